import type { BonusOffer } from '#contract/bonus.ts';
import { useBonuses } from './bonus-queries.ts';

/** The bonus behind a promotion; undefined where it brings none, and for who may choose none. */
export function useBonusOffer(
  promotionId: string,
): { offer: BonusOffer; currency: string } | undefined {
  const { data } = useBonuses();
  const offer = data?.offers.find(({ promotion }) => promotion === promotionId);
  return data && offer ? { offer, currency: data.currency } : undefined;
}
