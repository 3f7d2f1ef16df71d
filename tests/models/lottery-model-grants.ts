import { randomUUID } from 'node:crypto';
import type { BonusTerms } from '#contract/bonus-terms.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Player } from '#server/kernel/answer.ts';
import { selectBonus } from '#server/rewards/bonus/bonus-store.ts';
import { chooseBonus } from '#server/rewards/bonus/choose-bonus.ts';
import { endBonus } from '#server/rewards/bonus/finish-bonus.ts';
import { grantForDeposit } from '#server/rewards/bonus/grant-for-deposit.ts';
import { proposeBonus, publishBonus } from '#server/rewards/bonus/publish-bonus.ts';
import { firstStart } from '#server/rewards/two-people.ts';
import { workedBonus } from '#tests/rewards/worked-bonus.ts';
import { bonusCap, bonusFunds } from './lottery-model-bonus.ts';
import type { ModelApp } from './model-house.ts';

const offer: BonusTerms = {
  ...{ ...workedBonus, code: 'lottery', product: 'lottery' },
  weights: { games: {}, vendors: {}, classes: { LOTT: 100 } },
  match: { percent: 100, atLeast: Number(bonusFunds), atMost: Number(bonusFunds) },
  capStake: Number(bonusCap),
};

/**
 * An offer for lotteries, of which each player of the model has one. Nobody counts what is played with it, so it is
 * not completed: what that brings is the question of the bonus's own tests.
 */
export async function plantBonus(app: ModelApp): Promise<void> {
  // Bonus money buys what closes within its days, by the database's clock.
  app.clock.set(new Date());
  await proposeBonus(app, offer, { id: null, name: 'ana' });
  const published = await publishBonus(app, offer.code, firstStart);
  if (!published.done) throw new Error(published.code);
}

export async function giveBonus(app: ModelApp, player: Player): Promise<string> {
  const chosen = await chooseBonus(app, offer.code, player);
  if (!chosen.done) throw new Error(chosen.code);
  const credited = { playerId: player.id, depositId: randomUUID(), amount: bonusFunds };
  await inTransaction(app.database, async (transaction) => {
    await grantForDeposit(app, transaction, { ...credited, now: app.clock.now() });
    return done(null);
  });
  const { grant_id: grant } = await app.database
    .selectFrom('bonus_state')
    .select('grant_id')
    .where('player_id', '=', player.id)
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow();
  return grant;
}

/** As its player gives it up, without the count of what was played, which sweeps everybody's. */
export async function endBonusOf(app: ModelApp, grant: string, player: Player): Promise<void> {
  await inTransaction(app.database, async (transaction) => {
    const bonus = await selectBonus(transaction, grant);
    if (!bonus) throw new Error('The bonus is gone.');
    const how = { to: 'given-up', now: app.clock.now(), actor: `player:${player.id}` } as const;
    await endBonus(app, transaction, bonus, how);
    return done(null);
  });
}
