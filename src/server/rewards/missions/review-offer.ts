import type { GoalTerms } from '#contract/mission-terms.ts';
import { cheapestPlay, leastPlayCost, playCost, sayPlayCost } from '../bonus/play-cost.ts';
import type { OfferPack } from './offer-packs.ts';

interface Wagering {
  /** What has to be played, weighed. */
  need: bigint;
  bonus: bigint;
  /** Per cent by category; what is not named does not count. */
  weights: readonly number[];
}

/**
 * How often the bonus is really to be played: where a category counts by half, twice as often. In
 * hundredths, rounded up, so that nothing above the line slips below it.
 */
export function effectiveMultiple({ need, bonus, weights }: Wagering): number {
  const smallest = BigInt(Math.min(...weights.filter((weight) => weight > 0)));
  const above = need * 100n * 100n;
  const below = bonus * smallest;
  return Number((above + below - 1n) / below);
}

/** What a pack forbids of an offer, in sentences for operators; empty where it may be published. */
export function reviewOffer(terms: GoalTerms, pack: OfferPack): string[] {
  const { offer, conditions, stages } = terms;
  const [given] = stages;
  if (!offer || !given) return [];
  const faults: string[] = [];
  const wagered = conditions.find(({ counter }) => counter === 'valid-bets');
  if (given.form === 'cash' && wagered && pack.maxMultiple !== null) {
    const multiple = effectiveMultiple({
      need: BigInt(wagered.goals[0] ?? 0),
      bonus: BigInt(given.amount),
      weights: Object.values(wagered.weights ?? {}),
    });
    if (multiple > pack.maxMultiple * 100) {
      faults.push(
        `It has to be played ${multiple / 100} times, weights counted; ${pack.id} allows ${pack.maxMultiple}.`,
      );
    }
  }
  if (given.form === 'cash' && wagered) {
    const weights = { games: {}, vendors: {}, classes: wagered.weights ?? {} };
    const cheapest = cheapestPlay(weights, []);
    const need = BigInt(wagered.goals[0] ?? 0);
    const cost = cheapest && playCost({ need, given: BigInt(given.amount) }, cheapest);
    if (cheapest && cost !== null && cost < leastPlayCost) faults.push(sayPlayCost(cost, cheapest));
  }
  if (pack.minDays !== null && offer.days < pack.minDays) {
    faults.push(`It leaves ${offer.days} days; ${pack.id} asks for ${pack.minDays}.`);
  }
  if (saysFree(terms.title)) {
    faults.push('Its title says "free", and it has conditions.');
  }
  return faults;
}

/** Something with conditions is not free. */
export function saysFree(title: Readonly<Partial<Record<string, string>>>): boolean {
  return Object.values(title).some((words) => words !== undefined && free.test(words));
}

const free = /\bfree\b|\bgratis\b|\bpercuma\b|免费/i;
