import type { Generated } from 'kysely';

export interface AccountTables {
  credential: CredentialTable;
  last_login: LastLoginTable;
  login_attempt: LoginAttemptTable;
}

interface CredentialTable {
  player_id: string;
  /** An argon2id hash with its own salt and cost in it. */
  password_hash: string;
  changed_at: Date;
  /** Given out by the house: it opens the door once, to be changed. */
  must_change: Generated<boolean>;
}

interface LastLoginTable {
  player_id: string;
  logged_in_at: Date;
  address: string | null;
}

interface LoginAttemptTable {
  /** `account` or `address`, or what else is counted. */
  scope: string;
  key_hash: Buffer;
  failures: Generated<number>;
  first_at: Date;
  last_at: Date;
}
