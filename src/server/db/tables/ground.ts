import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export interface GroundTables {
  player: PlayerTable;
  session: SessionTable;
  event: EventTable;
  site_state: SiteStateTable;
}

interface PlayerTable {
  id: GeneratedAlways<string>;
  account: string;
  nickname: string;
  /** 1, 2, 41 and 42 are agents, 4 is on trial, 0 a member. */
  type: Generated<number>;
  merchant: string;
  language: string;
  created_at: Generated<Date>;
}

interface SessionTable {
  /** SHA-256 of the token: who reads the table cannot log in with it. */
  token_hash: Buffer;
  player_id: string;
  created_at: Generated<Date>;
  seen_at: Generated<Date>;
  expires_at: Date;
  ended_at: Date | null;
  /** How its owner speaks of it; never the token's hash. */
  id: Generated<string>;
  device_hash: Buffer | null;
  device_name: Generated<string>;
  address: string | null;
  must_change: Generated<boolean>;
  /** Whose word opened it, where it was a provider's. */
  vouched_by: 'google' | 'facebook' | null;
}

interface EventTable {
  /** The first half of its place in the order; by its default never below the transaction's own id. */
  order_xid: Generated<string>;
  id: GeneratedAlways<string>;
  kind: string;
  /** The player it is for; null for everyone. */
  topic: string | null;
  body: JSONColumnType<object>;
  created_at: Generated<Date>;
}

interface SiteStateTable {
  is_only: ColumnType<true, never, never>;
  /** Changed through `bump_version` only, which tells the other gateways. */
  content_version: ColumnType<string, never, never>;
  catalogue_version: ColumnType<string, never, never>;
  updated_at: ColumnType<Date, never, never>;
}
