import { productOf, weightOf } from '#contract/bonus-terms.ts';
import { useBonuses } from './bonus-queries.ts';

export interface GamePlace {
  game: string;
  vendor: string;
  type: string;
}

/** What a game is for the bonus of its kind that is played: what counts, and whether its money is played there. */
export function useBonusIn(place: GamePlace) {
  const { data } = useBonuses();
  const product = productOf(place.type);
  const bonus = data?.active.find((one) => one.product === product);
  if (!data || !bonus) return null;
  const weight = weightOf(bonus.weights, place);
  const isPlayed = weight > 0 && data.vendors.includes(place.vendor) && !bonus.isPaused;
  return { bonus, weight, isPlayed, currency: data.currency };
}
