import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import { momentIn } from '#server/kernel/zoned-time.ts';
import { type Actor, isUnnamed, writeAudit } from '#server/operator/audit.ts';
import { selectMerchant } from '../merchant-store.ts';
import type { RewardContext } from '../reward-context.ts';
import { drawGifts, type GivenGift, hasGivenWithin } from './giver-store.ts';

/**
 * A tenth of a month's gifts by hand, twenty at least, by chance: nobody knows beforehand which will be looked at. It
 * is drawn for somebody who gave none of them, and which ones they were shown is written down.
 */
export function sampleGifts(
  { database }: Pick<RewardContext, 'database'>,
  month: { year: number; month: number },
  actor: Actor,
): Promise<Outcome<GivenGift[], 'reward.same-person'>> {
  return inTransaction<Outcome<GivenGift[], 'reward.same-person'>>(
    database,
    async (transaction) => {
      const { timeZone } = await selectMerchant(transaction);
      const within = {
        from: momentIn(timeZone, firstDay(month.year, month.month), '00:00'),
        to: momentIn(timeZone, firstDay(month.year, month.month + 1), '00:00'),
      };
      if (isUnnamed(actor)) return refuse('reward.same-person');
      if (await hasGivenWithin(transaction, { ...within, name: actor.name })) {
        return refuse('reward.same-person');
      }
      const drawn = await drawGifts(transaction, { ...within, atLeast: 20, oneIn: 10 });
      await writeAudit(
        transaction,
        actor,
        'reward.sample',
        `gifts:${firstDay(month.year, month.month).slice(0, 7)}`,
        { ids: drawn.map(({ id }) => id).join(' ') },
      );
      return done(drawn);
    },
  );
}

function firstDay(year: number, month: number): string {
  return new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
}
