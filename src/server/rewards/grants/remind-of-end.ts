import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import { notifyPlayer } from '#server/notices/notify-player.ts';
import { eachAlone } from '../each-alone.ts';
import { isOfferedNothing } from '../may-offer.ts';
import type { RewardContext } from '../reward-context.ts';
import { type Ending, selectEnding, setReminded } from './reminder-store.ts';

/**
 * Tells players three days and one day before a reward lapses or a bonus ends. A push comes only to who wants offers
 * pushed; who is offered nothing now is reminded of nothing.
 */
export async function remindOfEnd(app: RewardContext, now: Date): Promise<Error[]> {
  return eachAlone(await selectEnding(app.database, now, atOnce), {
    name: ({ grantId, of }) => `The reminder of ${of} ${grantId}`,
    change: (ending) => remind(app, ending, now),
    // It is looked at again with the next sweep, until it ends.
    putOff: () => Promise.resolve(),
  });
}

function remind({ database, events }: RewardContext, ending: Ending, now: Date) {
  const { grantId, playerId, amount, commodity: currency, of, hours } = ending;
  return inTransaction(database, async (transaction) => {
    if (!(await setReminded(transaction, ending))) return done(null);
    if (await isOfferedNothing(transaction, { playerId, now })) return done(null);
    await notifyPlayer({ events }, transaction, {
      ...{ playerId, template: 'reward.ends', values: { amount, currency, of, hours: `${hours}` } },
      link: of === 'claim' ? '/member/rewardCenter' : '/member/bonusDetails',
      about: `reward:${grantId}:${of}:${hours}`,
    });
    return done(null);
  });
}

const atOnce = 500;
