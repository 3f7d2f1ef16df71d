export interface SignInTables {
  linked_identity: LinkedIdentityTable;
  sign_in_attempt: SignInAttemptTable;
  sign_in_voucher: SignInVoucherTable;
}

type Provider = 'google' | 'facebook';
type Entrance = 'site' | 'agent';

interface LinkedIdentityTable {
  provider: Provider;
  /** What the provider calls the person: never changes, and is given to nobody else. */
  subject: string;
  player_id: string;
  hint: string;
  since: Date;
  used_at: Date | null;
}

interface SignInAttemptTable {
  state_hash: Buffer;
  cookie_hash: Buffer;
  provider: Provider;
  nonce: string;
  locked_verifier: string;
  return_address: string;
  entrance: Entrance;
  /** Who links; null where somebody wants to come in. */
  player_id: string | null;
  expires_at: Date;
}

interface SignInVoucherTable {
  code_hash: Buffer;
  stage: 'code' | 'ticket';
  cookie_hash: Buffer;
  provider: Provider;
  locked_person: string;
  entrance: Entrance;
  player_id: string | null;
  created_at: Date;
  expires_at: Date;
}
