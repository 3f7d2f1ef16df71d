import type { Generated } from 'kysely';

export interface PasskeyTables {
  passkey_user: PasskeyUserTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  factor_loss: FactorLossTable;
}

interface PasskeyUserTable {
  player_id: string;
  handle: Buffer;
}

interface PasskeyTable {
  /** The credential's own id, in base64url. */
  id: string;
  player_id: string;
  public_key: Buffer;
  counter: string;
  transports: Generated<string[]>;
  name: string;
  created_at: Date;
  used_at: Date | null;
}

interface PasskeyChallengeTable {
  challenge: string;
  player_id: string | null;
  expires_at: Date;
}

interface FactorLossTable {
  player_id: string;
  at: Date;
}
