import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import { dayIn, startOfDayIn } from '#server/kernel/zoned-time.ts';
import { readFacts } from '#server/settled-facts/read-facts.ts';
import { stopped } from '../each-alone.ts';
import { makeGrant } from '../grants/make-grant.ts';
import { selectMerchant } from '../merchant-store.ts';
import { selectPlayerLanguage } from '../player-store.ts';
import type { RewardContext } from '../reward-context.ts';
import { accrueByHand } from './accrue-by-hand.ts';
import { levelOf } from './level-of.ts';
import { rebateLines, settleLines } from './rebate-lines.ts';
import {
  addPlays,
  insertLines,
  noteFault,
  putOff,
  saveCarry,
  selectCarry,
  selectDue,
  selectPlays,
  selectRuleAt,
  selectSettled,
  takeDue,
} from './rebate-store.ts';
import { sayRebate } from './say-rebate.ts';

/** The job that counts valid bets by day and gives a share of them back; planned by the schema. */
export const rebateReaderKind = 'rebates-reader';

export function runRebates(app: AppContext, onFault: (fault: unknown) => void): JobHandler {
  return async ({ now }) => {
    const read = await countRebates(app, factsAtOnce);
    // A day is settled once everything that was settled in it has been counted.
    const faults = read < factsAtOnce ? await settleRebates(app) : [];
    // Everybody else was paid; the log says what stopped which day, and they are tried again.
    for (const fault of faults) onFault(fault);
    return { again: new Date(now.getTime() + (read === factsAtOnce ? 0 : everyMs)) };
  };
}

/** What was played and the cursor move in one transaction: a killed run repeats the batch, or nothing. */
export async function countRebates(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  atMost: number,
): Promise<number> {
  let read = 0;
  await inTransaction(database, async (transaction) => {
    const facts = await readFacts(transaction, 'rebates', atMost);
    read = facts.length;
    await addUp(transaction, facts, clock.now());
    return done(null);
  });
  return read;
}

type SettledFact = Awaited<ReturnType<typeof readFacts>>[number];

/** By the day on which a bet was settled; what changes a day that is settled goes into the one that runs. */
async function addUp(
  transaction: Transaction,
  facts: readonly SettledFact[],
  now: Date,
): Promise<void> {
  const { currency, timeZone } = await selectMerchant(transaction);
  // Bonus money earns no rebate.
  const earning = facts.filter((fact) => fact.valid !== fact.bonus && fact.currency === currency);
  if (earning.length === 0) return;
  const { bets } = await accrueByHand(transaction, earning, timeZone);
  if (bets.length === 0) return;
  const days = bets.map(({ happenedAt }) => dayIn(timeZone, happenedAt));
  const players = [...new Set(bets.map(({ playerId }) => playerId))];
  const settled = await selectSettled(transaction, players, days.toSorted()[0] ?? '');
  const sums = new Map<string, Parameters<typeof addPlays>[1][number]>();
  for (const [place, { playerId, class: type, valid, bonus }] of bets.entries()) {
    const own = days[place] ?? '';
    const day = settled.has(`${own} ${playerId}`) ? dayIn(timeZone, now) : own;
    const key = `${day} ${playerId} ${type}`;
    const before = sums.get(key)?.valid ?? 0n;
    sums.set(key, { day, playerId, class: type, valid: before + valid - bonus });
  }
  await addPlays(transaction, [...sums.values()], now);
}

/**
 * Days that are over since half an hour, each player in a transaction of their own: what stops one keeps nobody
 * else from their rebate. Answers what stopped whom; they are put off, each time for longer.
 */
export async function settleRebates(app: RewardContext): Promise<Error[]> {
  const faults: Error[] = [];
  const now = app.clock.now();
  const { timeZone } = await selectMerchant(app.database);
  const before = dayIn(timeZone, new Date(now.getTime() - restMs));
  for (;;) {
    const due = await selectDue(app.database, { before, now, atMost: playersAtOnce });
    for (const { day, playerId } of due) {
      await inTransaction(app.database, async (transaction) => {
        await settleOne(app, transaction, { day, playerId, now, timeZone });
        return done(null);
      }).catch(async (cause: unknown) => {
        faults.push(stopped(`Rebate ${day} of player ${playerId}`, cause));
        await noteFault(app.database, { day, playerId, now });
      });
    }
    if (due.length < playersAtOnce) return faults;
  }
}

interface DueDay {
  day: string;
  playerId: string;
  now: Date;
  timeZone: string;
}

async function settleOne(
  app: RewardContext,
  transaction: Transaction,
  { day, playerId, now, timeZone }: DueDay,
): Promise<void> {
  const rule = await selectRuleAt(transaction, startOfDayIn(timeZone, day));
  if (!(await takeDue(transaction, day, playerId)) || !rule) return;
  const plays = await selectPlays(transaction, day, playerId);
  const lines = rebateLines(rule, plays, await levelOf(transaction, playerId));
  const { paid, carried } = settleLines(lines, await selectCarry(transaction, playerId), rule);
  let grantId: string | null = null;
  if (paid > 0n) {
    const language = await selectPlayerLanguage(transaction, playerId);
    const made = await makeGrant(app, transaction, {
      playerId,
      source: 'rebate',
      sourceRef: `${day}:${playerId}`,
      form: 'cash',
      amount: paid,
      now,
      claimBy: new Date(now.getTime() + rule.claimDays * dayMs),
      isEarned: true,
      remark: sayRebate(day, language),
    });
    if (!made.done) {
      // Earned all the same: it is given when nothing stands against it any more.
      await putOff(transaction, { day, playerId, until: new Date(now.getTime() + dayMs) });
      return;
    }
    grantId = made.value?.id ?? null;
  }
  await insertLines(transaction, { day, playerId, grantId, lines });
  await saveCarry(transaction, playerId, carried);
}

const factsAtOnce = 2_000;
const playersAtOnce = 1_000;
const everyMs = 30_000;
const restMs = 30 * 60_000;
const dayMs = 24 * 60 * 60_000;
