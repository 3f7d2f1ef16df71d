import { sql } from 'kysely';
import type { Figures } from '#contract/contract-bills.ts';
import type { Terms } from '#contract/contract-terms.ts';
import type { Database } from '#server/db/open.ts';

export interface KeptBill {
  id: string;
  account: string;
  terms: Terms;
  figures: Figures;
  amount: string;
  carriedOut: string;
  due: string;
  paid: string;
  /** What its payments come to. */
  payments: string;
  /** What the ledger moved to the downline under the keys of this bill. */
  posted: string;
}

/** Bills with all that they keep, the oldest first. */
export async function selectKeptBills(
  database: Database,
  { after, atMost }: { after: string; atMost: number },
): Promise<KeptBill[]> {
  const { rows } = await sql<KeptBill>`
    select b.id, p.account, c.terms, b.figures, b.amount, b.carried_out as "carriedOut", b.due, b.paid,
      (select coalesce(sum(amount), 0)::bigint from agent_bill_payment one
        where one.bill_id = b.id) as payments,
      (select coalesce(sum(leg.amount), 0)::bigint
        from agent_bill_payment one
        join ledger_key k on k.key = 'agent-bill:' || one.bill_id || ':' || one.ordinal
          and k.transfer_id = one.transfer_id
        join ledger_leg leg on leg.posted_on = k.posted_on and leg.transfer_id = k.transfer_id
          and leg.player_id = b.downline_id and leg.amount > 0
        where one.bill_id = b.id) as posted
    from agent_bill b
    join agent_contract c on c.id = b.contract_id
    join player p on p.id = b.downline_id
    where b.id > ${after}::bigint order by b.id limit ${atMost}`.execute(database);
  return rows;
}
