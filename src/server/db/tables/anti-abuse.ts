import type { ColumnType, Generated } from 'kysely';

export interface AntiAbuseTables {
  check_secret: CheckSecretTable;
  captcha: CaptchaTable;
  human_check_use: HumanCheckUseTable;
  throttle: ThrottleTable;
  authenticator: AuthenticatorTable;
  recovery_code: RecoveryCodeTable;
}

interface CheckSecretTable {
  is_only: ColumnType<true, never, never>;
  secret: Buffer;
}

interface CaptchaTable {
  id: Buffer;
  /** HMAC of the answer and the id: five characters alone would be found by trying all. */
  answer_hash: Buffer;
  expires_at: Date;
}

/** A challenge that was taken; kept until it would have expired anyway. */
interface HumanCheckUseTable {
  nonce: Buffer;
  expires_at: Date;
}

interface ThrottleTable {
  rule: string;
  /** HMAC, so that the table tells nobody who tried what from where. */
  key_hash: Buffer;
  /** When each attempt was made, the oldest first. */
  marks: Generated<Date[]>;
  forget_at: Date;
}

interface AuthenticatorTable {
  player_id: string;
  /** Encrypted by the caller: this column never holds the secret itself. */
  sealed_secret: string;
  /** The newest step whose code was taken: a code opens once. */
  last_step: Generated<string>;
  begun_at: Date;
  /** Null until a first code has proved that the app holds the secret. */
  confirmed_at: Date | null;
}

interface RecoveryCodeTable {
  player_id: string;
  code_hash: Buffer;
  used_at: Date | null;
}
