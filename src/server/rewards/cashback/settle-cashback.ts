import { wordsIn } from '#contract/languages.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import { eachAlone, triedAgainAt } from '../each-alone.ts';
import { makeGrant } from '../grants/make-grant.ts';
import { selectPlayerLanguage } from '../player-store.ts';
import { levelOf } from '../rebates/level-of.ts';
import type { RewardContext } from '../reward-context.ts';
import { cashbackOf } from './cashback-figure.ts';
import { type Due, noteSettled, putOff, selectDue, takeDue } from './cashback-store.ts';
import { countCashback } from './count-cashback.ts';

/** The job that counts what was lost and gives a share of it back; planned by the schema. */
export const cashbackReaderKind = 'cashback-reader';

export function runCashback(app: AppContext, onFault: (fault: unknown) => void): JobHandler {
  return async ({ now }) => {
    const read = await countCashback(app, factsAtOnce);
    // A period is settled once everything that was settled in it has been counted.
    const faults = read < factsAtOnce ? await settleCashback(app) : [];
    for (const fault of faults) onFault(fault);
    return { again: new Date(now.getTime() + (read === factsAtOnce ? 0 : everyMs)) };
  };
}

/**
 * Periods that are over since half an hour, each player in a transaction of their own: what stops one keeps nobody
 * else from theirs. Answers what stopped whom.
 */
export async function settleCashback(app: RewardContext): Promise<Error[]> {
  const faults: Error[] = [];
  const now = app.clock.now();
  for (;;) {
    const due = await selectDue(app.database, now, playersAtOnce);
    const settle = (one: Due) =>
      inTransaction(app.database, async (transaction) => {
        await settleOne(app, transaction, one, now);
        return done(null);
      });
    faults.push(
      ...(await eachAlone(due, {
        name: ({ runId, playerId }) => `Cashback ${runId} of player ${playerId}`,
        change: settle,
        putOff: (one) => putOff(app.database, one, triedAgainAt(now)),
      })),
    );
    if (due.length < playersAtOnce) return faults;
  }
}

async function settleOne(
  app: RewardContext,
  transaction: Transaction,
  due: Due,
  now: Date,
): Promise<void> {
  const taken = await takeDue(transaction, due);
  if (!taken) return;
  const { playerId } = due;
  const { terms, code, beginsAt } = taken;
  const lost = taken.lost - taken.rewarded;
  const settled = cashbackOf(terms, { lost, level: await levelOf(transaction, playerId) });
  let grantId: string | null = null;
  let dueAt: Date | null = null;
  if (settled.amount > 0n) {
    const language = await selectPlayerLanguage(transaction, playerId);
    const made = await makeGrant(app, transaction, {
      playerId,
      source: 'cashback',
      sourceRef: `${code}:${beginsAt.toISOString()}:${playerId}`,
      form: 'cash',
      amount: settled.amount,
      now,
      claimBy: new Date(now.getTime() + terms.claimDays * dayMs),
      isEarned: true,
      remark: wordsIn(terms.title, language),
    });
    // Who may be given nothing now, not even what was earned, is asked about again.
    if (made.done) grantId = made.value?.id ?? null;
    else dueAt = new Date(now.getTime() + dayMs);
  }
  await noteSettled(transaction, due, { ...settled, grantId, dueAt });
}

const factsAtOnce = 2_000;
const playersAtOnce = 1_000;
const everyMs = 30_000;
const dayMs = 24 * 60 * 60_000;
