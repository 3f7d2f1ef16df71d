import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { MessageKind, OutgoingMessage } from './courier.ts';

export interface NewRow {
  kind: MessageKind;
  recipient: string;
  language: string;
  template: string;
  subject: string | null;
  body: string;
  playerId: string | null;
  sendWithinSeconds: number | null;
  blankAfterSeconds: number | null;
  isWithheld: boolean;
}

/** Jobs of these kinds send one message each; their key is its id. */
export type SendingKind = 'send-sms' | 'send-mail';

export function sendingKindOf(kind: MessageKind): SendingKind {
  return `send-${kind}`;
}

/** The message and the job that sends it are written by one statement. */
export async function insertMessage(database: Database, row: NewRow): Promise<string> {
  const message = database
    .insertInto('outbox')
    .values({
      kind: row.kind,
      recipient: row.recipient,
      language: row.language,
      template: row.template,
      subject: row.isWithheld ? null : row.subject,
      body: row.isWithheld ? null : row.body,
      player_id: row.playerId,
      state: row.isWithheld ? 'withheld' : 'waiting',
      send_before: inSeconds(row.sendWithinSeconds),
      blank_at: inSeconds(row.blankAfterSeconds),
    })
    .returning('id');
  if (row.isWithheld) return (await message.executeTakeFirstOrThrow()).id;
  const { id } = await database
    .with('message', () => message)
    .selectFrom('message')
    .select([
      'id',
      sql`job_add(${sendingKindOf(row.kind)}, id::text, clock_timestamp(), '{}')`.as('job'),
    ])
    .executeTakeFirstOrThrow();
  return id;
}

function inSeconds(seconds: number | null) {
  return sql<Date | null>`clock_timestamp() + make_interval(secs => ${seconds}::float8)`;
}

export interface WaitingMessage extends OutgoingMessage {
  template: string;
}

/** Undefined once it is settled, and when it is too late to send it. */
export function selectWaiting(database: Database, id: string): Promise<WaitingMessage | undefined> {
  return database
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient as to', 'subject', 'template'])
    .select(sql<string>`body`.as('text'))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where(sql<boolean>`(send_before is null or send_before > clock_timestamp())`)
    .executeTakeFirst();
}

/** One claim of the job that sends a message. */
export interface Attempt {
  id: string;
  kind: MessageKind;
  /** 1 at the first try. */
  number: number;
}

/** Only the newest attempt settles: a gateway that lost its lease must not overwrite another's result. */
export async function settleMessage(
  database: Database,
  { id, kind, number }: Attempt,
  state: 'sent' | 'kept' | 'failed',
  reason: string | null,
): Promise<void> {
  const isBlanked = state !== 'kept';
  await database
    .updateTable('outbox')
    .set({
      state,
      reason,
      settled_at: sql<Date>`clock_timestamp()`,
      ...(isBlanked ? { body: null, subject: null } : {}),
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('job')
          .select('job.key')
          .where('job.kind', '=', sendingKindOf(kind))
          .where('job.key', '=', id)
          .where('job.attempt', '=', number),
      ),
    )
    .execute();
}

/** Deletes the text of messages that are too late or hold an old code, and messages of an earlier week. */
export async function tidyOutbox(database: Database, keptDays: number): Promise<void> {
  await sql`
    update outbox set body = null, subject = null,
      state = case when state = 'waiting' then 'expired' else state end,
      settled_at = coalesce(settled_at, clock_timestamp())
    where (body is not null and blank_at <= clock_timestamp())
      or (state = 'waiting' and send_before <= clock_timestamp())
  `.execute(database);
  await sql`
    delete from outbox where created_at < clock_timestamp() - make_interval(days => ${keptDays})
  `.execute(database);
}

export interface KeptMessage {
  at: Date;
  kind: MessageKind;
  to: string;
  subject: string | null;
  body: string | null;
}

/** The newest first. */
export function selectKept(
  database: Database,
  { to, last }: { to: string | null; last: number },
): Promise<KeptMessage[]> {
  return database
    .selectFrom('outbox')
    .select(['created_at as at', 'kind', 'recipient as to', 'subject', 'body'])
    .where('state', '=', 'kept')
    .$if(to !== null, (query) =>
      query.where(sql<boolean>`strpos(lower(recipient), lower(${to}::text)) > 0`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(last)
    .execute();
}
