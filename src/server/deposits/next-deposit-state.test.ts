import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DepositState } from '#contract/deposits.ts';
import { type DepositReport, isOpen, nextDepositState } from './next-deposit-state.ts';

const facts = (state: DepositState, change: object = {}) => ({
  state,
  asked: 100n,
  creditsWhatCame: false,
  mayReopen: true,
  ...change,
});

test.each([
  ['begun', 'waiting', 'waiting'],
  ['waiting', 'pending', 'pending'],
  ['waiting', 'proof', 'review'],
  ['pending', 'failed', 'failed'],
  ['waiting', 'cancelled', 'cancelled'],
  ['waiting', 'expired', 'expired'],
  ['review', 'refused', 'failed'],
] as const)('%s becomes, by %s, %s', (state, kind, next) => {
  expect(nextDepositState(facts(state), { kind })?.state).toBe(next);
});

test.each([
  ['credited', 'failed'],
  ['credited', 'pending'],
  ['failed', 'pending'],
  ['cancelled', 'waiting'],
  ['pending', 'cancelled'],
  ['review', 'expired'],
] as const)('%s stays as it is, whatever %s comes late', (state, kind) => {
  expect(nextDepositState(facts(state), { kind })).toBeNull();
});

test('less than was asked goes back, unless the way to pay credits what comes', () => {
  const report = { kind: 'paid', amount: 60n } as const;
  expect(nextDepositState(facts('waiting'), report)).toMatchObject({
    state: 'refunding',
    credit: 0n,
    refund: 60n,
  });
  expect(nextDepositState(facts('waiting', { creditsWhatCame: true }), report)).toMatchObject({
    state: 'credited',
    credit: 60n,
    refund: 0n,
  });
});

test('more than was asked is credited up to that, and the rest goes back', () => {
  const transition = nextDepositState(facts('pending'), { kind: 'paid', amount: 130n });
  expect(transition).toMatchObject({ state: 'credited', credit: 100n, refund: 30n });
});

test('money that comes after the end is credited where it may be, and goes back where not', () => {
  const report = { kind: 'paid', amount: 100n } as const;
  expect(nextDepositState(facts('expired'), report)).toMatchObject({ credit: 100n });
  expect(nextDepositState(facts('expired', { mayReopen: false }), report)).toMatchObject({
    state: 'refunding',
    credit: 0n,
    refund: 100n,
  });
});

/** What a bookkeeper without states would say: the first payment that is enough is credited. */
function reckon(payments: readonly bigint[], asked: bigint, creditsWhatCame: boolean) {
  const credited = payments.find((amount) => amount >= asked || creditsWhatCame) ?? 0n;
  const credit = credited < asked ? credited : asked;
  return { credit, refund: payments.reduce((sum, amount) => sum + amount, 0n) - credit };
}

const report: fc.Arbitrary<DepositReport> = fc.oneof(
  fc
    .constantFrom('waiting', 'pending', 'proof', 'failed', 'expired', 'cancelled', 'refused')
    .map((kind) => ({ kind }) as DepositReport),
  fc.bigInt({ min: 1n, max: 200n }).map((amount) => ({ kind: 'paid' as const, amount })),
);

test('10,000 sequences in whichever order: a bookkeeper’s reckoning, one credit at most, nothing lost', () => {
  let mismatches = 0;
  fc.assert(
    fc.property(
      fc.array(report, { maxLength: 12 }),
      fc.bigInt({ min: 1n, max: 150n }),
      fc.boolean(),
      (reports, asked, creditsWhatCame) => {
        let state: DepositState = 'begun';
        const sum = { credit: 0n, refund: 0n };
        let credits = 0;
        for (const each of reports) {
          const before = state;
          const transition = nextDepositState(
            { state, asked, creditsWhatCame, mayReopen: true },
            each,
          );
          if (!transition) continue;
          state = transition.state;
          sum.credit += transition.credit;
          sum.refund += transition.refund;
          if (transition.credit > 0n) credits += 1;
          // What was credited stays credited, and an end without money opens for money alone.
          if (before === 'credited') expect(state).toBe('credited');
          if (!isOpen(before) && each.kind !== 'paid') expect(state).toBe(before);
        }
        const payments = reports.flatMap((each) => (each.kind === 'paid' ? [each.amount] : []));
        const expected = reckon(payments, asked, creditsWhatCame);
        if (sum.credit !== expected.credit || sum.refund !== expected.refund) mismatches += 1;
        expect(credits).toBeLessThanOrEqual(1);
        expect(state === 'credited').toBe(sum.credit > 0n);
      },
    ),
    { numRuns: 10_000, seed: 20_261_121 },
  );
  expect(mismatches).toBe(0);
});
