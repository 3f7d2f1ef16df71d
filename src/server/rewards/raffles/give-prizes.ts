import { wordsIn } from '#contract/languages.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Outcome } from '#server/kernel/answer.ts';
import { eachAlone, triedAgainAt } from '../each-alone.ts';
import { giveBackBudget } from '../grants/budget-store.ts';
import { makeGrant } from '../grants/make-grant.ts';
import type { RewardRefusal } from '../may-reward.ts';
import { selectPlayerLanguage } from '../player-store.ts';
import type { RewardContext } from '../reward-context.ts';
import {
  moveUp,
  noteBarred,
  type PickRow,
  putFreePickOff,
  putPickOff,
  selectBarred,
  selectDuePicks,
  selectExpired,
  setGranted,
  setPassed,
} from './pick-store.ts';
import { addSetAside, leaveBudget, selectRaffle, takeSetAside } from './raffle-store.ts';

/**
 * Prizes that were drawn, each once. What was won is paid in a break that began later; a reserve on a break waits
 * until it is over. Answers what stopped whom.
 */
export async function givePrizes(app: RewardContext): Promise<Error[]> {
  const now = app.clock.now();
  return eachAlone(await selectDuePicks(app.database, now, atOnce), {
    name: nameOf,
    change: async (pick) => {
      const given = await inTransaction<Outcome<null, RewardRefusal>>(app.database, (transaction) =>
        givePrize(app, transaction, { pick, now }),
      );
      if (!given.done) await noteBarred(app.database, pick, { now, until: barredUntil(now) });
    },
    putOff: (pick) => putFreePickOff(app.database, pick, triedAgainAt(now)),
  });
}

function nameOf({ raffle_id: raffle, ordinal }: PickRow): string {
  return `Prize ${ordinal} of raffle ${raffle}`;
}

/** Whoever takes a break is asked about again soon after it. */
function barredUntil(now: Date): Date {
  return new Date(now.getTime() + askAgainMs);
}

async function givePrize(
  app: RewardContext,
  transaction: Transaction,
  { pick, now }: { pick: PickRow; now: Date },
): Promise<Outcome<null, RewardRefusal>> {
  const raffle = await selectRaffle(transaction, pick.raffle_id);
  if (!raffle) throw new Error(`Raffle ${pick.raffle_id} is gone.`);
  const { player_id: playerId } = pick;
  const language = await selectPlayerLanguage(transaction, playerId);
  const { title, claimDays } = raffle.terms;
  const made = await makeGrant(app, transaction, {
    playerId,
    source: 'raffle',
    sourceRef: `raffle:${raffle.id}:${pick.ordinal}`,
    form: 'cash',
    amount: BigInt(pick.amount ?? 0),
    now,
    claimBy: new Date(now.getTime() + claimDays * dayMs),
    remark: wordsIn(title, language),
    budgetId: raffle.budget_id,
    isEarned: pick.outcome === 'won',
  });
  if (!made.done || !made.value) return made.done ? done(null) : made;
  if (!(await setGranted(transaction, { pick, grantId: made.value.id }))) {
    throw new Error(`Prize ${pick.ordinal} of raffle ${raffle.id} went on as it was granted.`);
  }
  const isThere = await takeSetAside(transaction, raffle.id, BigInt(pick.amount ?? 0));
  if (!isThere) throw new Error(`Raffle ${raffle.id} set less aside than it gives.`);
  return done(null);
}

/**
 * A prize that nobody claimed in time, or that its winner could not be given for as long, goes to the next reserve,
 * who has as long again. Its money left the budget when the raffle was made; without a reserve it returns.
 */
export async function passPrizesOn(app: RewardContext): Promise<Error[]> {
  const now = app.clock.now();
  const [expired, barred] = await Promise.all([
    selectExpired(app.database, now, atOnce),
    selectBarred(app.database, now, atOnce),
  ]);
  return eachAlone([...expired, ...barred], {
    name: nameOf,
    change: (pick) =>
      inTransaction(app.database, async (transaction) => {
        const raffle = await selectRaffle(transaction, pick.raffle_id);
        if (!raffle || !(await setPassed(transaction, pick, now))) return done(null);
        await passOn(transaction, pick, raffle.budget_id);
        return done(null);
      }),
    putOff: (pick) => putPickOff(app.database, pick, triedAgainAt(now)),
  });
}

async function passOn(
  transaction: Transaction,
  { raffle_id: raffleId, grant_id: grantId, amount: prize }: PickRow,
  budgetId: string,
): Promise<void> {
  if (prize === null) return;
  const amount = BigInt(prize);
  // The expired grant stands for nothing that was spent any more; what was never granted is still set aside.
  if (grantId !== null) await leaveBudget(transaction, grantId);
  else if (!(await takeSetAside(transaction, raffleId, amount))) {
    throw new Error(`Raffle ${raffleId} set less aside than goes on.`);
  }
  if (await moveUp(transaction, raffleId, prize)) await addSetAside(transaction, raffleId, amount);
  else await giveBackBudget(transaction, budgetId, amount);
}

const askAgainMs = 60_000;
const atOnce = 500;
const dayMs = 24 * 60 * 60_000;
