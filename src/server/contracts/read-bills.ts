import { keptOf } from '#agents/carry.ts';
import { explainBill } from '#agents/explain-bill.ts';
import type { AnswerOf, RequestOf } from '#contract/call.ts';
import * as bills from '#contract/contract-bills.ts';
import { type Done, done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import { dayRange } from '#server/records/day-range.ts';
import { type ContractApp, readRules } from './contract-site.ts';
import { type MembersWanted, selectActive, selectHour } from './figure-store.ts';
import {
  type BillRow,
  type MemberRow,
  selectBillSum,
  selectBills,
  selectBillsBelow,
  selectHourMembers,
  selectMembers,
  selectOwnBill,
  selectPayments,
} from './read-bill-store.ts';
import { isStopped } from './stopped-store.ts';
import { countWithoutBets, selectWithoutBets } from './without-bets-store.ts';

/** As many days as hold a few bills of each kind. */
const daysWithoutAsking = { dividend: 62, daily: 62, hourly: 7, realtime: 7 } as const;

type BillView = AnswerOf<typeof bills.listBills>['list'][number];

export async function readBills(
  app: ContractApp,
  { after, ...filters }: RequestOf<typeof bills.listBills>,
  player: Player,
): Promise<Done<AnswerOf<typeof bills.listBills>>> {
  const { database } = app;
  const atMost = bills.billsAtOnce;
  const { site, now } = await readRules(app, database);
  const { from, to } = filters;
  const { timeZone } = site;
  const range = {
    ...dayRange({ days: daysWithoutAsking[filters.kind], from, to }, timeZone, now),
    timeZone,
  };
  // What was paid on a day may be of any days.
  const days =
    filters.paidOn === undefined
      ? { from: range.from, to: range.to }
      : { from: undefined, to: undefined };
  const wanted = { ...filters, ...days, playerId: player.id, timeZone };
  const [rows, sum] = await Promise.all([
    selectBills(database, wanted, { after, atMost: atMost + 1 }),
    after === undefined ? selectBillSum(database, wanted) : null,
  ]);
  const page = rows.slice(0, atMost);
  return done({
    list: page.map((row) => viewBill(row, player.id)),
    next: rows.length > atMost ? (page.at(-1)?.id ?? null) : null,
    currency: site.currency,
    range,
    sum,
  });
}

export function viewBill(row: BillRow, playerId: string): BillView {
  const isMine = row.downlineId === playerId;
  const { id, contractId, kind, state, from, to, figures, amount, due, paid, currency } = row;
  return {
    id,
    contractId,
    kind,
    state,
    from,
    to,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    upline:
      row.uplineId === null
        ? null
        : { account: row.uplineAccount ?? '', nickname: row.uplineNickname ?? '' },
    downline: { account: row.downlineAccount, nickname: row.downlineNickname },
    mine: isMine ? 'downline' : 'upline',
    sales: figures.sales,
    profit: figures.profit,
    users: figures.users,
    amount,
    due,
    paid,
    kept: isMine ? keptBy(row) : null,
    currency,
    issuedAt: row.issuedAt.toISOString(),
  };
}

/** A real-time salary has the downlines' part taken off already. */
function keptBy({ kind, due, below }: BillRow): string {
  return kind === 'realtime' ? due : String(keptOf(BigInt(due), [BigInt(below)]));
}

export async function readBill(
  { database }: ContractApp,
  { billId }: RequestOf<typeof bills.oneBill>,
  player: Player,
): Promise<Outcome<AnswerOf<typeof bills.oneBill>, 'bill.unknown'>> {
  const row = await selectOwnBill(database, player.id, billId);
  if (!row) return refuse('bill.unknown');
  const isMine = row.downlineId === player.id;
  const [payments, downlines] = await Promise.all([
    selectPayments(database, billId),
    isMine ? selectBillsBelow(database, billId) : [],
  ]);
  const { terms, version, figures, carriedOut } = row;
  return done({
    bill: viewBill(row, player.id),
    terms,
    version,
    figures,
    explanation: explainBill(terms, figures),
    late: {
      sales: String(BigInt(figures.sales) - BigInt(row.ownSales)),
      profit: String(BigInt(figures.profit) - BigInt(row.ownProfit)),
    },
    carriedOut,
    payments: payments.map(({ at, ...payment }) => ({ ...payment, at: at.toISOString() })),
    downlines,
  });
}

type Members = AnswerOf<typeof bills.billMembers>;
const membersAtOnce = 50;
/** A tenth of a second's work: an agent wants to know whether few or many did not bet, not which number above it. */
const enoughToKnow = { found: 1_000, lookedAt: 5_000 };

export async function readBillMembers(
  app: ContractApp,
  { billId, are, after }: RequestOf<typeof bills.billMembers>,
  player: Player,
): Promise<Outcome<Members, 'agent.stopped' | 'bill.unknown'>> {
  const { database } = app;
  if (await isStopped(database, player.id)) return refuse('agent.stopped');
  const row = await selectOwnBill(database, player.id, billId);
  if (!row) return refuse('bill.unknown');
  const holder = await holderOf(app, row);
  const activeFrom = thresholdOf(row);
  const members = await membersOf(app, row, holder, { are, after, atMost: membersAtOnce + 1 });
  const shown = members.slice(0, membersAtOnce);
  const isFirst = after === undefined;
  const haveNoBets = are === 'without-bets';
  return done({
    activeFrom,
    counts:
      isFirst && !haveNoBets
        ? { issued: row.figures.users, now: await countNow(database, holder, row, activeFrom) }
        : null,
    withoutBets:
      isFirst && haveNoBets ? await countWithoutBets(database, holder, row, enoughToKnow) : null,
    list: shown,
    next: members.length > membersAtOnce ? (shown.at(-1)?.id ?? null) : null,
  });
}

/** Whose bets could make an active member: as it was counted, whatever the merchant has changed since. */
export async function holderOf(
  app: ContractApp,
  { downlineId, figures }: BillRow,
): Promise<MembersWanted> {
  const { setting, site } = await readRules(app, app.database);
  const scope = figures.scope ?? setting.activeScope;
  return { holderId: downlineId, scope, timeZone: site.timeZone };
}

interface MembersPage {
  are: RequestOf<typeof bills.billMembers>['are'];
  after: string | undefined;
  atMost: number;
}

export async function membersOf(
  { database }: Pick<ContractApp, 'database'>,
  row: BillRow,
  holder: MembersWanted,
  { are, after, atMost }: MembersPage,
): Promise<Members['list']> {
  const { terms, currency, from, to, startsAt, endsAt } = row;
  const activeFrom = thresholdOf(row);
  if (are === 'without-bets') {
    const silent = await selectWithoutBets(database, holder, row, { after, atMost });
    return silent.map((member) => viewMember(member, activeFrom, holder.scope));
  }
  const page = { currency, isActive: are === 'active', after, atMost };
  const rows =
    terms.kind === 'hourly'
      ? await selectHourMembers(database, holder, {
          ...page,
          startsAt,
          endsAt,
          singleBet: terms.singleBet,
        })
      : await selectMembers(database, holder, { ...page, from, to, activeFrom });
  return rows.map((member) => viewMember(member, activeFrom, holder.scope));
}

async function countNow(
  database: ContractApp['database'],
  holder: MembersWanted,
  { terms, currency, from, to, startsAt, endsAt }: BillRow,
  activeFrom: string,
): Promise<number> {
  if (terms.kind !== 'hourly') {
    return selectActive(database, holder, { from, to, currency, activeFrom });
  }
  const { singleBet } = terms;
  return (await selectHour(database, holder, { startsAt, endsAt, currency, singleBet })).users;
}

function thresholdOf({ terms }: BillRow): string {
  if (terms.kind === 'hourly') return terms.singleBet;
  return 'activeFrom' in terms ? terms.activeFrom : '0';
}

function viewMember(
  { id, account, nickname, valid, isAgent, depth }: MemberRow,
  activeFrom: string,
  scope: 'all' | 'direct',
): Members['list'][number] {
  const short = BigInt(activeFrom) - BigInt(valid);
  const isEnough = short <= 0n && BigInt(valid) > 0n;
  const why = isAgent
    ? 'agent'
    : scope === 'direct' && depth > 1
      ? 'not-direct'
      : isEnough
        ? 'active'
        : valid === '0'
          ? 'no-bets'
          : 'too-little';
  return { id, account, nickname, valid, missing: String(short > 0n ? short : 0n), why };
}
