import { dayOf, periodOf, startOfDay } from '#agents/periods.ts';
import type { Figures } from '#contract/contract-bills.ts';
import { shiftDay } from '#contract/days.ts';
import { type Database, inTransaction, type Transaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import {
  type ContractDue,
  lockContract,
  moveSettled,
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
 * Issues the dividends and daily salaries of every period that is over, a transaction a bill. Whoever dies
 * amid a run leaves the rest to the next; whoever runs twice finds each contract settled.
 */
export async function settleDays(database: Database, settling: Settling): Promise<number> {
  const { site, now } = settling;
  const today = dayOf(now, site.timeZone);
  if (!(await areFiguresReady(database, startOfDay(today, site.timeZone)))) return 0;
  let issued = 0;
  let after = '0';
  for (;;) {
    const ids = await selectDueIds(database, { today, after, atMost: contractsAtOnce });
    if (ids.length === 0) return issued;
    for (const id of ids) {
      while (await settleOne(database, id, today, settling)) issued += 1;
    }
    after = ids.at(-1) ?? after;
  }
}

const contractsAtOnce = 500;

/** Answers whether a period was settled: another may be over as well. */
async function settleOne(
  database: Database,
  id: string,
  today: string,
  settling: Settling,
): Promise<boolean> {
  const { value } = await inTransaction(database, async (transaction) => {
    const contract = await lockContract(transaction, id);
    if (!contract?.dueOn || !contract.settledTo || contract.dueOn > today) return done(false);
    const span = nextSpan(contract, contract.settledTo);
    await billSpan(transaction, contract, span, settling);
    await moveSettled(transaction, id, { day: span.to, dueOn: dueAfter(contract, span.to) });
    return done(true);
  });
  return value;
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
  const late = await lateSums(transaction, contract, currency);
  const figures: Figures = {
    sales: String(BigInt(own.sales) + late.sales),
    profit: String(BigInt(own.profit) + late.profit),
    users: await activeUsers(transaction, contract, { from, to, site, setting }),
    carriedIn: late.carriedIn,
    counted: String(BigInt(own.sales) + late.sales),
    branches: [],
  };
  await issueBill(transaction, contract, {
    figures,
    own,
    from,
    to,
    startsAt: startOfDay(from, timeZone),
    endsAt: startOfDay(shiftDay(to, 1), timeZone),
    currency,
    needsApproval: setting.needsApproval,
    now,
  });
}

/** What the days of the bill before have come to since it was issued belongs to this one. */
async function lateSums(transaction: Transaction, contract: ContractDue, currency: string) {
  const before = await selectEarlierBill(transaction, contract);
  if (!before) return { sales: 0n, profit: 0n, carriedIn: '0' };
  const { from, to, ownSales, ownProfit, carriedOut } = before;
  const since = await selectSums(transaction, contract.downlineId, { from, to, currency });
  return {
    sales: BigInt(since.sales) - BigInt(ownSales),
    profit: BigInt(since.profit) - BigInt(ownProfit),
    carriedIn: carriedOut,
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
