import { sql } from 'kysely';
import type { ContractKind } from '#contract/contract-terms.ts';
import type { Database } from '#server/db/open.ts';
import { waitsFor } from './contract-store.ts';

interface WaitingRow {
  offers: number;
  requests: number;
  ends: number;
  endsBelow: number;
  owedBills: number;
  owed: string;
  owedKind: ContractKind | null;
}

export async function selectWaitingCounts(
  database: Database,
  { playerId, currency }: { playerId: string; currency: string },
): Promise<WaitingRow> {
  const { rows } = await sql<WaitingRow>`
    select answers.*, bills.* from (
      select
        (count(*) filter (where c.state = 'requested' and c.proposed_by = 'upline'))::integer as offers,
        (count(*) filter (where c.state = 'requested' and c.proposed_by = 'downline'))::integer as requests,
        (count(*) filter (where c.state = 'termination-requested' and c.end_asked_by = 'upline'))::integer as ends,
        (count(*) filter (where c.state = 'termination-requested' and c.end_asked_by = 'downline'))::integer as "endsBelow"
      from agent_contract c where ${waitsFor(playerId)}) as answers,
    (
      select count(*)::integer as "owedBills", coalesce(sum(b.due - b.paid), 0)::bigint as owed,
        mode() within group (order by b.kind) as "owedKind"
      from agent_bill b
      -- The house pays real-time salaries, whoever stands above.
      where b.upline_id = ${playerId} and b.kind <> 'realtime' and b.currency = ${currency}
        and b.state = 'part-paid') as bills`.execute(database);
  if (!rows[0]) throw new Error('Counts have a row.');
  return rows[0];
}
