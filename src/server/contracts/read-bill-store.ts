import { type RawBuilder, sql } from 'kysely';
import type { BillState, Figures } from '#contract/contract-bills.ts';
import type { ContractKind, Terms } from '#contract/contract-terms.ts';
import { shiftDay } from '#contract/days.ts';
import { agentTypes } from '#contract/member.ts';
import type { Database } from '#server/db/open.ts';
import { startOfDayIn } from '#server/kernel/zoned-time.ts';
import { lineOf, type MembersWanted, type Span } from './figure-store.ts';

export interface BillRow {
  id: string;
  contractId: string;
  kind: ContractKind;
  state: BillState;
  from: string;
  to: string;
  startsAt: Date;
  endsAt: Date;
  uplineId: string | null;
  uplineAccount: string | null;
  uplineNickname: string | null;
  downlineId: string;
  downlineAccount: string;
  downlineNickname: string;
  figures: Figures;
  terms: Terms;
  version: number;
  amount: string;
  carriedOut: string;
  ownSales: string;
  ownProfit: string;
  due: string;
  paid: string;
  currency: string;
  issuedAt: Date;
  /** What the holder's direct downlines get for the same time. */
  below: string;
}

/** Bills of the direct downlines that lie within the time of one bill. */
const sameTime = sql`l.upline_id = b.downline_id and l.kind = b.kind and l.state <> 'denied'
  and l.starts_at >= b.starts_at and l.ends_at <= b.ends_at`;

const columns = sql`
  b.id, b.contract_id as "contractId", b.kind, b.state, b.from_day::text as from,
  b.to_day::text as to, b.starts_at as "startsAt", b.ends_at as "endsAt",
  b.upline_id as "uplineId", u.account as "uplineAccount", u.nickname as "uplineNickname",
  b.downline_id as "downlineId", d.account as "downlineAccount", d.nickname as "downlineNickname",
  b.figures, c.terms, c.version, b.amount, b.carried_out as "carriedOut",
  b.own_sales as "ownSales", b.own_profit as "ownProfit", b.due, b.paid, b.currency,
  b.issued_at as "issuedAt",
  (select coalesce(sum(l.due), 0)::bigint from agent_bill l where ${sameTime}) as below`;

const joined = sql`agent_bill b
  join agent_contract c on c.id = b.contract_id
  join player d on d.id = b.downline_id
  left join player u on u.id = b.upline_id`;

async function select(database: Database, rest: RawBuilder<unknown>): Promise<BillRow[]> {
  const { rows } = await sql<BillRow>`select ${columns} from ${joined} ${rest}`.execute(database);
  return rows;
}

export interface BillsWanted {
  playerId: string;
  whose: 'mine' | 'downlines';
  kind: ContractKind;
  from?: string | undefined;
  to?: string | undefined;
  state?: BillState | undefined;
  account?: string | undefined;
  /** A day on which something of them was paid. */
  paidOn?: string | undefined;
  timeZone: string;
}

function matching(wanted: BillsWanted) {
  const { playerId, whose, kind, from, to, state, account, paidOn } = wanted;
  const side = whose === 'mine' ? sql`b.downline_id` : sql`b.upline_id`;
  return sql`${side} = ${playerId} and b.kind = ${kind}
    and (${from ?? null}::date is null or b.to_day >= ${from ?? null}::date)
    and (${to ?? null}::date is null or b.from_day <= ${to ?? null}::date)
    and (${state ?? null}::text is null or b.state = ${state ?? null})
    and (${account ?? null}::text is null
      or starts_with(lower(d.account), lower(${account ?? null})))
    ${paidOn === undefined ? sql`` : sql`and exists (select from ${paymentsOf(paidOn, wanted)})`}`;
}

/** What was paid of a bill on a day of the merchant's. */
function paymentsOf(day: string, { timeZone }: BillsWanted) {
  return sql`agent_bill_payment p where p.bill_id = b.id
    and p.paid_at >= ${startOfDayIn(timeZone, day)}
    and p.paid_at < ${startOfDayIn(timeZone, shiftDay(day, 1))}`;
}

export function selectBills(
  database: Database,
  wanted: BillsWanted,
  { after, atMost }: { after: string | undefined; atMost: number },
): Promise<BillRow[]> {
  return select(
    database,
    sql`where ${matching(wanted)}
      and (${after ?? null}::bigint is null or b.id < ${after ?? null}::bigint)
      order by b.id desc limit ${atMost}`,
  );
}

export interface BillSum {
  bills: number;
  amount: string;
  due: string;
  paid: string;
}

/** Where a day of payment is asked for, what was paid on it alone. */
export async function selectBillSum(database: Database, wanted: BillsWanted): Promise<BillSum> {
  const { paidOn } = wanted;
  const paid =
    paidOn === undefined
      ? sql`b.paid`
      : sql`(select sum(p.amount) from ${paymentsOf(paidOn, wanted)})`;
  const { rows } = await sql<BillSum>`
    select count(*)::integer as bills, coalesce(sum(b.amount), 0)::bigint as amount,
      coalesce(sum(b.due), 0)::bigint as due, coalesce(sum(${paid}), 0)::bigint as paid
    from ${joined} where ${matching(wanted)}`.execute(database);
  return rows[0] ?? { bills: 0, amount: '0', due: '0', paid: '0' };
}

/** One that the player is a side of; anybody else's is not found. */
export async function selectOwnBill(
  database: Database,
  playerId: string,
  id: string,
): Promise<BillRow | undefined> {
  const mine = sql`where b.id = ${id} and (b.downline_id = ${playerId} or b.upline_id = ${playerId})`;
  return (await select(database, mine))[0];
}

export async function selectPayments(database: Database, billId: string) {
  const { rows } = await sql<{ amount: string; at: Date; transferId: string }>`
    select amount, paid_at as at, transfer_id as "transferId" from agent_bill_payment
    where bill_id = ${billId} order by ordinal`.execute(database);
  return rows;
}

export interface SpanOfBills {
  kind: ContractKind;
  from: string;
  to: string;
}

/** What an upline's direct downlines were billed in these days, one of them left out. */
export async function selectDueToOthers(
  database: Database,
  { uplineId, downlineId, kind, from, to }: SpanOfBills & { uplineId: string; downlineId: string },
): Promise<bigint> {
  const { rows } = await sql<{ due: string }>`
    select coalesce(sum(due), 0)::bigint as due from agent_bill
    where upline_id = ${uplineId} and downline_id <> ${downlineId} and kind = ${kind}
      and from_day >= ${from}::date and to_day <= ${to}::date and state <> 'denied'`.execute(
    database,
  );
  return BigInt(rows[0]?.due ?? '0');
}

export async function selectBillsBelow(database: Database, billId: string) {
  const { rows } = await sql<{ billId: string; account: string; due: string }>`
    select l.id as "billId", p.account, l.due from agent_bill b
    join agent_bill l on ${sameTime}
    join player p on p.id = l.downline_id
    where b.id = ${billId} order by l.due desc, l.id limit 200`.execute(database);
  return rows;
}

export interface MemberRow {
  id: string;
  account: string;
  nickname: string;
  valid: string;
  isAgent: boolean;
  depth: number;
}

/** Members with any play in the days, in the order of their numbers. */
export async function selectMembers(
  database: Database,
  wanted: MembersWanted,
  {
    from,
    to,
    currency,
    activeFrom,
    isActive,
    after,
    atMost,
  }: Span & {
    activeFrom: string;
    isActive: boolean;
    after: string | undefined;
    atMost: number;
  },
): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select * from (
      select p.id, p.account, p.nickname, sum(d.valid)::bigint as valid,
        p.type = any (${[...agentTypes]}::smallint[]) as "isAgent", min(line.depth) as depth
      from ${lineOf(wanted)} line
      join player p on p.id = line.player_id
      join play_day d on d.player_id = line.player_id
        and d.day >= line.since and d.day < line.until
        and d.day between ${from}::date and ${to}::date and d.currency = ${currency}
      where p.id > ${after ?? '0'}::bigint
      group by p.id
    ) as member
    where ${isActive} = (valid >= ${activeFrom}::bigint and valid > 0 and not "isAgent"
      and (${wanted.scope} = 'all' or depth <= 1))
    order by id limit ${atMost}`.execute(database);
  return rows;
}

/** The same for one clock hour; `valid` is the sum of the stakes that are large enough. */
export async function selectHourMembers(
  database: Database,
  wanted: MembersWanted,
  {
    startsAt,
    endsAt,
    currency,
    singleBet,
    isActive,
    after,
    atMost,
  }: {
    startsAt: Date;
    endsAt: Date;
    currency: string;
    singleBet: string;
    isActive: boolean;
    after: string | undefined;
    atMost: number;
  },
): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    with bet as (
      select line.player_id, line.depth, sum(f.stake - f.bonus_stake) as stake, sum(f.valid - f.bonus) as valid
      from ${lineOf(wanted)} line
      join settled_fact f on f.player_id = line.player_id and f.currency = ${currency}
        and f.happened_at >= ${startsAt}::timestamptz and f.happened_at < ${endsAt}::timestamptz
        and f.kind in ('bet', 'bet-changed', 'bet-undone')
      where line.player_id > ${after ?? '0'}::bigint
        and (${startsAt}::timestamptz at time zone ${wanted.timeZone})::date >= line.since
        and (${startsAt}::timestamptz at time zone ${wanted.timeZone})::date < line.until
      group by line.player_id, line.depth, f.source_ref
    )
    select * from (
      select p.id, p.account, p.nickname,
        coalesce(sum(bet.valid) filter (where greatest(abs(bet.stake), abs(bet.valid)) >= ${singleBet}::bigint), 0)::bigint as valid,
        p.type = any (${[...agentTypes]}::smallint[]) as "isAgent", min(bet.depth) as depth
      from bet join player p on p.id = bet.player_id group by p.id
    ) as member
    where ${isActive} = (valid > 0 and not "isAgent" and (${wanted.scope} = 'all' or depth <= 1))
    order by id limit ${atMost}`.execute(database);
  return rows;
}
