import type { Figures } from '#contract/contract-bills.ts';
import { shiftDay } from '#contract/days.ts';
import { type Database, inTransaction, type Transaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import { dayIn } from '#server/kernel/zoned-time.ts';
import {
  advanceAllSettled,
  type ContractDue,
  lockRealtime,
  selectCounted,
  selectDeductions,
  upsertCounted,
} from './bill-store.ts';
import { lockKind, selectContractsById } from './contract-store.ts';
import { areFiguresReady, selectSalesByDay } from './figure-store.ts';
import { issueBill } from './issue-bill.ts';
import { selectMoveDays } from './moved-store.ts';
import type { Settling } from './settle-days.ts';

/** One run over every real-time contract; all of it is written, or nothing. */
export async function settleRealtime(database: Database, settling: Settling): Promise<number> {
  const { value } = await inTransaction(database, async (transaction) => {
    await lockKind(transaction, 'realtime');
    if (!(await areFiguresReady(transaction, countedUntil(settling.now)))) return done(0);
    return done(await runRealtime(transaction, settling));
  });
  return value;
}

/**
 * Before which everything has to be counted. What came within the last minute may wait for the next run; a
 * longer wait is a reader that counts all anew.
 */
export function countedUntil(now: Date): Date {
  return new Date(now.getTime() - 60_000);
}

/**
 * Bills what became valid since the run before, and what was undone. Whoever changes a contract runs it
 * first, so that every bet is paid by the rates of its own time.
 */
export async function runRealtime(transaction: Transaction, settling: Settling): Promise<number> {
  const { site, now } = settling;
  const contracts = (await lockRealtime(transaction)).filter(
    ({ settledUntil }) => settledUntil !== null && settledUntil < now,
  );
  if (contracts.length === 0) return 0;
  const from = shiftDay(dayIn(site.timeZone, now), -daysBack);
  const { news, counted } = await countNews(transaction, contracts, from, site);
  await upsertCounted(transaction, counted);
  const accounts = await accountsOf(transaction, contracts);
  const carried = await carriedOf(transaction, contracts);
  const below = Map.groupBy(contracts, ({ uplineId }) => uplineId);
  let issued = 0;
  for (const contract of contracts) {
    const figures = figuresOf(contract, below.get(contract.downlineId) ?? [], news, accounts);
    const isQuiet = figures.sales === '0' && figures.branches.every(({ sales }) => sales === '0');
    if (isQuiet || contract.settledUntil === null) continue;
    const own = { sales: figures.sales, profit: '0' };
    const isNew = await issueBill(transaction, contract, {
      figures: { ...figures, carriedIn: carried(contract) },
      own,
      from: dayIn(site.timeZone, contract.settledUntil),
      to: dayIn(site.timeZone, now),
      startsAt: contract.settledUntil,
      endsAt: now,
      currency: site.currency,
      needsApproval: false,
      now,
    });
    if (isNew) issued += 1;
  }
  await advanceAllSettled(
    transaction,
    contracts.map(({ id }) => id),
    now,
  );
  return issued;
}

/** Figures of days before do not change any more: what is undone later stands in the open day. */
const daysBack = 3;

/** Counts as billed all that was valid before a contract began. */
export async function beginCounting(
  transaction: Transaction,
  { contractId, holderId }: { contractId: string; holderId: string },
  { site, now }: Settling,
): Promise<void> {
  const from = shiftDay(dayIn(site.timeZone, now), -daysBack);
  const sales = await selectSalesByDay(transaction, [holderId], { from, currency: site.currency });
  const rows = sales.map((row) => ({ contractId, day: row.day, sales: row.sales }));
  if (rows.length > 0) await upsertCounted(transaction, rows);
}

async function countNews(
  transaction: Transaction,
  contracts: readonly ContractDue[],
  from: string,
  { currency, timeZone }: Settling['site'],
) {
  const ids = contracts.map(({ id }) => id);
  const holders = contracts.map(({ downlineId }) => downlineId);
  const byHolder = new Map(contracts.map(({ id, downlineId }) => [downlineId, id]));
  const before = new Map(
    (await selectCounted(transaction, ids, from)).map(({ contractId, day, sales }) => [
      `${contractId} ${day}`,
      BigInt(sales),
    ]),
  );
  const isOver = overBy(contracts, await selectMoveDays(transaction, ids, timeZone));
  const news = new Map<string, bigint>();
  const counted: { contractId: string; day: string; sales: string }[] = [];
  for (const { holderId, day, sales } of await selectSalesByDay(transaction, holders, {
    from,
    currency,
  })) {
    const contractId = byHolder.get(holderId) ?? '';
    if (isOver(contractId, day)) continue;
    const added = BigInt(sales) - (before.get(`${contractId} ${day}`) ?? 0n);
    if (added === 0n) continue;
    news.set(contractId, (news.get(contractId) ?? 0n) + added);
    counted.push({ contractId, day, sales });
  }
  return { news, counted };
}

/**
 * Days after a move stand in no team above any more: until the contracts of that line are ended, in minutes,
 * neither they nor those below them count such days.
 */
function overBy(contracts: readonly ContractDue[], moveDays: ReadonlyMap<string, string>) {
  if (moveDays.size === 0) return () => false;
  const byId = new Map(contracts.map((contract) => [contract.id, contract]));
  const byHolder = new Map(contracts.map((contract) => [contract.downlineId, contract]));
  const dayOfMove = (contract: ContractDue | undefined): string | undefined =>
    contract &&
    (moveDays.get(contract.id) ?? dayOfMove(byHolder.get(contract.uplineId ?? 'nobody')));
  return (contractId: string, day: string) => {
    const moved = dayOfMove(byId.get(contractId));
    return moved !== undefined && day >= moved;
  };
}

async function accountsOf(transaction: Transaction, contracts: readonly ContractDue[]) {
  const rows = await selectContractsById(
    transaction,
    contracts.map(({ id }) => id),
  );
  return new Map(rows.map(({ id, downlineAccount }) => [id, downlineAccount]));
}

async function carriedOf(transaction: Transaction, contracts: readonly ContractDue[]) {
  const rows = await selectDeductions(
    transaction,
    contracts.map(({ downlineId }) => downlineId),
  );
  const left = new Map(rows.map((row) => [`${row.uplineId} ${row.downlineId}`, row.carriedOut]));
  return ({ uplineId, downlineId }: ContractDue) => left.get(`${uplineId} ${downlineId}`) ?? '0';
}

function figuresOf(
  contract: ContractDue,
  below: readonly ContractDue[],
  news: ReadonlyMap<string, bigint>,
  accounts: ReadonlyMap<string, string>,
): Figures {
  const sales = String(news.get(contract.id) ?? 0n);
  const branches = below
    .map(({ id, terms }) => ({
      contractId: id,
      account: accounts.get(id) ?? '',
      sales: String(news.get(id) ?? 0n),
      rate: terms.kind === 'realtime' ? terms.rate : 0,
    }))
    .filter((branch) => branch.sales !== '0');
  return { sales, profit: '0', users: 0, carriedIn: '0', counted: sales, branches };
}
