import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { readFacts } from '#server/settled-facts/read-facts.ts';
import { selectMerchant } from '../merchant-store.ts';
import { periodAt } from '../missions/windows.ts';
import { addPlays, addRun, type Play, type Run, selectLive, selectRuns } from './cashback-store.ts';

type SettledFact = Awaited<ReturnType<typeof readFacts>>[number];

/** What was lost and the cursor move in one transaction: a killed run repeats the batch, or nothing. */
export async function countCashback(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  atMost: number,
): Promise<number> {
  let read = 0;
  await inTransaction(database, async (transaction) => {
    const facts = await readFacts(transaction, 'cashback', atMost);
    read = facts.length;
    const { currency, timeZone } = await selectMerchant(transaction);
    const counting = facts.filter((fact) => fact.currency === currency && moves(fact) !== null);
    if (counting.length > 0) await addUp(transaction, counting, { now: clock.now(), timeZone });
    return done(null);
  });
  return read;
}

/** Of a fact what was lost of one's own money, or given as a reward; null for all others. */
function moves(fact: SettledFact): { lost: bigint; rewarded: bigint } | null {
  if (fact.kind === 'promotion' || fact.kind === 'rebate')
    return { lost: 0n, rewarded: fact.amount };
  if (fact.sourceKind !== 'bet') return null;
  const lost = fact.stake - fact.bonusStake - (fact.payout - fact.bonusPayout);
  return lost === 0n ? null : { lost, rewarded: 0n };
}

interface Moment {
  now: Date;
  timeZone: string;
}

async function addUp(
  transaction: Transaction,
  facts: readonly SettledFact[],
  { now, timeZone }: Moment,
): Promise<void> {
  const moments = [...facts.map(({ happenedAt }) => happenedAt), now].toSorted(
    (one, other) => one.getTime() - other.getTime(),
  );
  await makeRuns(transaction, moments, timeZone);
  const runs = await selectRuns(transaction, spanOf(moments));
  const inTime = facts.flatMap((fact) =>
    runs.filter((run) => isIn(run, fact.happenedAt)).flatMap((run) => playOf(run, fact)),
  );
  const late = await addPlays(transaction, summed(inTime));
  // What changes a period that is settled goes into the one that runs.
  const moved = late.flatMap((play) => {
    const { code } = runs.find(({ id }) => id === play.runId) ?? {};
    const running = runs.find((run) => run.code === code && isIn(run, now));
    return running && running.id !== play.runId
      ? [{ ...play, runId: running.id, dueAt: dueOf(running) }]
      : [];
  });
  await addPlays(transaction, summed(moved));
}

/** Where a newer version counts by another period, the one before goes on until the two begin together. */
async function makeRuns(
  transaction: Transaction,
  moments: readonly Date[],
  timeZone: string,
): Promise<void> {
  const begun: Omit<Run, 'id'>[] = await selectRuns(transaction, spanOf(moments, longestPeriodMs));
  for (const { id, code, terms, publishedAt } of await selectLive(transaction)) {
    for (const at of moments) {
      const own = begun.filter((run) => run.code === code);
      if (publishedAt === null || at < publishedAt || own.some((run) => isIn(run, at))) continue;
      const period = periodAt({ every: terms.period }, timeZone, at);
      if (!period) continue;
      const before = own.findLast(
        (run) => run.beginsAt < period.endsAt && run.endsAt > period.beginsAt,
      );
      const goesOn = before && periodAt({ every: before.terms.period }, timeZone, at);
      const added =
        before && goesOn ? { ...before, ...goesOn } : { code, offerId: id, terms, ...period };
      await addRun(transaction, added);
      begun.push(added);
    }
  }
}

const longestPeriodMs = 32 * 24 * 60 * 60_000;

/** From the first of moments in their order to the last, and as much more at both ends. */
function spanOf(moments: readonly Date[], moreMs = 0): { from: Date; to: Date } {
  const [first = new Date(0)] = moments;
  const last = moments.at(-1) ?? first;
  return { from: new Date(first.getTime() - moreMs), to: new Date(last.getTime() + moreMs) };
}

const isIn = ({ beginsAt, endsAt }: Pick<Run, 'beginsAt' | 'endsAt'>, at: Date) =>
  beginsAt <= at && at < endsAt;

function playOf(run: Run, fact: SettledFact): Play[] {
  const isOfClass = run.terms.classes.some((one) => one === fact.class);
  const moved = moves(fact);
  // Rewards of the period count whatever they were for.
  if (!moved || (fact.sourceKind === 'bet' && !isOfClass)) return [];
  return [{ runId: run.id, playerId: fact.playerId, ...moved, dueAt: dueOf(run) }];
}

/** Half an hour after its end. */
export function dueOf({ endsAt }: Pick<Run, 'endsAt'>): Date {
  return new Date(endsAt.getTime() + 30 * 60_000);
}

function summed(plays: readonly Play[]): Play[] {
  const sums = new Map<string, Play>();
  for (const play of plays) {
    const key = `${play.runId} ${play.playerId}`;
    const before = sums.get(key) ?? { ...play, lost: 0n, rewarded: 0n };
    const [lost, rewarded] = [before.lost + play.lost, before.rewarded + play.rewarded];
    sums.set(key, { ...before, lost, rewarded });
  }
  return [...sums.values()];
}
