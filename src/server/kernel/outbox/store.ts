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

/** A message that one gateway has taken for a while, at its so-manieth try. */
export interface Claimed extends OutgoingMessage {
  template: string;
  attempt: number;
}

export async function insertMessage(database: Database, row: NewRow): Promise<string> {
  const { id } = await database
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
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function inSeconds(seconds: number | null) {
  return sql<Date | null>`clock_timestamp() + make_interval(secs => ${seconds}::float8)`;
}

/**
 * Takes due messages for so long that whoever dies with them in hand leaves them to the others. No
 * transaction stays open while a provider is thinking.
 */
export async function claimDue(
  database: Database,
  kind: MessageKind,
  { atMost, leaseSeconds }: { atMost: number; leaseSeconds: number },
): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    update outbox set attempts = attempts + 1,
      due_at = clock_timestamp() + make_interval(secs => ${leaseSeconds})
    where id in (
      select id from outbox
      where state = 'waiting' and kind = ${kind} and due_at <= clock_timestamp()
        and (send_before is null or send_before > clock_timestamp())
      order by due_at
      limit ${atMost}
      for update skip locked
    )
    returning id, kind, recipient as "to", subject, body as text, template, attempts as attempt
  `.execute(database);
  return rows;
}

/** Only for who still holds it: a gateway that was too slow has nothing more to say about it. */
export async function settleMessage(
  database: Database,
  { id, attempt }: Pick<Claimed, 'id' | 'attempt'>,
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
    .where('attempts', '=', attempt)
    .execute();
}

export async function postponeMessage(
  database: Database,
  { id, attempt }: Pick<Claimed, 'id' | 'attempt'>,
  afterMs: number,
  reason: string,
): Promise<void> {
  await database
    .updateTable('outbox')
    .set({
      reason,
      due_at: sql<Date>`clock_timestamp() + make_interval(secs => ${afterMs / 1000}::float8)`,
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', attempt)
    .execute();
}

/** Null where nothing waits; negative where something should have gone already. */
export async function msUntilNextDue(
  database: Database,
  kind: MessageKind,
): Promise<number | null> {
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from min(due_at) - clock_timestamp()) * 1000)::float8 as ms from outbox
    where state = 'waiting' and kind = ${kind}
      and (send_before is null or send_before > clock_timestamp())
  `.execute(database);
  return rows[0]?.ms ?? null;
}

/** Takes away the words of what was not worth sending any more, and forgets what is old. */
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
