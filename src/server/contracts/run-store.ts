import { sql } from 'kysely';
import type { BillState } from '#contract/contract-bills.ts';
import type { ContractKind } from '#contract/contract-terms.ts';
import type { Database } from '#server/db/open.ts';

export interface RunLine {
  id: string;
  account: string;
  /** Who pays; null: the house. */
  upline: string | null;
  state: BillState;
  due: string;
  paid: string;
  /** What the bill before came to; null: there was none. */
  before: string | null;
  currency: string;
}

/** The bills of a run, the largest first: what a person looks through before approving or denying. */
export async function selectRun(
  database: Database,
  kind: ContractKind,
  toDay: string,
): Promise<RunLine[]> {
  const { rows } = await sql<RunLine>`
    select b.id, d.account, u.account as upline, b.state, b.due, b.paid, earlier.due as before,
      b.currency
    from agent_bill b
    join player d on d.id = b.downline_id
    left join player u on u.id = b.upline_id
    left join lateral (
      select e.due from agent_bill e where e.downline_id = b.downline_id and e.kind = b.kind
        and e.id < b.id order by e.id desc limit 1) as earlier on true
    where b.kind = ${kind} and b.to_day = ${toDay}::date and b.due > 0
    order by b.due desc, b.id`.execute(database);
  return rows;
}
