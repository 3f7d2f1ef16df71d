import { sql } from 'kysely';
import type { BillBefore } from '#agents/carry.ts';
import type { BillState, Figures } from '#contract/contract-bills.ts';
import type { ContractKind, Terms } from '#contract/contract-terms.ts';
import type { Database, Transaction } from '#server/db/open.ts';

/** A contract whose next bill can be issued. */
export interface ContractDue {
  id: string;
  kind: ContractKind;
  uplineId: string | null;
  downlineId: string;
  terms: Terms;
  settledTo: string | null;
  settledUntil: Date | null;
  endsOn: string | null;
  endsAt: Date | null;
  startsOn: string;
  dueOn: string | null;
  depth: number;
}

const dueColumns = sql`c.id, c.kind, c.upline_id as "uplineId", c.downline_id as "downlineId", c.terms,
  c.settled_to::text as "settledTo", c.settled_until as "settledUntil", c.ends_on::text as "endsOn",
  c.ends_at as "endsAt", c.starts_on::text as "startsOn", c.due_on::text as "dueOn",
  (select count(*)::integer from team_line l where l.descendant_id = c.downline_id) as depth`;

/** One that followed another waits until that one is billed: it takes over what its last bill left. */
export async function selectDueIds(
  database: Database,
  { today, after, atMost }: { today: string; after: string; atMost: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from agent_contract c where due_on <= ${today}::date and id > ${after}
      and not exists (
        select from agent_contract earlier
        where earlier.downline_id = c.downline_id and earlier.kind = c.kind
          and earlier.id < c.id and earlier.due_on <= ${today}::date
      )
    order by id limit ${atMost}`.execute(database);
  return rows.map(({ id }) => id);
}

/** Two gateways never bill one contract at once: the second finds it billed. */
export async function lockContract(
  transaction: Transaction,
  id: string,
): Promise<ContractDue | undefined> {
  const { rows } = await sql<ContractDue>`
    select ${dueColumns} from agent_contract c where c.id = ${id} for update of c`.execute(
    transaction,
  );
  return rows[0];
}

export async function selectHourlyIds(database: Database, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from agent_contract where kind = 'hourly' and settled_until < ${before}::timestamptz
      and (ends_at is null or settled_until < ends_at)
    order by id`.execute(database);
  return rows.map(({ id }) => id);
}

/** Every real-time contract that runs, locked until the run is written. */
export async function lockRealtime(transaction: Transaction): Promise<ContractDue[]> {
  const { rows } = await sql<ContractDue>`
    select ${dueColumns} from agent_contract c
    where c.kind = 'realtime' and c.state in ('valid', 'termination-requested')
    order by c.id for update of c`.execute(transaction);
  return rows;
}

export async function selectCounted(
  database: Database,
  contractIds: readonly string[],
  from: string,
): Promise<{ contractId: string; day: string; sales: string }[]> {
  const { rows } = await sql<{ contractId: string; day: string; sales: string }>`
    select contract_id as "contractId", day::text as day, sales from contract_counted
    where contract_id = any (${[...contractIds]}::bigint[]) and day >= ${from}::date`.execute(
    database,
  );
  return rows;
}

export async function upsertCounted(
  transaction: Transaction,
  rows: readonly { contractId: string; day: string; sales: string }[],
): Promise<void> {
  await sql`
    insert into contract_counted (contract_id, day, sales)
    select * from unnest(${rows.map((row) => row.contractId)}::bigint[],
      ${rows.map((row) => row.day)}::date[], ${rows.map((row) => row.sales)}::bigint[])
    on conflict (contract_id, day) do update set sales = excluded.sales`.execute(transaction);
}

export async function advanceSettled(
  transaction: Transaction,
  id: string,
  to: { day: string; dueOn: string | null } | { moment: Date },
): Promise<void> {
  if ('moment' in to) {
    await sql`update agent_contract set settled_until = ${to.moment}::timestamptz
      where id = ${id}`.execute(transaction);
    return;
  }
  await sql`update agent_contract set settled_to = ${to.day}::date, due_on = ${to.dueOn}::date
    where id = ${id}`.execute(transaction);
}

export async function advanceAllSettled(
  transaction: Transaction,
  ids: readonly string[],
  moment: Date,
): Promise<void> {
  await sql`update agent_contract set settled_until = ${moment}::timestamptz
    where id = any (${[...ids]}::bigint[])`.execute(transaction);
}

export interface EarlierBill extends BillBefore {
  from: string;
  ownSales: string;
  ownProfit: string;
}

/** The last bill of the same two on the same kind that ended before a day, whichever version it was counted by. */
export async function selectEarlierBill(
  database: Database,
  { downlineId, uplineId, kind }: Pick<ContractDue, 'downlineId' | 'uplineId' | 'kind'>,
  before: string | null = null,
): Promise<EarlierBill | undefined> {
  const { rows } = await sql<EarlierBill>`
    select carried_out as "carriedOut", figures ->> 'profit' as profit, from_day::text as from,
      to_day::text as to, own_sales as "ownSales", own_profit as "ownProfit"
    from agent_bill
    where downline_id = ${downlineId} and kind = ${kind}
      and upline_id is not distinct from ${uplineId}::bigint
      and (${before}::date is null or to_day < ${before}::date)
    order by id desc limit 1`.execute(database);
  return rows[0];
}

/** What is still to be deducted from real-time salaries, by downline. */
export async function selectDeductions(
  database: Database,
  downlineIds: readonly string[],
): Promise<{ downlineId: string; uplineId: string | null; carriedOut: string }[]> {
  const { rows } = await sql<{ downlineId: string; uplineId: string | null; carriedOut: string }>`
    select distinct on (downline_id) downline_id as "downlineId", upline_id as "uplineId",
      carried_out as "carriedOut"
    from agent_bill
    where downline_id = any (${[...downlineIds]}::bigint[]) and kind = 'realtime'
    order by downline_id, id desc`.execute(database);
  return rows;
}

export interface NewBill {
  contractId: string;
  kind: ContractKind;
  uplineId: string | null;
  downlineId: string;
  depth: number;
  from: string;
  to: string;
  startsAt: Date;
  endsAt: Date;
  currency: string;
  figures: Figures;
  ownSales: string;
  ownProfit: string;
  amount: string;
  carriedOut: string;
  due: string;
  state: BillState;
  now: Date;
}

/** False where this contract has a bill of this period already: it is counted and paid once. */
export async function insertBill(transaction: Transaction, bill: NewBill): Promise<boolean> {
  const { rows } = await sql`
    insert into agent_bill (contract_id, kind, upline_id, downline_id, depth, from_day, to_day,
      starts_at, ends_at, currency, figures, own_sales, own_profit, amount, carried_out, due, state,
      issued_at)
    values (${bill.contractId}, ${bill.kind}, ${bill.uplineId}, ${bill.downlineId}, ${bill.depth},
      ${bill.from}::date, ${bill.to}::date, ${bill.startsAt}::timestamptz,
      ${bill.endsAt}::timestamptz, ${bill.currency}, ${JSON.stringify(bill.figures)}::jsonb,
      ${bill.ownSales}::bigint, ${bill.ownProfit}::bigint, ${bill.amount}::bigint,
      ${bill.carriedOut}::bigint, ${bill.due}::bigint, ${bill.state}, ${bill.now}::timestamptz)
    on conflict (contract_id, starts_at) do nothing returning id`.execute(transaction);
  return rows.length > 0;
}
