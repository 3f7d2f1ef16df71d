import { wordsIn } from '#contract/languages.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome } from '#server/kernel/answer.ts';
import { takeBudget } from '../grants/budget-store.ts';
import { makeGrant } from '../grants/make-grant.ts';
import type { RewardRefusal } from '../may-reward.ts';
import { selectPlayerLanguage } from '../player-store.ts';
import type { RewardContext } from '../reward-context.ts';
import {
  moveUp,
  type PickRow,
  selectDuePicks,
  selectRaffle,
  selectUnclaimed,
  setGranted,
  setPassed,
  takeSetAside,
} from './raffle-store.ts';

/** Prizes that were drawn, each once; what a break refuses now is given after it. */
export async function givePrizes(app: RewardContext): Promise<void> {
  for (const pick of await selectDuePicks(app.database, atOnce)) {
    await inTransaction<Outcome<null, RewardRefusal>>(app.database, async (transaction) => {
      const raffle = await selectRaffle(transaction, pick.raffle_id);
      if (!raffle) throw new Error(`Raffle ${pick.raffle_id} is gone.`);
      const now = app.clock.now();
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
      });
      if (!made.done || !made.value) return made.done ? done(null) : made;
      await setGranted(transaction, { pick, grantId: made.value.id });
      // A prize that was passed on was taken out of the budget as it went on.
      if (pick.outcome === 'won') {
        const isThere = await takeSetAside(transaction, raffle.id, BigInt(pick.amount ?? 0));
        if (!isThere) throw new Error(`Raffle ${raffle.id} set less aside than it gives.`);
      }
      return done(null);
    });
  }
}

/** A prize that nobody claimed in time goes to the next reserve, who has as long to claim it. */
export async function passPrizesOn(app: RewardContext): Promise<void> {
  for (const pick of await selectUnclaimed(app.database, atOnce)) {
    await inTransaction(app.database, async (transaction) => {
      const raffle = await selectRaffle(transaction, pick.raffle_id);
      if (!raffle || !(await setPassed(transaction, pick, app.clock.now()))) return done(null);
      await passOn(transaction, pick, raffle.budget_id);
      return done(null);
    });
  }
}

async function passOn(
  transaction: Parameters<typeof moveUp>[0],
  { raffle_id: raffleId, amount }: PickRow,
  budgetId: string,
): Promise<void> {
  if (amount === null || !(await moveUp(transaction, raffleId, amount))) return;
  if (!(await takeBudget(transaction, budgetId, BigInt(amount)))) {
    throw new Error(`The budget of raffle ${raffleId} holds no prize for its reserve.`);
  }
}

const atOnce = 500;
const dayMs = 24 * 60 * 60_000;
