import { contractsToEnd } from '#agents/contracts-to-end.ts';
import { periodOf } from '#agents/periods.ts';
import type { ContractKind, Terms } from '#contract/contract-terms.ts';
import type { Ending } from '#contract/contracts.ts';
import { shiftDay } from '#contract/days.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import { dayIn, startOfDayIn } from '#server/kernel/zoned-time.ts';
import {
  beginRow,
  type ContractRow,
  endRow,
  selectContractsById,
  selectRunning,
  selectRunningBelow,
} from './contract-store.ts';
import { areFiguresReady, selectHourStart } from './figure-store.ts';
import { selectLastDay, selectMove } from './moved-store.ts';
import type { Settling } from './settle-days.ts';
import { beginCounting, countedUntil, runRealtime } from './settle-realtime.ts';

/** Which contracts below somebody could not stay if their own had these terms; null: if it ended. */
export async function endingsOf(
  database: Database,
  holderId: string,
  kind: ContractKind,
  terms: Terms | null,
): Promise<Ending[]> {
  const running = await selectRunningBelow(database, holderId, kind);
  const ended = contractsToEnd(running, holderId, terms);
  const whys = new Map(ended.map(({ id, why }) => [id, why]));
  const rows = await selectContractsById(database, [...whys.keys()]);
  return rows.map((row) => ({
    contractId: row.id,
    upline: row.uplineAccount ?? '',
    downline: row.downlineAccount,
    kind: row.kind,
    terms: row.terms,
    why: whys.get(row.id) ?? 'line',
  }));
}

/** Somebody who read another list than the one that holds now reads it again. */
export function isSameList(endings: readonly Ending[], agreed: readonly string[]): boolean {
  const ids = new Set(endings.map(({ contractId }) => contractId));
  return ids.size === new Set(agreed).size && agreed.every((id) => ids.has(id));
}

/** Makes a proposal valid: the one before is replaced, and what cannot stay below ends with the same day. */
export async function beginContract(
  transaction: Transaction,
  contract: ContractRow,
  endings: readonly Ending[],
  settling: Settling,
): Promise<void> {
  const { id, kind, downlineId, terms } = contract;
  if (kind === 'realtime') await runRealtime(transaction, settling);
  const before = await endMoved(transaction, contract, settling);
  const isByDay = kind === 'dividend' || kind === 'daily';
  const earliest = await beginningOf(transaction, before, kind, settling);
  const at = isByDay ? await behindOthers(transaction, contract, earliest, settling) : earliest;
  if (before) await endOne(transaction, before, 'replaced', at);
  await endAll(transaction, endings, at);
  const { to } = periodOf(terms.kind === 'dividend' ? terms.period : 'daily', at.day);
  await beginRow(transaction, {
    id,
    startsOn: at.day,
    startsAt: at.moment,
    settledTo: isByDay ? shiftDay(at.day, -1) : null,
    settledUntil: isByDay ? null : at.moment,
    dueOn: isByDay ? shiftDay(to, 1) : null,
  });
  if (kind === 'realtime') {
    await beginCounting(transaction, { contractId: id, holderId: downlineId }, settling);
  }
}

/**
 * Ends a contract with everything that stands on it, and leaves nothing unbilled. One of a line that was moved
 * ends with the move, whatever the merchant says of periods: the days after it belong to another line.
 */
export async function endContract(
  transaction: Transaction,
  contract: ContractRow,
  endings: readonly Ending[],
  settling: Settling,
): Promise<void> {
  if (contract.kind === 'realtime') await runRealtime(transaction, settling);
  const move = await selectMove(transaction, contract.id);
  const at = move
    ? boundaryOf(move.movedAt ?? settling.now, settling)
    : await beginningOf(transaction, contract, contract.kind, settling);
  await endOne(transaction, contract, 'terminated', at);
  await endAll(transaction, endings, at);
}

/** A contract that has ended, but was to count on to the end of its period, counts to the move alone. */
export async function endWithMove(
  transaction: Transaction,
  contract: ContractRow,
  movedAt: Date,
  settling: Settling,
): Promise<void> {
  const state = contract.state === 'replaced' ? 'replaced' : 'terminated';
  await endOne(transaction, contract, state, boundaryOf(movedAt, settling));
}

/**
 * Real-time contracts begin and end with a run, which has to find counted what the run before found: while all
 * is counted anew, it would take what is not there yet for undone.
 */
export async function canChange(
  database: Database,
  { kind }: Pick<ContractRow, 'kind'>,
  { now }: Pick<Settling, 'now'>,
): Promise<boolean> {
  return kind !== 'realtime' || (await areFiguresReady(database, countedUntil(now)));
}

/** What runs for the downline; the contract of a line that was left is over, and replaces nothing. */
async function endMoved(
  transaction: Transaction,
  { downlineId, kind }: ContractRow,
  settling: Settling,
): Promise<ContractRow | undefined> {
  const running = await selectRunning(transaction, downlineId, kind);
  const move = running && (await selectMove(transaction, running.id));
  if (!running || !move) return running;
  const at = boundaryOf(move.movedAt ?? settling.now, settling);
  await endOne(transaction, running, 'terminated', at);
  return undefined;
}

/**
 * A day belongs to one contract: one that has ended may count on to the end of its period. And where the upline's
 * new rate waits for its period, what is promised by it waits too.
 */
async function behindOthers(
  transaction: Transaction,
  contract: ContractRow,
  at: Boundary,
  { site: { timeZone } }: Pick<Settling, 'site'>,
): Promise<Boundary> {
  const { uplineId, kind } = contract;
  const last = await selectLastDay(transaction, contract);
  const above = uplineId === null ? undefined : await selectRunning(transaction, uplineId, kind);
  const free = last === null ? at.day : shiftDay(last, 1);
  const day = latestOf(at.day, free, above?.startsOn ?? at.day);
  return day === at.day ? at : { day, moment: startOfDayIn(timeZone, day) };
}

function latestOf(day: string, ...others: readonly string[]): string {
  return others.reduce((latest, other) => (other > latest ? other : latest), day);
}

function boundaryOf(moment: Date, { site }: Pick<Settling, 'site'>): Boundary {
  return { day: dayIn(site.timeZone, moment), moment };
}

/** The first day and moment that do not belong to what ends. */
interface Boundary {
  day: string;
  moment: Date;
}

async function beginningOf(
  transaction: Transaction,
  before: ContractRow | undefined,
  kind: ContractKind,
  { site: { timeZone }, setting, now }: Settling,
): Promise<Boundary> {
  const today = dayIn(timeZone, now);
  if (kind === 'hourly') {
    return { day: today, moment: await selectHourStart(transaction, now, timeZone) };
  }
  if (kind === 'realtime') return { day: today, moment: now };
  const waits = setting.endsWithPeriod && before?.terms.kind === 'dividend';
  const day =
    waits && before.terms.kind === 'dividend'
      ? shiftDay(periodOf(before.terms.period, today).to, 1)
      : today;
  return { day, moment: startOfDayIn(timeZone, day) };
}

async function endAll(
  transaction: Transaction,
  endings: readonly Ending[],
  at: Boundary,
): Promise<void> {
  const ids = endings.map(({ contractId }) => contractId);
  for (const row of await selectContractsById(transaction, ids)) {
    await endOne(transaction, row, 'terminated', at);
  }
}

async function endOne(
  transaction: Transaction,
  row: ContractRow,
  state: 'terminated' | 'replaced',
  at: Boundary,
): Promise<void> {
  const endsOn = shiftDay(at.day, -1);
  const isUnbilled = row.settledTo !== null && row.settledTo < endsOn;
  await endRow(transaction, {
    id: row.id,
    state,
    endsOn,
    endsAt: at.moment,
    dueOn: isUnbilled ? dueOnOf(row, endsOn) : null,
  });
}

/** The end of the period that is running, or of the contract, whichever comes first. */
function dueOnOf({ terms, settledTo }: ContractRow, endsOn: string): string {
  const next = shiftDay(settledTo ?? endsOn, 1);
  const { to } = periodOf(terms.kind === 'dividend' ? terms.period : 'daily', next);
  return shiftDay(to < endsOn ? to : endsOn, 1);
}
