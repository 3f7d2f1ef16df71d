import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { makeGrant } from '#server/rewards/grants/make-grant.ts';
import { listItems, loadItems } from '#server/rewards/mall/load-items.ts';
import { changeRule, type PointsRuleFile } from '#server/rewards/points/change-rule.ts';
import { mallItems } from './mall-items.ts';
import { findPlayer } from './store.ts';

/** A point for each 10,000 pesos on slots; tables and lotteries, which give more back, earn less. */
const rule: PointsRuleFile = {
  stakePerPoint: 1_000_000,
  rates: {
    RNG: 1_000_000,
    FISH: 1_000_000,
    INHOUSE: 500_000,
    LOTT: 500_000,
    ELOTT: 500_000,
    SPORTS: 400_000,
    ESPORTS: 400_000,
    LIVE: 200_000,
    PVP: 200_000,
  },
  convert: { points: 100, amount: 100_000, minimum: 500, step: 100 },
  twoPeopleAbove: 10_000,
};

/** Items, rules and a gift to try them with; what an operator changed since the first time stays. */
export async function openDemoMall(app: AppContext): Promise<void> {
  if ((await listItems(app)).length > 0) return;
  await loadItems(app, mallItems, machine);
  await changeRule(app, rule, machine);
  const player = await findPlayer(app.database, 'demo');
  if (!player) return;
  await inTransaction(app.database, async (transaction) => {
    await makeGrant(app, transaction, {
      playerId: player.id,
      source: 'gift',
      sourceRef: 'demo-welcome',
      form: 'points',
      amount: 3_000n,
      now: app.clock.now(),
      givenBy: machine.name,
    });
    return done(null);
  });
}

const machine = { id: null, name: 'machine' };
