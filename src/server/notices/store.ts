import { sql } from 'kysely';
import type { MessageKind } from '#contract/notices.ts';
import type { Language } from '#contract/values.ts';
import { inLanguage } from '#server/db/in-language.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Worded } from '#server/db/tables/catalogue.ts';

export interface NewMessage {
  playerId: string;
  kind: MessageKind;
  link: string | null;
  about: string | null;
  /** Either a template with its values, or the merchant's own words. */
  words:
    | { template: string; filling: Record<string, string | null> }
    | { title: Worded; content: Worded };
}

/** Undefined where the player was notified of it before. */
export async function insertMessage(
  transaction: Transaction,
  { playerId, kind, link, about, words }: NewMessage,
): Promise<{ id: string; createdAt: Date } | undefined> {
  const worded =
    'template' in words
      ? { template: words.template, filling: JSON.stringify(words.filling) }
      : {
          filling: '{}',
          title: JSON.stringify(words.title),
          content: JSON.stringify(words.content),
        };
  return transaction
    .insertInto('player_message')
    .values({ player_id: playerId, kind, link, about, ...worded })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'created_at as createdAt'])
    .executeTakeFirst();
}

function kept(database: Database, language: Language) {
  return database
    .selectFrom('player_message')
    .select([
      'id',
      'player_id as playerId',
      'kind',
      'template',
      'filling',
      'link',
      'about',
      'created_at as createdAt',
      'read_at as readAt',
      inLanguage('title', language).as('title'),
      inLanguage('content', language).as('content'),
    ])
    .where('deleted_at', 'is', null);
}

export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number];

export function selectMessages(
  database: Database,
  playerId: string,
  wanted: {
    language: Language;
    kind: MessageKind | undefined;
    before: string | undefined;
    atMost: number;
  },
) {
  const { language, kind, before, atMost } = wanted;
  return kept(database, language)
    .where('player_id', '=', playerId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'money'))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute();
}

/** For a push: what is deleted, or was read meanwhile, is not pushed any more. */
export function selectUnread(database: Database, id: string, language: Language) {
  return kept(database, language)
    .where('id', '=', id)
    .where('read_at', 'is', null)
    .executeTakeFirst();
}

export async function countUnread(database: Database, playerId: string): Promise<number> {
  const { count } = await database
    .selectFrom('player_message')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('player_id', '=', playerId)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Undefined: it is nobody's, somebody else's, or gone; false: it had been read. */
export async function setRead(
  transaction: Transaction,
  playerId: string,
  id: string,
): Promise<boolean | undefined> {
  const found = await transaction
    .selectFrom('player_message')
    .select('read_at as readAt')
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!found || found.readAt) return found && false;
  await transaction
    .updateTable('player_message')
    .set({ read_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
  return true;
}

export async function setAllRead(
  transaction: Transaction,
  playerId: string,
  upTo: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('player_message')
    .set({ read_at: sql<Date>`clock_timestamp()` })
    .where('player_id', '=', playerId)
    .where('id', '<=', upTo)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes its words; the row stays, so that the subject is not notified again. */
export async function setDeleted(
  transaction: Transaction,
  playerId: string,
  id: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('player_message')
    .set({
      deleted_at: sql<Date>`coalesce(deleted_at, clock_timestamp())`,
      filling: '{}',
      title: sql`case when title is null then null else '{}'::jsonb end`,
      content: sql`case when content is null then null else '{}'::jsonb end`,
    })
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes, of the oldest `atMost`, those sent before a moment; ids follow the clock closely enough. */
export async function deleteOldest(
  database: Database,
  before: Date,
  atMost: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from player_message where id = any (array(
      select id from (
        select id, created_at from player_message order by id limit ${atMost}
      ) as oldest where created_at < ${before}))`.execute(database);
  return Number(numAffectedRows ?? 0n);
}

/** Real accounts only: somebody on trial is gone tomorrow. */
export function selectPlayers(
  database: Database,
  accounts: readonly string[],
): Promise<{ id: string; account: string }[]> {
  const names = [...new Set(accounts.map((account) => account.toLowerCase()))];
  return database
    .selectFrom('player')
    .select(['id', 'account'])
    .where(({ fn }) => fn<string>('lower', ['account']), 'in', names)
    .where('type', '<>', 4)
    .orderBy('id')
    .execute();
}
