import { sql } from 'kysely';
import type { Duty } from '#contract/call.ts';
import type { Database } from '#server/db/open.ts';

export interface OperatorRow {
  id: string;
  name: string;
  duties: Duty[];
  usedAt: Date;
}

export function selectByToken(database: Database, hash: Buffer): Promise<OperatorRow | undefined> {
  return database
    .selectFrom('operator')
    .select(['id', 'name', 'duties', 'used_at as usedAt'])
    .where('token_hash', '=', hash)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

export function selectByName(database: Database, name: string): Promise<OperatorRow | undefined> {
  return database
    .selectFrom('operator')
    .select(['id', 'name', 'duties', 'used_at as usedAt'])
    .where('name', '=', name)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

export function selectOperators(database: Database): Promise<OperatorRow[]> {
  return database
    .selectFrom('operator')
    .select(['id', 'name', 'duties', 'used_at as usedAt'])
    .where('removed_at', 'is', null)
    .orderBy('name')
    .execute();
}

interface NewOperator {
  name: string;
  duties: Duty[];
  tokenHash: Buffer;
  now: Date;
}

/** False where the name is taken. */
export async function insertOperator(
  database: Database,
  { name, duties, tokenHash, now }: NewOperator,
): Promise<boolean> {
  const inserted = await database
    .insertInto('operator')
    .values({ name, duties, token_hash: tokenHash, added_at: now, used_at: now })
    .onConflict((conflict) => conflict.column('name').where('removed_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
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

interface Wanted {
  before?: string | undefined;
  subject?: string | undefined;
  atMost: number;
}

export function selectEntries(database: Database, { before, subject, atMost }: Wanted) {
  return database
    .selectFrom('operator_audit')
    .select(['id', 'at', 'operator_name as operator', 'action', 'subject', 'detail'])
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
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
