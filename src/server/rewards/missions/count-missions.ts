import type { Counted, MissionTerms } from '#contract/mission-terms.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import { dayIn } from '#server/kernel/zoned-time.ts';
import { readFacts } from '#server/settled-facts/read-facts.ts';
import { selectMerchant } from '../merchant-store.ts';
import { dropEarned, insertAwards } from './award-store.ts';
import { countFact, hasMarks, type SettledFact, worthOf } from './count-fact.ts';
import { grantEarned } from './grant-earned.ts';
import type { RunOfTerms } from './mission-store.ts';
import { endOf } from './offer-days.ts';
import {
  addToMarks,
  addToProgress,
  type ProgressKey,
  selectBreaksOf,
  selectJoined,
  selectProgress,
} from './progress-store.ts';
import { openFinder } from './run-of.ts';
import { stagesReached } from './stages-reached.ts';

/** The job that counts settled facts for missions and boards; planned by the schema. */
export const missionReaderKind = 'missions-reader';

export function readMissionFacts(app: AppContext, onFault: (fault: unknown) => void): JobHandler {
  return async ({ now }) => {
    const read = await countMissions(app, factsAtOnce);
    for (const fault of await grantEarned(app)) onFault(fault);
    return { again: new Date(now.getTime() + (read === factsAtOnce ? 0 : everyMs)) };
  };
}

/** Progress, what it earned and the cursor move in one transaction: a killed run repeats it, or nothing. */
export async function countMissions(
  app: Pick<AppContext, 'database' | 'clock'>,
  atMost: number,
): Promise<number> {
  let read = 0;
  await inTransaction(app.database, async (transaction) => {
    const facts = await readFacts(transaction, 'missions', atMost);
    read = facts.length;
    const { currency, timeZone } = await selectMerchant(transaction);
    const own = facts.filter((fact) => fact.currency === currency);
    if (own.length > 0) await countAll(transaction, own, { zone: timeZone, now: app.clock.now() });
    return done(null);
  });
  return read;
}

interface Counting extends ProgressKey {
  counted: Counted;
  mark: string;
  amount: bigint;
  at: Date;
}

async function countAll(
  transaction: Transaction,
  facts: readonly SettledFact[],
  { zone, now }: { zone: string; now: Date },
): Promise<void> {
  const times = facts.map(({ happenedAt }) => happenedAt.getTime());
  const from = new Date(Math.min(...times));
  const finder = await openFinder(transaction, { from, to: new Date(Math.max(...times)), zone });
  const players = [...new Set(facts.map(({ playerId }) => playerId))];
  const breaks = Map.groupBy(
    await selectBreaksOf(transaction, players),
    ({ playerId }) => playerId,
  );
  const isOnBreak = ({ playerId, happenedAt }: SettledFact) =>
    breaks
      .get(playerId)
      ?.some(({ beganAt, endsAt }) => beganAt <= happenedAt && happenedAt < endsAt);
  const runs = new Map<string, RunOfTerms>();
  const playing: { fact: SettledFact; run: RunOfTerms }[] = [];
  for (const fact of facts) {
    if (isOnBreak(fact)) continue;
    for (const run of await finder.runsAt(fact.happenedAt)) {
      // A settled board stands as it was printed, whatever is corrected later.
      if (run.settled_at !== null || fact.happenedAt < run.counts_from) continue;
      runs.set(run.id, run);
      playing.push({ fact, run });
    }
  }
  if (playing.length === 0) return;
  const joined = new Map(
    (await selectJoined(transaction, [...runs.keys()], players)).map((one) => [
      `${one.runId} ${one.playerId}`,
      one,
    ]),
  );
  const sums = new Map<string, Counting>();
  for (const { fact, run } of playing) {
    if (run.terms.kind === 'goals' && run.terms.joining === 'tap') {
      const since = joined.get(`${run.id} ${fact.playerId}`);
      if (since === undefined || fact.happenedAt < since.joinedAt) continue;
      const own = { ...since, endsAt: run.ends_at, breaks: breaks.get(fact.playerId) ?? [] };
      if (fact.happenedAt >= endOf(run.terms, own)) continue;
    }
    addUp(sums, fact, run);
  }
  const grown = await grow(transaction, [...sums.values()]);
  await award(transaction, grown, { runs, now });
}

function addUp(sums: Map<string, Counting>, fact: SettledFact, run: RunOfTerms): void {
  const day = dayIn(run.zone, fact.happenedAt);
  for (const [condition, counted] of countedBy(run.terms).entries()) {
    const count = countFact(counted, fact, day);
    if (!count) continue;
    const key = `${run.id} ${fact.playerId} ${condition} ${count.mark}`;
    const sum = sums.get(key);
    if (sum) {
      sum.amount += count.amount;
      if (fact.happenedAt > sum.at) sum.at = fact.happenedAt;
      continue;
    }
    sums.set(key, {
      runId: run.id,
      playerId: fact.playerId,
      condition,
      counted,
      at: fact.happenedAt,
      ...count,
    });
  }
}

function countedBy(terms: MissionTerms): readonly Counted[] {
  return terms.kind === 'goals' ? terms.conditions : [terms.score];
}

/** Answers whose progress moved. */
async function grow(
  transaction: Transaction,
  sums: readonly Counting[],
): Promise<readonly ProgressKey[]> {
  const marked = sums.filter(({ counted }) => hasMarks(counted));
  const held = new Map(
    (marked.length === 0 ? [] : await addToMarks(transaction, marked)).map((one) => [
      `${one.runId} ${one.playerId} ${one.condition} ${one.mark}`,
      one.sum,
    ]),
  );
  const growths = new Map<string, Counting>();
  for (const sum of sums) {
    const { counted, mark, amount } = sum;
    const key = `${sum.runId} ${sum.playerId} ${sum.condition}`;
    const now = held.get(`${key} ${mark}`);
    const worth =
      now === undefined ? amount : worthOf(counted, now) - worthOf(counted, now - amount);
    const before = growths.get(key);
    if (worth === 0n) continue;
    if (!before) growths.set(key, { ...sum, amount: worth });
    else {
      before.amount += worth;
      if (sum.at > before.at) before.at = sum.at;
    }
  }
  const moved = [...growths.values()];
  if (moved.length > 0) await addToProgress(transaction, moved);
  return moved;
}

/** Writes what is earned now; the grants are made by a job of their own, which locks one player at a time. */
async function award(
  transaction: Transaction,
  grown: readonly ProgressKey[],
  { runs, now }: { runs: ReadonlyMap<string, RunOfTerms>; now: Date },
): Promise<void> {
  const goals = grown.filter(({ runId }) => runs.get(runId)?.terms.kind === 'goals');
  const byPlayer = Map.groupBy(goals, ({ runId, playerId }) => `${runId} ${playerId}`);
  const progress = Map.groupBy(
    await selectProgress(
      transaction,
      [...new Set(goals.map(({ runId }) => runId))],
      [...new Set(goals.map(({ playerId }) => playerId))],
    ),
    ({ runId, playerId }) => `${runId} ${playerId}`,
  );
  for (const [key, [first]] of byPlayer) {
    const terms = first && runs.get(first.runId)?.terms;
    if (!first || terms?.kind !== 'goals') continue;
    const counted: bigint[] = [];
    for (const { condition, amount } of progress.get(key) ?? []) counted[condition] = amount;
    const reached = stagesReached(terms, counted);
    const { runId, playerId } = first;
    await dropEarned(transaction, { runId, playerId, above: reached });
    await insertAwards(
      transaction,
      terms.stages.slice(0, reached).map(({ form, amount }, stage) => ({
        run_id: runId,
        player_id: playerId,
        stage: stage + 1,
        form,
        amount: String(amount),
        state: 'earned' as const,
        reached_at: now,
        try_at: now,
      })),
    );
  }
}

const factsAtOnce = 2_000;
const everyMs = 3_000;
