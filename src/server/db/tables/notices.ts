import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { MessageKind } from '#contract/notices.ts';
import type { Worded } from './catalogue.ts';

export interface NoticeTables {
  player_message: PlayerMessageTable;
  push_key: PushKeyTable;
  push_subscription: PushSubscriptionTable;
  push_preference: PushPreferenceTable;
}

interface PlayerMessageTable {
  id: GeneratedAlways<string>;
  player_id: string;
  kind: MessageKind;
  /** Null: the merchant's own words, in `title` and `content`. */
  template: string | null;
  /** What the template's words are filled in with. */
  filling: JSONColumnType<Record<string, string | null>>;
  title: JSONColumnType<Worded> | null;
  content: JSONColumnType<Worded> | null;
  link: string | null;
  /** Its subject: each template notifies of one subject once. */
  about: string | null;
  created_at: Generated<Date>;
  read_at: Date | null;
  deleted_at: Date | null;
}

interface PushKeyTable {
  is_only: Generated<true>;
  public_key: string;
  /** Locked by the vault. */
  private_key: string;
  made_at: Generated<Date>;
}

interface PushSubscriptionTable {
  id: GeneratedAlways<string>;
  player_id: string;
  session_id: string;
  endpoint_hash: Buffer;
  /** Endpoint and keys, locked by the vault. */
  locked: string;
  subscribed_at: Generated<Date>;
}

interface PushPreferenceTable {
  player_id: string;
  money: boolean;
  security: boolean;
  promotions: boolean;
  quiet_from: string | null;
  quiet_to: string | null;
}
