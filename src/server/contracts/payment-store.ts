import { sql } from 'kysely';
import type { ContractKind } from '#contract/contract-terms.ts';
import type { Database, Transaction } from '#server/db/open.ts';

/** Where it is worth trying: the house pays always, an upline while something lies in the wallet. */
export async function selectBillsToPay(
  database: Database,
  after: { depth: number; id: string },
  atMost: number,
): Promise<{ id: string; depth: number }[]> {
  const { rows } = await sql<{ id: string; depth: number }>`
    select b.id, b.depth from agent_bill b
    where b.state in ('issued', 'part-paid') and (b.depth, b.id) > (${after.depth}::integer, ${after.id}::bigint)
    order by b.depth, b.id limit ${atMost}`.execute(database);
  return rows;
}

export interface OpenBill {
  id: string;
  kind: ContractKind;
  uplineId: string | null;
  downlineId: string;
  currency: string;
  left: bigint;
}

export interface BillToPay extends OpenBill {
  state: 'issued' | 'part-paid';
  /** How many payments there were. */
  payments: number;
}

/** Those that are still open, from the root downwards; the same order everywhere, so nobody waits in a circle. */
export async function lockBillsToPay(
  transaction: Transaction,
  ids: readonly string[],
): Promise<BillToPay[]> {
  const { rows } = await sql<Omit<BillToPay, 'left'> & { left: string }>`
    select b.id, b.kind, b.upline_id as "uplineId", b.downline_id as "downlineId", b.currency,
      b.state, (b.due - b.paid)::bigint as left,
      (select count(*)::integer from agent_bill_payment p where p.bill_id = b.id) as payments
    from agent_bill b
    where b.id = any (${[...ids]}::bigint[]) and b.state in ('issued', 'part-paid')
    order by b.depth, b.id for update of b`.execute(transaction);
  return rows.map((row) => ({ ...row, left: BigInt(row.left) }));
}

export interface Payment {
  bill: BillToPay;
  amount: bigint;
  state: 'paid' | 'part-paid';
}

/** The ledger's transfers stand in the order of the payments. */
export async function insertPayments(
  transaction: Transaction,
  {
    payments,
    transferIds,
    now,
  }: { payments: readonly Payment[]; transferIds: readonly string[]; now: Date },
): Promise<void> {
  const ids = sql`${payments.map(({ bill }) => bill.id)}::bigint[]`;
  const amounts = sql`${payments.map(({ amount }) => String(amount))}::bigint[]`;
  await sql`
    insert into agent_bill_payment (bill_id, ordinal, amount, transfer_id, paid_at)
    select id, ordinal, amount, transfer, ${now}::timestamptz
    from unnest(${ids}, ${payments.map(({ bill }) => bill.payments + 1)}::integer[], ${amounts},
      ${[...transferIds]}::bigint[]) as one (id, ordinal, amount, transfer)`.execute(transaction);
  await sql`
    update agent_bill b set paid = b.paid + one.amount, state = one.state
    from unnest(${ids}, ${amounts}, ${payments.map(({ state }) => state)}::text[])
      as one (id, amount, state)
    where b.id = one.id`.execute(transaction);
}

/** Of which the payer's wallet held nothing: they wait for it, as those that it did not hold whole. */
export async function markUncovered(
  transaction: Transaction,
  ids: readonly string[],
): Promise<void> {
  await sql`update agent_bill set state = 'part-paid' where id = any (${[...ids]}::bigint[])`.execute(
    transaction,
  );
}

const asOpen = sql`id, kind, upline_id as "uplineId", downline_id as "downlineId", currency,
  (due - paid)::bigint as left`;
type OpenRow = Omit<OpenBill, 'left'> & { left: string };
const openBill = (row: OpenRow): OpenBill => ({ ...row, left: BigInt(row.left) });

/** What an upline could not pay for so long is not tried any more; answers what has expired. */
export async function expireBills(transaction: Transaction, before: Date): Promise<OpenBill[]> {
  const { rows } = await sql<OpenRow>`update agent_bill set state = 'expired'
    where state in ('issued', 'part-paid') and issued_at < ${before}::timestamptz
    returning ${asOpen}`.execute(transaction);
  return rows.map(openBill);
}

export interface WaitingRun {
  kind: ContractKind;
  toDay: string;
  currency: string;
  bills: number;
  due: string;
  largest: string;
  /** Those that differ by more than half from the one before. */
  changed: number;
  firstBy: string | null;
}

/** What waits for approval, a run a line, with what a person looks at before approving. */
export async function selectWaitingRuns(database: Database): Promise<WaitingRun[]> {
  const { rows } = await sql<WaitingRun>`
    select b.kind, b.to_day::text as "toDay", b.currency, count(*)::integer as bills, sum(b.due)::bigint as due,
      max(b.due) as largest,
      (count(*) filter (where abs(b.due - earlier.due) * 2 > earlier.due))::integer as changed,
      max(a.approved_by) as "firstBy"
    from agent_bill b
    left join lateral (
      select e.due from agent_bill e where e.downline_id = b.downline_id and e.kind = b.kind
        and e.id < b.id order by e.id desc limit 1) as earlier on true
    left join bill_approval a on a.kind = b.kind and a.to_day = b.to_day
    where b.state = 'awaiting-approval'
    group by b.kind, b.to_day, b.currency order by b.to_day, b.kind`.execute(database);
  return rows;
}

export interface RunSum {
  bills: number;
  due: string;
}

/** Locks what waits, so that the sum that is approved is the sum that is released. */
export async function lockWaiting(
  transaction: Transaction,
  kind: ContractKind,
  toDay: string,
): Promise<RunSum> {
  const { rows } = await sql<RunSum>`
    select count(*)::integer as bills, coalesce(sum(due), 0)::bigint as due from (
      select due from agent_bill where kind = ${kind} and to_day = ${toDay}::date
        and state = 'awaiting-approval' order by id for update) as waiting`.execute(transaction);
  return rows[0] ?? { bills: 0, due: '0' };
}

export async function selectApproval(
  transaction: Transaction,
  kind: ContractKind,
  toDay: string,
): Promise<(RunSum & { approvedBy: string }) | undefined> {
  const { rows } = await sql<RunSum & { approvedBy: string }>`
    select bills, due, approved_by as "approvedBy" from bill_approval
    where kind = ${kind} and to_day = ${toDay}::date`.execute(transaction);
  return rows[0];
}

export async function upsertApproval(
  transaction: Transaction,
  {
    kind,
    toDay,
    bills,
    due,
    by,
    now,
  }: RunSum & {
    kind: ContractKind;
    toDay: string;
    by: string;
    now: Date;
  },
): Promise<void> {
  await sql`
    insert into bill_approval (kind, to_day, bills, due, approved_by, approved_at)
    values (${kind}, ${toDay}::date, ${bills}, ${due}::bigint, ${by}, ${now}::timestamptz)
    on conflict (kind, to_day) do update set bills = excluded.bills, due = excluded.due,
      approved_by = excluded.approved_by, approved_at = excluded.approved_at`.execute(transaction);
}

export async function releaseWaiting(
  transaction: Transaction,
  kind: ContractKind,
  toDay: string,
): Promise<void> {
  await sql`update agent_bill set state = 'issued'
    where kind = ${kind} and to_day = ${toDay}::date and state = 'awaiting-approval'`.execute(
    transaction,
  );
}

/** The one that is denied now; undefined where something was paid of it, or it is closed. */
export async function denyBill(
  transaction: Transaction,
  id: string,
): Promise<OpenBill | undefined> {
  const { rows } = await sql<OpenRow>`update agent_bill set state = 'denied'
    where id = ${id} and state in ('awaiting-approval', 'issued', 'part-paid') and paid = 0
      and due > 0
    returning ${asOpen}`.execute(transaction);
  return rows[0] && openBill(rows[0]);
}
