import { sql } from 'kysely';
import type { ContractKind } from '#contract/contract-terms.ts';
import type { Database } from '#server/db/open.ts';

/** The kinds of which somebody has a contract that runs, or a bill on either side: those are read, on or off. */
export async function selectBilledKinds(
  database: Database,
  playerId: string,
): Promise<ContractKind[]> {
  const { rows } = await sql<{ kind: ContractKind }>`
    select one.kind from unnest(array['dividend', 'daily', 'hourly', 'realtime'])
      with ordinality as one (kind, place)
    where exists (select from agent_bill b where b.downline_id = ${playerId} and b.kind = one.kind)
      or exists (select from agent_bill b where b.upline_id = ${playerId} and b.kind = one.kind)
      or exists (select from agent_contract c where c.kind = one.kind
        and c.state in ('valid', 'termination-requested')
        and (c.downline_id = ${playerId} or c.upline_id = ${playerId}))
    order by one.place`.execute(database);
  return rows.map(({ kind }) => kind);
}

export interface RunningKind {
  kind: ContractKind;
  contracts: number;
}

/** How many contracts of each kind run on this site. */
export async function countRunning(database: Database): Promise<RunningKind[]> {
  const { rows } = await sql<RunningKind>`
    select kind, count(*)::integer as contracts from agent_contract
    where state in ('valid', 'termination-requested') group by kind order by kind`.execute(
    database,
  );
  return rows;
}
