import { sql } from 'kysely';
import type { Duty } from '#contract/call.ts';
import type { Database } from '#server/db/open.ts';

export interface OperatorRow {
  id: string;
  name: string;
  duties: Duty[];
  usedAt: Date;
  expiresAt: Date;
  provedAt: Date | null;
}

export function selectByToken(database: Database, hash: Buffer): Promise<OperatorRow | undefined> {
  return rows(database).where('token_hash', '=', hash).executeTakeFirst();
}

export function selectOperators(database: Database): Promise<OperatorRow[]> {
  return rows(database).orderBy('name').execute();
}

function rows(database: Database) {
  return database
    .selectFrom('operator')
    .select([
      'id',
      'name',
      'duties',
      'used_at as usedAt',
      'expires_at as expiresAt',
      'proved_at as provedAt',
    ])
    .where('removed_at', 'is', null);
}

interface NewRow {
  name: string;
  duties: Duty[];
  tokenHash: Buffer;
  now: Date;
  expiresAt: Date;
}

/** Undefined where the name is taken. */
export async function insertOperator(
  database: Database,
  { name, duties, tokenHash, now, expiresAt }: NewRow,
): Promise<string | undefined> {
  const inserted = await database
    .insertInto('operator')
    .values({
      ...{ name, duties, token_hash: tokenHash, added_at: now, used_at: now },
      expires_at: expiresAt,
    })
    .onConflict((conflict) => conflict.column('name').where('removed_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export async function setSecret(
  database: Database,
  id: string,
  lockedSecret: string,
): Promise<void> {
  await database
    .updateTable('operator')
    .set({ locked_secret: lockedSecret })
    .where('id', '=', id)
    .execute();
}

export function selectSecret(database: Database, id: string) {
  return database
    .selectFrom('operator')
    .select(['locked_secret as lockedSecret', 'last_step as lastStep'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

export interface Renewal {
  tokenHash: Buffer;
  now: Date;
  expiresAt: Date;
}

/**
 * Of two who bring the same code at once, one moves the step on and the other finds it moved. The token
 * is renewed with it or not at all: in between, the old one would be fresh and proved.
 */
export async function takeStep(
  database: Database,
  { id, step }: { id: string; step: number },
  renewal?: Renewal,
): Promise<boolean> {
  const renewed = renewal && {
    token_hash: renewal.tokenHash,
    ...{ proved_at: renewal.now, used_at: renewal.now, expires_at: renewal.expiresAt },
  };
  const { numUpdatedRows } = await database
    .updateTable('operator')
    .set({ last_step: String(step), ...renewed })
    .where('id', '=', id)
    .where('last_step', '<', String(step))
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False where there is nobody of that name. */
export async function markRemoved(database: Database, name: string, now: Date): Promise<boolean> {
  const removed = await database
    .updateTable('operator')
    .set({ removed_at: now })
    .where('name', '=', name)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

export async function markUsed(database: Database, id: string, now: Date): Promise<void> {
  await database.updateTable('operator').set({ used_at: now }).where('id', '=', id).execute();
}

interface NewEntry {
  operatorId: string | null;
  operatorName: string;
  action: string;
  subject: string;
  detail: Record<string, string>;
}

export async function insertEntry(database: Database, entry: NewEntry): Promise<void> {
  await database
    .insertInto('operator_audit')
    .values({
      operator_id: entry.operatorId,
      operator_name: entry.operatorName,
      action: entry.action,
      subject: entry.subject,
      detail: JSON.stringify(entry.detail) as never,
    })
    .execute();
}

interface EntriesFilter {
  before?: string | undefined;
  subject?: string | undefined;
  /** An action or a subject. */
  named?: string | undefined;
  atMost: number;
}

export function selectEntries(
  database: Database,
  { before, subject, named, atMost }: EntriesFilter,
) {
  return database
    .selectFrom('operator_audit')
    .select(['id', 'at', 'operator_name as operator', 'action', 'subject', 'detail'])
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .$if(named !== undefined, (query) =>
      query.where((each) =>
        each.or([each('action', '=', named ?? ''), each('subject', '=', named ?? '')]),
      ),
    )
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute();
}

export interface AuditState {
  lines: string;
  /** Those that do not follow from the line before them: it or they were changed, or one is missing. */
  broken: string[];
  /** The newest line's link, to be written down elsewhere: a tail that is cut off shows by nothing else. */
  head: string | null;
}

export async function selectAuditState(database: Database): Promise<AuditState> {
  const { rows } = await sql<AuditState>`
    with linked as (
      select id, chain, sha256(coalesce(lag(chain) over (order by id), ''::bytea) || convert_to(
        json_build_array(id, extract(epoch from at)::text, operator_id, operator_name, action,
          subject, detail)::text, 'UTF8')) as due
      from operator_audit
    )
    select count(*)::text as lines,
      coalesce(array_agg(id::text order by id) filter (where chain <> due), '{}') as broken,
      (select encode(chain, 'hex') from operator_audit order by id desc limit 1) as head
    from linked`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('The audit does not answer.');
  return row;
}
