import type { Generated, GeneratedAlways } from 'kysely';
import type { GameType, Language } from '#contract/values.ts';
import type { playModes } from '#contract/vendor-api.ts';

export interface PlayTables {
  vendor_link: VendorLinkTable;
  vendor_key: VendorKeyTable;
  vendor_nonce: VendorNonceTable;
  vendor_player: VendorPlayerTable;
  launch_token: LaunchTokenTable;
  vendor_session: VendorSessionTable;
  vendor_round: VendorRoundTable;
  vendor_transaction: VendorTransactionTable;
  vendor_incident: VendorIncidentTable;
}

export type PlayMode = (typeof playModes)[number];

interface VendorLinkTable {
  vendor_code: string;
  wallet: 'seamless' | 'transfer';
  base_address: string;
  /** A JWK as text: OKP, Ed25519. */
  public_key: string;
  /** Of the embedded vendor: written anew at each start. */
  is_sandbox: Generated<boolean>;
  enabled: Generated<boolean>;
  closed_note: Generated<string>;
}

interface VendorKeyTable {
  is_only: Generated<true>;
  kid: string;
  public_key: string;
  /** Locked by the house's vault. */
  private_key: string;
  made_at: Generated<Date>;
}

interface VendorNonceTable {
  vendor_code: string;
  nonce: string;
  received_at: Date;
}

interface VendorPlayerTable {
  vendor_code: string;
  player_id: string;
  name: string;
}

interface LaunchTokenTable {
  /** SHA-256 of the 43 characters. */
  token_hash: Buffer;
  vendor_code: string;
  player_id: string;
  /** `session.id` of the login it was launched from. */
  session_id: string;
  mode: PlayMode;
  game_code: string;
  language: Language;
  made_at: Date;
  expires_at: Date;
  used_at: Generated<Date | null>;
}

interface VendorSessionTable {
  /** SHA-256 of the 43 characters. */
  token_hash: Buffer;
  vendor_code: string;
  player_id: string;
  /** It is over when this login is. */
  session_id: string;
  mode: PlayMode;
  game_code: string;
  opened_at: Date;
  ended_at: Generated<Date | null>;
}

interface VendorRoundTable {
  id: GeneratedAlways<string>;
  vendor_code: string;
  player_id: string;
  round: string;
  game_code: string;
  game_type: GameType;
  bets: Generated<number>;
  staked: Generated<string>;
  won: Generated<string>;
  jackpot: Generated<string>;
  returned: Generated<string>;
  bonus_grant: Generated<string | null>;
  bonus_staked: Generated<string>;
  bonus_paid: Generated<string>;
  state: 'open' | 'completed' | 'cancelled';
  opened_at: Date;
  changed_at: Date;
  asked_at: Generated<Date | null>;
}

interface VendorTransactionTable {
  /** Sent to the vendor as `posted`. */
  id: GeneratedAlways<string>;
  vendor_code: string;
  transaction: string;
  operation:
    | 'bet'
    | 'win'
    | 'bet-and-win'
    | 'rollback'
    | 'end-round'
    | 'jackpot-win'
    | 'promo-credit'
    | 'tombstone';
  player_id: string;
  round_id: string | null;
  digest: Buffer;
  staked: Generated<string>;
  paid: Generated<string>;
  bonus_staked: Generated<string>;
  taken_back_by: string | null;
  at: Date;
}

interface VendorIncidentTable {
  id: GeneratedAlways<string>;
  vendor_code: string;
  kind: string;
  subject: string;
  player_id: string | null;
  detail: Generated<Record<string, string>>;
  raised_at: Date;
  settled_at: Generated<Date | null>;
  settled_by: Generated<string | null>;
  note: Generated<string>;
}
