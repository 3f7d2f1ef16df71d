import { carriedIn } from '#agents/carry.ts';
import { periodOf } from '#agents/periods.ts';
import type { Figures } from '#contract/contract-bills.ts';
import { shiftDay } from '#contract/days.ts';
import { type Database, inTransaction, type Transaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import { dayIn, startOfDayIn } from '#server/kernel/zoned-time.ts';
import {
  advanceSettled,
  type ContractDue,
  type EarlierBill,
  lockContract,
  selectDueIds,
  selectEarlierBill,
} from './bill-store.ts';
import { areFiguresReady, selectActive, selectSums } from './figure-store.ts';
import { issueBill } from './issue-bill.ts';
import type { ContractSetting, SiteTerms } from './setting-store.ts';

export interface Settling {
  site: SiteTerms;
  setting: ContractSetting;
  now: Date;
}

/**
 * Issues the dividends and daily salaries of every period that is over, some contracts a transaction. Whoever
 * dies amid a run leaves the rest to the next; whoever runs twice finds each contract settled.
 */
export async function settleDays(database: Database, settling: Settling): Promise<number> {
  const { site, now } = settling;
  const today = dayIn(site.timeZone, now);
  if (!(await areFiguresReady(database, startOfDayIn(site.timeZone, today)))) return 0;
  let issued = 0;
  for (;;) {
    const billed = await settleDue(database, { today, settling });
    issued += billed;
    // What followed a contract that was billed just now is due in the next turn.
    if (billed === 0) return issued;
  }
}

/** Bills the contracts that wait for no earlier one, and answers how many bills there were. */
async function settleDue(database: Database, { today, settling }: Due): Promise<number> {
  let issued = 0;
  let after = '0';
  for (;;) {
    const ids = await selectDueIds(database, {
      today,
      after,
      atMost: contractsAtOnce * sideBySide,
    });
    if (ids.length === 0) return issued;
    const parts = Array.from({ length: sideBySide }, (_, part) =>
      ids.slice(part * contractsAtOnce, (part + 1) * contractsAtOnce),
    );
    const bills = await Promise.all(
      parts.map((part) => settleContracts(database, part, { today, settling })),
    );
    issued += bills.reduce((sum, some) => sum + some, 0);
    after = ids.at(-1) ?? after;
  }
}

/** Few, since a contract that is being billed cannot be answered or ended. */
const contractsAtOnce = 50;
/** While the database sums for some, the gateway counts for others. */
const sideBySide = 2;

interface Due {
  today: string;
  settling: Settling;
}

async function settleContracts(
  database: Database,
  ids: readonly string[],
  due: Due,
): Promise<number> {
  if (ids.length === 0) return 0;
  const { value } = await inTransaction(database, async (transaction) => {
    let bills = 0;
    for (const id of ids) bills += await settleContract(transaction, id, due);
    return done(bills);
  });
  return value;
}

/** Bills every period of a contract that is over, and answers how many there were. */
async function settleContract(
  transaction: Transaction,
  id: string,
  { today, settling }: Due,
): Promise<number> {
  const contract = await lockContract(transaction, id);
  let billed = 0;
  let { settledTo = null, dueOn = null } = contract ?? {};
  while (contract && settledTo !== null && dueOn !== null && dueOn <= today) {
    const span = nextSpan(contract, settledTo);
    await billSpan(transaction, contract, span, settling);
    settledTo = span.to;
    dueOn = dueAfter(contract, span.to);
    await advanceSettled(transaction, id, { day: settledTo, dueOn });
    billed += 1;
  }
  return billed;
}

/** From the first day that was not billed to the end of its period, or of the contract. */
function nextSpan({ terms, endsOn }: ContractDue, settledTo: string) {
  const from = shiftDay(settledTo, 1);
  const { to } = periodOf(terms.kind === 'dividend' ? terms.period : 'daily', from);
  return { from, to: endsOn !== null && endsOn < to ? endsOn : to };
}

function dueAfter(contract: ContractDue, settledTo: string): string | null {
  if (contract.endsOn !== null && settledTo >= contract.endsOn) return null;
  return shiftDay(nextSpan(contract, settledTo).to, 1);
}

async function billSpan(
  transaction: Transaction,
  contract: ContractDue,
  { from, to }: { from: string; to: string },
  { site, setting, now }: Settling,
): Promise<void> {
  const { timeZone, currency } = site;
  const own = await selectSums(transaction, contract.downlineId, { from, to, currency });
  const before = await selectEarlierBill(transaction, contract);
  const late = await lateSums(transaction, contract, currency, before);
  const figures: Figures = {
    sales: String(BigInt(own.sales) + late.sales),
    profit: String(BigInt(own.profit) + late.profit),
    users: await activeUsers(transaction, contract, { from, to, site, setting }),
    carriedIn: carriedIn(contract.terms, from, before),
    counted: String(BigInt(own.sales) + late.sales),
    scope: setting.activeScope,
    branches: [],
  };
  await issueBill(transaction, contract, {
    figures,
    own,
    from,
    to,
    startsAt: startOfDayIn(timeZone, from),
    endsAt: startOfDayIn(timeZone, shiftDay(to, 1)),
    currency,
    needsApproval: setting.needsApproval,
    now,
  });
}

/** What the days of the bill before have come to since it was issued belongs to this one. */
async function lateSums(
  transaction: Transaction,
  { downlineId }: ContractDue,
  currency: string,
  before: EarlierBill | undefined,
): Promise<{ sales: bigint; profit: bigint }> {
  if (!before) return { sales: 0n, profit: 0n };
  const { from, to, ownSales, ownProfit } = before;
  const since = await selectSums(transaction, downlineId, { from, to, currency });
  return {
    sales: BigInt(since.sales) - BigInt(ownSales),
    profit: BigInt(since.profit) - BigInt(ownProfit),
  };
}

export function activeUsers(
  database: Database,
  { terms, downlineId }: Pick<ContractDue, 'terms' | 'downlineId'>,
  {
    from,
    to,
    site: { timeZone, currency },
    setting,
  }: { from: string; to: string; site: SiteTerms; setting: ContractSetting },
): Promise<number> {
  const activeFrom = 'activeFrom' in terms ? terms.activeFrom : '0';
  const wanted = { holderId: downlineId, scope: setting.activeScope, timeZone };
  return selectActive(database, wanted, { from, to, currency, activeFrom });
}
