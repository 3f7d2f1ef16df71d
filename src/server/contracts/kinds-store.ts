import { sql } from 'kysely';
import { type ContractKind, contractKinds } from '#contract/contract-terms.ts';
import type { Database } from '#server/db/open.ts';

/** The kinds of which somebody has a contract that runs, or a bill on either side: those are read, on or off. */
export async function selectBilledKinds(
  database: Database,
  playerId: string,
): Promise<ContractKind[]> {
  const { rows } = await sql<{ kind: ContractKind }>`
    select listed.kind from unnest(${[...contractKinds]}::text[])
      with ordinality as listed (kind, place)
    where exists (select from agent_bill bill where bill.downline_id = ${playerId} and bill.kind = listed.kind)
      or exists (select from agent_bill bill where bill.upline_id = ${playerId} and bill.kind = listed.kind)
      or exists (select from agent_contract contract where contract.kind = listed.kind
        and contract.state in ('valid', 'termination-requested')
        and (contract.downline_id = ${playerId} or contract.upline_id = ${playerId}))
    order by listed.place`.execute(database);
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
