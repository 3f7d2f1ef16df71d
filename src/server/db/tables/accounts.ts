import type { Generated } from 'kysely';

export interface AccountTables {
  credential: CredentialTable;
  last_login: LastLoginTable;
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
  device_name: Generated<string>;
}
