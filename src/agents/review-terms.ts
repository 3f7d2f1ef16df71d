import type { Terms, Tier } from '#contract/contract-terms.ts';

/** Whether each tier demands at least what the one before does, and pays more. */
export function areTiersInOrder(terms: Terms): boolean {
  if (terms.kind === 'hourly' || terms.kind === 'realtime') return true;
  if (terms.kind === 'daily' && terms.tiers.some(({ loss }) => loss !== '0')) return false;
  return terms.tiers.every((tier, index) => {
    const before = terms.tiers[index - 1];
    return !before || (demandsAtLeast(tier, before) && tier.rate > before.rate);
  });
}

function demandsAtLeast(tier: Tier, before: Tier): boolean {
  return (
    BigInt(tier.sales) >= BigInt(before.sales) &&
    BigInt(tier.loss) >= BigInt(before.loss) &&
    tier.users >= before.users
  );
}

/** The rates that a contract can come to: two for an hourly salary, the highest tier's else. */
export function topRates(terms: Terms): readonly number[] {
  switch (terms.kind) {
    case 'hourly':
      return [terms.winRate, terms.lossRate];
    case 'realtime':
      return [terms.rate];
    default:
      return [Math.max(...terms.tiers.map(({ rate }) => rate))];
  }
}

/** No downline gets a higher rate than its upline does. */
export function isWithin(terms: Terms, above: Terms): boolean {
  const most = topRates(above);
  return topRates(terms).every((rate, index) => rate <= (most[index] ?? 0));
}

/** Dividends of one line are counted for the same days, so that what an agent keeps is one sum. */
export function hasPeriodOf(terms: Terms, above: Terms): boolean {
  return terms.kind !== 'dividend' || above.kind !== 'dividend' || terms.period === above.period;
}
