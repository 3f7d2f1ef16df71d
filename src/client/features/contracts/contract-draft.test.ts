import { expect, test } from 'vitest';
import type { Terms } from '#contract/contract-terms.ts';
import { type ContractDraft, draftOf, termsOfDraft, withTier } from './contract-draft.ts';

const dividend: Terms = {
  kind: 'dividend',
  period: 'weekly',
  style: 'fixed',
  carry: 'none',
  activeFrom: '1000000',
  tiers: [
    { sales: '0', loss: '0', users: 1, rate: 30_000 },
    { sales: '500000000', loss: '100050', users: 3, rate: 60_000 },
  ],
};
const hourly: Terms = {
  ...{ kind: 'hourly', singleBet: '1000', betAmount: '100000' },
  ...{ users: 2, winRate: 4_000, lossRate: 6_000 },
};
const terms: readonly Terms[] = [
  dividend,
  { kind: 'daily', activeFrom: '0', tiers: [{ sales: '1', loss: '0', users: 0, rate: 2_500 }] },
  hourly,
  { kind: 'realtime', rate: 5_000 },
];

test.each(terms)('$kind terms survive being put into fields and read back', (one) => {
  for (const language of ['en', 'es']) {
    const draft = draftOf(one, 'COP', language);
    const read = termsOfDraft(draft, one, { currency: 'COP', above: null });
    expect(read.terms).toEqual(one);
    expect([...read.faults]).toEqual([]);
  }
});

const faultsOf = (begin: Terms, change: (draft: ContractDraft) => ContractDraft, above?: Terms) => {
  const draft = change(draftOf(begin, 'COP', 'en'));
  return [...termsOfDraft(draft, begin, { currency: 'COP', above: above ?? null }).faults];
};
const withSecond = (change: object) => (draft: ContractDraft) => ({
  ...draft,
  tiers: draft.tiers.map((tier) => (tier.key === 2 ? { ...tier, ...change } : tier)),
});

test.each([
  [{ rate: '' }, [['rate 2', 'rate-missing']]],
  [{ rate: '0' }, [['rate 2', 'rate-missing']]],
  [{ rate: 'x' }, [['rate 2', 'rate-missing']]],
  [{ rate: '3' }, [['rate 2', 'rate-order']]],
  [{ users: '0' }, [['users 2', 'users-order']]],
  [{ users: '-1' }, [['users 2', 'users-shape']]],
  [{ rate: '10.0001' }, [['rate 2', 'rate-above']]],
  [{ rate: '10' }, []],
])('a second tier with %j has %j', (change, faults) => {
  const above: Terms = { ...dividend, tiers: [{ sales: '0', loss: '0', users: 0, rate: 100_000 }] };
  expect(faultsOf(dividend, withSecond(change), above)).toEqual(faults);
});

test('a tier asks for at least what the one before does', () => {
  const swapped = (draft: ContractDraft) => ({ ...draft, tiers: draft.tiers.toReversed() });
  expect(faultsOf(dividend, swapped).map(([field]) => field)).toEqual([
    'rate 1',
    'sales 1',
    'loss 1',
    'users 1',
  ]);
});

test('each of the two hourly rates keeps within its own of the upline', () => {
  const change = (draft: ContractDraft) => ({ ...draft, winRate: '0.5', lossRate: '0.6' });
  expect(faultsOf(hourly, change, hourly)).toEqual([['winRate', 'rate-above']]);
});

test('one of the two hourly rates may be left out, not both', () => {
  const change = (lossRate: string) => (draft: ContractDraft) => ({
    ...draft,
    winRate: '',
    lossRate,
  });
  expect(faultsOf(hourly, change('0.6'))).toEqual([]);
  expect(faultsOf(hourly, change(''))).toEqual([
    ['winRate', 'rate-missing'],
    ['lossRate', 'rate-missing'],
  ]);
});

test('a new tier begins where the last one stands, up to ten of them', () => {
  let { tiers } = draftOf(dividend, 'COP', 'en');
  tiers = withTier(tiers);
  expect(tiers[2]).toEqual({ key: 3, rate: '', sales: '5000000', loss: '1000.5', users: '3' });
  for (let more = 0; more < 20; more += 1) tiers = withTier(tiers);
  expect(tiers).toHaveLength(10);
});
