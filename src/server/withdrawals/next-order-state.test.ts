import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PayoutReport } from '#server/ports/payouts/payouts.ts';
import { isOpenOrder, nextOrderState, type OrderState } from './next-order-state.ts';

const report: fc.Arbitrary<PayoutReport> = fc.oneof(
  fc.constant({ kind: 'accepted' as const }),
  fc.constant({ kind: 'failed' as const, reason: 'limit' as const }),
  fc.record({
    kind: fc.constant('paid' as const),
    amount: fc.bigInt(1n, 14n),
    currency: fc.constant('COP'),
    reference: fc.constant('R'),
  }),
);

test('whatever is said in whichever order: booked once, and never more than there is room for', () => {
  fc.assert(
    fc.property(fc.array(report, { maxLength: 12 }), fc.bigInt(0n, 10n), (words, unsent) => {
      let state: OrderState = 'asking';
      let booked = 0n;
      let times = 0;
      for (const one of words) {
        const wasOpen = isOpenOrder(state);
        const transition = nextOrderState({ state, amount: 10n, unsent }, one);
        if (!transition) continue;
        // Once it is over only a payment that was reported too late is new.
        if (!wasOpen) expect([state, one.kind]).toEqual(['failed', 'paid']);
        state = transition.state;
        booked += transition.paid;
        if (transition.paid > 0n) times += 1;
        expect(transition.paid).toBeLessThanOrEqual(wasOpen || unsent > 10n ? 10n : unsent);
        if (one.kind === 'paid') expect(transition.paid + transition.beyond).toBe(one.amount);
        if (wasOpen && !isOpenOrder(state)) expect(transition.paid + transition.missing).toBe(10n);
      }
      expect(times).toBeLessThanOrEqual(1);
      expect(booked).toBeLessThanOrEqual(10n);
    }),
    { numRuns: 3_000 },
  );
});

const paid = (amount: bigint): PayoutReport => ({
  kind: 'paid',
  amount,
  currency: 'COP',
  reference: 'R',
});

test.each<[string, OrderState, bigint, PayoutReport, unknown]>([
  ['all of it', 'accepted', 10n, paid(10n), { state: 'paid', paid: 10n, missing: 0n }],
  ['a part of it', 'accepted', 10n, paid(4n), { state: 'part-paid', paid: 4n, missing: 6n }],
  ['more than was asked', 'accepted', 10n, paid(12n), { state: 'beyond', paid: 10n, beyond: 2n }],
  ['nothing', 'accepted', 10n, { kind: 'failed', reason: 'limit' }, { missing: 10n }],
  ['all, after it said nothing', 'failed', 10n, paid(10n), { state: 'paid', paid: 10n }],
  ['all, after somebody else paid', 'failed', 0n, paid(10n), { state: 'beyond', beyond: 10n }],
  ['nothing, after it said all', 'paid', 0n, { kind: 'failed', reason: 'limit' }, null],
  ['all, once more', 'paid', 0n, paid(10n), null],
])('it says that it sent %s', (_, state, unsent, one, expected) => {
  const transition = nextOrderState({ state, amount: 10n, unsent }, one);
  if (expected === null) expect(transition).toBeNull();
  else expect(transition).toMatchObject(expected as object);
});
