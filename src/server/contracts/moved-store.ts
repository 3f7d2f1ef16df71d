import { sql } from 'kysely';
import type { ContractKind } from '#contract/contract-terms.ts';
import type { Database } from '#server/db/open.ts';

export interface MovedContract {
  id: string;
  kind: ContractKind;
  /** When the line that stands now began; null: it came with the account. */
  movedAt: Date | null;
}

/** Contracts whose downline stands below somebody else than the one who agreed on them, the house included. */
const moved = sql`agent_contract c
  join sponsor s on s.player_id = c.downline_id and s.agent_id is distinct from c.upline_id
  join team_line l on l.ancestor_id = s.agent_id and l.descendant_id = c.downline_id`;

const movedAt = sql`nullif(l.since, '-infinity')`;

/** Those that are open, and those that were to count on beyond the move. */
export async function selectMoved(database: Database, timeZone: string): Promise<MovedContract[]> {
  const { rows } = await sql<MovedContract>`
    select c.id, c.kind, ${movedAt} as "movedAt" from ${moved}
    where c.state in ('requested', 'valid', 'termination-requested')
      or (c.state in ('terminated', 'replaced') and c.ends_on >= c.starts_on
        and c.ends_on >= (${movedAt} at time zone ${timeZone})::date)
    order by c.id limit 200`.execute(database);
  return rows;
}

export async function selectMove(
  database: Database,
  contractId: string,
): Promise<MovedContract | undefined> {
  const { rows } = await sql<MovedContract>`
    select c.id, c.kind, ${movedAt} as "movedAt" from ${moved} where c.id = ${contractId}`.execute(
    database,
  );
  return rows[0];
}

/** By contract the first day that belongs to another line; nothing of those that stand where they did. */
export async function selectMoveDays(
  database: Database,
  contractIds: readonly string[],
  timeZone: string,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; day: string | null }>`
    select c.id, (${movedAt} at time zone ${timeZone})::date::text as day from ${moved}
    where c.id = any (${[...contractIds]}::bigint[])`.execute(database);
  return new Map(rows.flatMap(({ id, day }) => (day === null ? [] : [[id, day] as const])));
}

/** The last day that an earlier contract of the same two still counts. */
export async function selectLastDay(
  database: Database,
  {
    downlineId,
    uplineId,
    kind,
  }: { downlineId: string; uplineId: string | null; kind: ContractKind },
): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(ends_on)::text as day from agent_contract
    where downline_id = ${downlineId} and kind = ${kind} and ends_on >= starts_on
      and upline_id is not distinct from ${uplineId}::bigint`.execute(database);
  return rows[0]?.day ?? null;
}
