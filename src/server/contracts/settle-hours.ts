import { type Database, inTransaction, type Transaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import { dayIn } from '#server/kernel/zoned-time.ts';
import {
  advanceSettled,
  type ContractDue,
  lockContract,
  selectEarlierBill,
  selectHourlyIds,
} from './bill-store.ts';
import { areFiguresReady, selectHour, selectHourStart, selectPlayedHours } from './figure-store.ts';
import { issueBill } from './issue-bill.ts';
import type { Settling } from './settle-days.ts';

/** Issues the hourly salaries of every clock hour that is over; an hour without play has no bill. */
export async function settleHours(database: Database, settling: Settling): Promise<number> {
  const { site, now } = settling;
  const until = await selectHourStart(database, now, site.timeZone);
  if (!(await areFiguresReady(database, until))) return 0;
  let issued = 0;
  for (const id of await selectHourlyIds(database, until)) {
    const { value } = await inTransaction(database, async (transaction) =>
      done(await settleOne(transaction, id, until, settling)),
    );
    issued += value;
  }
  return issued;
}

async function settleOne(
  transaction: Transaction,
  id: string,
  limit: Date,
  { site, setting, now }: Settling,
): Promise<number> {
  const contract = await lockContract(transaction, id);
  const from = contract?.settledUntil;
  if (!contract || !from) return 0;
  const until = contract.endsAt && contract.endsAt < limit ? contract.endsAt : limit;
  if (from >= until) return 0;
  let issued = 0;
  const { currency } = site;
  for (const hour of await selectPlayedHours(transaction, { from, to: until, currency })) {
    if (await billHour(transaction, contract, hour, { site, setting, now })) issued += 1;
  }
  await advanceSettled(transaction, id, { moment: until });
  return issued;
}

async function billHour(
  transaction: Transaction,
  contract: ContractDue,
  startsAt: Date,
  { site: { timeZone, currency }, setting, now }: Settling,
): Promise<boolean> {
  const { terms, downlineId } = contract;
  if (terms.kind !== 'hourly') return false;
  const endsAt = new Date(startsAt.getTime() + hourMs);
  const { users, counted, ...own } = await selectHour(
    transaction,
    { holderId: downlineId, scope: setting.activeScope, timeZone },
    { startsAt, endsAt, currency, singleBet: terms.singleBet },
  );
  if (own.sales === '0' && own.profit === '0') return false;
  const before = await selectEarlierBill(transaction, contract);
  const carriedIn = before?.carriedOut ?? '0';
  const day = dayIn(timeZone, startsAt);
  return issueBill(transaction, contract, {
    figures: { ...own, users, counted, carriedIn, scope: setting.activeScope, branches: [] },
    own,
    from: day,
    to: day,
    startsAt,
    endsAt,
    currency,
    needsApproval: false,
    now,
  });
}

const hourMs = 60 * 60_000;
