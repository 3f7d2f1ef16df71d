import { expect, test } from 'vitest';
import type { GoalTerms } from '#contract/mission-terms.ts';
import { type OfferPack, offerPackAt, offerPacks, strictestOffers } from './offer-packs.ts';
import { effectiveMultiple, reviewOffer } from './review-offer.ts';

const defaultPack = offerPackAt(new Date('2026-11-20T12:00:00Z'));

// rewards.md, section 4: what a bonus of 100.00 has to be played, weights counted.
test.each([
  ['10 times the bonus, all counts in full', 100_000n, [100], 1_000],
  ['10 times the bonus, by half', 100_000n, [100, 50], 2_000],
  ['5 times deposit and bonus', 100_000n, [100], 1_000],
  ['6 times deposit and bonus', 120_000n, [100], 1_200],
  ['once, a tenth counts', 10_000n, [10], 1_000],
])('%s', (_, need, weights, multiple) => {
  expect(effectiveMultiple({ need, bonus: 10_000n, weights })).toBe(multiple);
});

test('a multiple that is a little above the line is above it', () => {
  expect(effectiveMultiple({ need: 100_001n, bonus: 10_000n, weights: [100] })).toBe(1_001);
});

const terms = {
  kind: 'goals',
  code: 'welcome',
  title: { es: 'Bienvenida', en: 'Welcome' },
  window: { every: 'once', from: '2026-11-01T00:00:00Z', to: '2027-11-01T00:00:00Z' },
  claimDays: 7,
  budget: { cash: 1_000_000 },
  joining: 'tap',
  match: 'all',
  offer: { promotion: 'welcome', product: 'casino', days: 30, audience: 'first-deposit' },
  conditions: [{ counter: 'valid-bets', weights: { RNG: 100 }, goals: [100_000] }],
  stages: [{ form: 'cash', amount: 10_000 }],
} satisfies GoalTerms;

test('a condition that costs next to nothing is refused: the house’s games at one per cent count for none', () => {
  const counting = (weights: object): GoalTerms['conditions'] => [
    { counter: 'valid-bets', weights, goals: [100_000] },
  ];
  expect(
    reviewOffer({ ...terms, conditions: counting({ RNG: 100, INHOUSE: 100 }) }, defaultPack),
  ).toEqual([expect.stringContaining('INHOUSE it costs 4 %')]);
});

test('a pack holds from its day on, and until its end', () => {
  const pack = (from: string, until: string | null, maxMultiple: number): OfferPack => ({
    ...{ id: from, source: '', from, until, maxMultiple },
    ...{ minDays: null, maxBonus: { DKK: maxMultiple }, maxCashback: null },
  });
  const packs = [pack('2026-01-01', '2026-07-01', 20), pack('2026-06-01', null, 10)];
  const at = (day: string) => offerPackAt(new Date(day), packs);
  expect(at('2025-12-31')).toMatchObject({ maxMultiple: null, maxBonus: {} });
  expect(at('2026-01-01')).toMatchObject({ maxMultiple: 20, maxBonus: { DKK: 20 } });
  expect(at('2026-06-01')).toMatchObject({ maxMultiple: 10, maxBonus: { DKK: 10 } });
  expect(at('2026-07-01').id).toBe('2026-06-01');
  const before = offerPackAt(new Date('2026-01-18T23:59:59Z'));
  expect(before.id).toBe('house');
});

test('a pack refuses what is to be played too often, too fast, or is called free', () => {
  expect(reviewOffer(terms, defaultPack)).toEqual([]);
  const conditions: GoalTerms['conditions'] = [
    { counter: 'valid-bets', weights: { RNG: 100, FISH: 50 }, goals: [100_000] },
  ];
  expect(reviewOffer({ ...terms, conditions }, defaultPack)).toHaveLength(1);
  const fast = { ...terms, offer: { ...terms.offer, days: 6 } };
  expect(reviewOffer(fast, defaultPack)).toHaveLength(1);
  const free = { ...terms, title: { es: 'Dinero gratis', en: 'Money' } };
  expect(reviewOffer(free, defaultPack)).toHaveLength(1);
  expect(reviewOffer(terms, strictestOffers(offerPacks))).toHaveLength(1);
});
