import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Figures } from '#contract/contract-bills.ts';
import type { DividendTerms, Terms } from '#contract/contract-terms.ts';
import { carriedIn, carriedOut, dueOf, keptOf } from './carry.ts';
import { explainBill } from './explain-bill.ts';

/** A per cent in millionths. */
const percent = (rate: number) => Math.round(rate * 10_000);
const cents = (amount: number) => String(Math.round(amount * 100));
const tier = (sales: number, loss: number, users: number, rate: number) => ({
  sales: cents(sales),
  loss: cents(loss),
  users,
  rate: percent(rate),
});
const figures = (some: Partial<Figures>): Figures => ({
  sales: '0',
  profit: '0',
  users: 0,
  carriedIn: '0',
  counted: '0',
  branches: [],
  ...some,
});
const dividend = (
  style: DividendTerms['style'],
  tiers: DividendTerms['tiers'],
  carry: DividendTerms['carry'] = 'none',
): DividendTerms => ({ kind: 'dividend', period: 'monthly', style, carry, activeFrom: '0', tiers });

const house = [tier(1_000_000, 50_000, 5, 10), tier(3_000_000, 150_000, 8, 15)];
const teamOfA = figures({ sales: cents(3_300_000), profit: cents(-140_000), users: 8 });
const teamOfB = figures({ sales: cents(1_200_000), profit: cents(-80_000), users: 5 });
const amountOf = (terms: Terms, some: Figures) => explainBill(terms, some).amount;

describe('a dividend', () => {
  const two = [tier(300_000, 10_000, 5, 3), tier(500_000, 30_000, 5, 5)];
  const lost = figures({ sales: cents(800_000), profit: cents(-25_000), users: 5 });

  test('fixed pays the highest tier that is met whole, floating the largest share', () => {
    expect(amountOf(dividend('fixed', two), lost)).toBe(cents(750));
    expect(amountOf(dividend('floating', two), lost)).toBe('104167');
  });

  test('of the house to A and of A to B pays as reckoned by hand', () => {
    expect(amountOf(dividend('fixed', house), teamOfA)).toBe(cents(14_000));
    expect(amountOf(dividend('floating', house), teamOfA)).toBe(cents(19_600));
    const toB = dividend('fixed', [tier(500_000, 20_000, 3, 8)]);
    expect(amountOf(toB, teamOfB)).toBe(cents(6_400));
    expect(keptOf(14_000_00n, [6_400_00n])).toBe(7_600_00n);
    expect(keptOf(19_600_00n, [6_400_00n])).toBe(13_200_00n);
  });

  test.each([
    ['previous', 11_000],
    ['permanent', 11_000],
    ['none', 14_000],
  ] as const)('with a carry of %s counts an earlier win of 30,000 so', (carry, amount) => {
    const terms = dividend('fixed', house, carry);
    const won = figures({ profit: cents(30_000) });
    const left = carriedOut(terms, won, amountOf(terms, won));
    expect(amountOf(terms, { ...teamOfA, carriedIn: left })).toBe(cents(amount));
  });

  test('permanent carries a win until it is used up, previous only once', () => {
    const small = figures({ profit: cents(-10_000), carriedIn: cents(30_000) });
    expect(carriedOut(dividend('fixed', house, 'permanent'), small, '0')).toBe(cents(20_000));
    expect(carriedOut(dividend('fixed', house, 'previous'), small, '0')).toBe('0');
  });

  test.each([
    ['none', '2026-09-30', 0],
    ['previous', '2026-09-30', 30_000],
    ['previous', '2026-09-29', 0],
    ['permanent', '2026-09-30', 50_000],
    ['permanent', '2026-07-31', 50_000],
  ] as const)('with a carry of %s takes over from a bill to %s what it may', (carry, to, taken) => {
    const before = { carriedOut: cents(50_000), profit: cents(30_000), to };
    expect(carriedIn(dividend('fixed', house, carry), '2026-10-01', before)).toBe(cents(taken));
  });

  test('takes nothing over that the bill before did not carry, or where there is none', () => {
    const before = { carriedOut: '0', profit: cents(30_000), to: '2026-09-30' };
    const terms = dividend('fixed', house, 'previous');
    expect(carriedIn(terms, '2026-10-01', before)).toBe('0');
    expect(carriedIn(terms, '2026-10-01', undefined)).toBe('0');
    const daily: Terms = { kind: 'daily', activeFrom: '0', tiers: [tier(0, 0, 0, 1)] };
    const undone = { carriedOut: '-5', profit: '0', to: '2026-07-31' };
    expect(carriedIn(daily, '2026-10-01', undone)).toBe('-5');
  });

  test('is nothing where the team won, or too few were active', () => {
    const terms = dividend('fixed', [tier(0, 0, 3, 8)]);
    expect(amountOf(terms, figures({ profit: '1', users: 3 }))).toBe('0');
    expect(amountOf(terms, figures({ profit: '0', users: 3 }))).toBe('0');
    expect(amountOf(terms, figures({ profit: '-10000', users: 2 }))).toBe('0');
    expect(amountOf(terms, figures({ profit: '-10000', users: 3 }))).toBe('800');
  });

  test('says which tier was met and how far the next one is', () => {
    const { tier: met, next, parts } = explainBill(dividend('fixed', house), teamOfA);
    expect(met).toBe(0);
    expect(next).toEqual({ tier: 1, missing: { sales: '0', loss: cents(10_000), users: 0 } });
    expect(parts).toMatchObject([{ base: cents(140_000), rate: percent(10), over: '1' }]);
  });
});

describe('a salary', () => {
  const daily: Terms = { kind: 'daily', activeFrom: '0', tiers: [tier(0, 0, 0, 0.25)] };

  test('by the day rounds half a cent up', () => {
    expect(amountOf(daily, figures({ sales: cents(333_333.33) }))).toBe('83333');
    expect(amountOf(daily, figures({ sales: cents(333_334) }))).toBe('83334');
  });

  test('by the day takes off what was undone of earlier days, and carries the rest', () => {
    const undone = figures({ sales: '-5000' });
    expect(amountOf(daily, undone)).toBe('0');
    expect(carriedOut(daily, undone, '0')).toBe('-5000');
    expect(amountOf(daily, figures({ sales: '45000', carriedIn: '-5000' }))).toBe('100');
  });

  const hourly: Terms = {
    kind: 'hourly',
    singleBet: cents(10),
    betAmount: cents(1_000),
    users: 2,
    winRate: percent(0.4),
    lossRate: percent(0.6),
  };

  test('by the hour looks whether the team won, with the small stakes among its play', () => {
    const hour = { sales: cents(1_109.99), counted: cents(1_100), users: 2 };
    const lost = figures({ ...hour, profit: cents(900 - 1_109.99) });
    expect(amountOf(hourly, lost)).toBe('660');
    const won = figures({ ...hour, profit: cents(1_300 - 1_109.99) });
    expect(amountOf(hourly, won)).toBe('440');
    expect(amountOf(hourly, { ...lost, users: 1 })).toBe('0');
    expect(amountOf(hourly, { ...lost, counted: '99999' })).toBe('0');
  });

  test('by the hour takes off what was undone of earlier hours, and carries the rest', () => {
    const hour = figures({ profit: '-1', users: 2, counted: '-200000' });
    expect(amountOf(hourly, hour)).toBe('0');
    expect(carriedOut(hourly, hour, '0')).toBe('-200000');
    const next = { ...hour, counted: '300000', carriedIn: '-200000' };
    expect(amountOf(hourly, next)).toBe('600');
    expect(carriedOut(hourly, next, '600')).toBe('0');
  });

  const ofA: Terms = { kind: 'realtime', rate: percent(0.5) };
  const ofB: Terms = { kind: 'realtime', rate: percent(0.3) };
  const throughB = (sales: string) => ({
    sales,
    branches: [{ contractId: '2', account: 'b', sales, rate: percent(0.3) }],
  });

  test('in real time pays an agent what its downlines’ rates leave', () => {
    expect(amountOf(ofB, figures({ sales: cents(100_000) }))).toBe(cents(300));
    expect(amountOf(ofA, figures(throughB(cents(100_000))))).toBe(cents(200));
    expect(amountOf(ofA, figures({ sales: cents(40_000) }))).toBe(cents(200));
    expect(amountOf(ofB, figures({ sales: '33333' }))).toBe('100');
    expect(amountOf(ofA, figures(throughB('33333')))).toBe('67');
  });

  test('in real time has a negative line for what was undone', () => {
    const undone = figures(throughB(cents(-10_000)));
    expect(amountOf(ofB, figures({ sales: cents(-10_000) }))).toBe(cents(-30));
    expect(amountOf(ofA, undone)).toBe(cents(-20));
    expect(dueOf(ofA, undone, cents(-20))).toBe(0n);
    expect(carriedOut(ofA, undone, cents(-20))).toBe(cents(-20));
    const next = figures({ sales: cents(10_000), carriedIn: cents(-20) });
    expect(dueOf(ofA, next, amountOf(ofA, next))).toBe(3_000n);
  });
});

describe('whatever the figures are', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 15n });
  const rate = fc.integer({ min: 0, max: 1_000_000 });

  test('what an agent keeps and what the downlines get come to the bill', () => {
    fc.assert(
      fc.property(
        amount,
        rate,
        fc.array(fc.tuple(amount, rate), { maxLength: 5 }),
        (own, top, below) => {
          // Each downline's sales are a part of the agent's, at a rate that is not above the agent's.
          const parts = below.map(([sales, share]) => ({ sales, rate: Math.min(share, top) }));
          const all = parts.reduce((sum, { sales }) => sum + sales, own);
          const billOf = (sales: bigint, by: number) => {
            const terms: Terms = {
              kind: 'daily',
              activeFrom: '0',
              tiers: [{ sales: '0', loss: '0', users: 0, rate: by }],
            };
            return BigInt(amountOf(terms, figures({ sales: String(sales) })));
          };
          const bill = billOf(all, top);
          const bills = parts.map((part) => billOf(part.sales, part.rate));
          const paid = bills.reduce((sum, one) => sum + one, 0n);
          // Each bill is rounded by itself: so many half cents are the most that they can differ by.
          if (paid > bill) expect(paid - bill).toBeLessThanOrEqual(BigInt(bills.length + 1));
          else expect(keptOf(bill, bills) + paid).toBe(bill);
        },
      ),
    );
  });

  test('in real time everybody together gets the top rate, to within half a cent each', () => {
    fc.assert(
      fc.property(amount, amount, rate, rate, (own, through, one, other) => {
        const [low, top] = one < other ? [one, other] : [other, one];
        const sales = String(own + through);
        const branches = [{ contractId: '2', account: 'b', sales: String(through), rate: low }];
        const a = BigInt(amountOf({ kind: 'realtime', rate: top }, figures({ sales, branches })));
        const b = BigInt(
          amountOf({ kind: 'realtime', rate: low }, figures({ sales: String(through) })),
        );
        const whole = ((own + through) * BigInt(top)) / 1_000_000n;
        const difference = a + b - whole;
        expect(difference >= -1n && difference <= 2n).toBe(true);
      }),
    );
  });

  test('nobody gets more than the highest rate of the terms', () => {
    const tierOf = fc.record({
      sales: amount.map(String),
      loss: amount.map(String),
      users: fc.nat(20),
      rate,
    });
    const style = fc.constantFrom('fixed' as const, 'floating' as const);
    fc.assert(
      fc.property(
        fc.array(tierOf, { minLength: 1, maxLength: 5 }),
        style,
        amount,
        amount,
        fc.nat(20),
        (tiers, by, sales, lost, users) => {
          const some = figures({ sales: String(sales), profit: String(-lost), users });
          const most = (lost * BigInt(Math.max(...tiers.map((one) => one.rate)))) / 1_000_000n + 1n;
          const paid = BigInt(amountOf(dividend(by, tiers), some));
          expect(paid >= 0n && paid <= most).toBe(true);
        },
      ),
    );
  });

  test('figures that were stored as text count to the same cent again', () => {
    fc.assert(
      fc.property(amount, amount, fc.nat(20), (sales, lost, users) => {
        const some = figures({ sales: String(sales), profit: String(-lost), users });
        const stored = JSON.parse(JSON.stringify({ terms: dividend('floating', house), some }));
        expect(explainBill(stored.terms, stored.some)).toEqual(
          explainBill(dividend('floating', house), some),
        );
      }),
    );
  });
});
