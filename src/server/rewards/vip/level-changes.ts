import type { VipLevel, VipTerms } from '#contract/vip-terms.ts';
import type { Transaction } from '#server/db/open.ts';
import type { RewardContext } from '../reward-context.ts';
import { monthBefore } from './months.ts';
import { type GiftRow, insertGifts, type StandingRow, updateStanding } from './vip-store.ts';

/** The levels as they hold, and the month that runs. */
export interface Programme {
  version: number;
  terms: VipTerms;
  month: string;
  now: Date;
}

export function countedOf({ deposits, bets, earned_level, highest_level }: StandingRow) {
  return {
    deposits: BigInt(deposits),
    bets: BigInt(bets),
    level: earned_level,
    highest: highest_level,
  };
}

/** What an operator lifted to counts while it lasts. */
export function levelWith(
  earned: number,
  { lifted_level: lifted, lifted_until: until }: StandingRow,
  now: Date,
): number {
  return lifted !== null && until !== null && until > now ? Math.max(earned, lifted) : earned;
}

/** Writes a level that was earned or lost. Each level is a gift the first time, however often it comes back. */
export async function changeLevel(
  { events }: Pick<RewardContext, 'events'>,
  transaction: Transaction,
  standing: StandingRow,
  { earned, programme }: { earned: number; programme: Programme },
): Promise<void> {
  const { player_id: playerId } = standing;
  const { terms, month, now, version } = programme;
  const isRise = earned > standing.earned_level;
  const level = levelWith(earned, standing, now);
  await updateStanding(transaction, playerId, {
    earned_level: earned,
    level,
    highest_level: Math.max(earned, standing.highest_level),
    version,
    ...(isRise ? { risen_in: month } : {}),
    // Months without a level are not closed: they take nothing and give nothing.
    ...(standing.level === 0 && level > 0 ? { closed_month: monthBefore(month) } : {}),
  });
  const first = terms.levels.slice(standing.highest_level, earned);
  await insertGifts(
    transaction,
    first.flatMap((one, index) => {
      const reached = standing.highest_level + index + 1;
      const ref = `vip:${reached}:${playerId}`;
      return giftOf({ kind: 'rise', level: reached, ref, playerId, now }, one);
    }),
  );
  if (level !== standing.level) {
    await events.publish(transaction, { kind: 'rewards.changed', playerId, body: {} });
  }
}

interface Due extends Pick<GiftRow, 'kind' | 'level' | 'ref'> {
  playerId: string;
  now: Date;
}

/** Empty where the level gives nothing of that kind. */
export function giftOf({ kind, level, ref, playerId, now }: Due, { gifts }: VipLevel) {
  const gift = gifts[kind];
  if (!gift) return [];
  const { form } = gift;
  const due = { kind, level, ref, form, player_id: playerId, try_at: now, state: 'due' as const };
  return [{ ...due, amount: String(gift.amount) }];
}
