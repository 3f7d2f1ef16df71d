import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PayoutWord } from '#server/ports/payouts/payouts.ts';
import { isOpenOrder, nextOrder, type OrderState } from './next-order.ts';

const word: fc.Arbitrary<PayoutWord> = fc.oneof(
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
    fc.property(fc.array(word, { maxLength: 12 }), fc.bigInt(0n, 10n), (words, room) => {
      let state: OrderState = 'asking';
      let booked = 0n;
      let times = 0;
      for (const one of words) {
        const wasOpen = isOpenOrder(state);
        const turn = nextOrder({ state, amount: 10n, room }, one);
        if (!turn) continue;
        // Once it is over only a payment that was told of too late is news.
        if (!wasOpen) expect([state, one.kind]).toEqual(['failed', 'paid']);
        state = turn.state;
        booked += turn.paid;
        if (turn.paid > 0n) times += 1;
        expect(turn.paid).toBeLessThanOrEqual(wasOpen || room > 10n ? 10n : room);
        if (one.kind === 'paid') expect(turn.paid + turn.beyond).toBe(one.amount);
        if (wasOpen && !isOpenOrder(state)) expect(turn.paid + turn.missing).toBe(10n);
      }
      expect(times).toBeLessThanOrEqual(1);
      expect(booked).toBeLessThanOrEqual(10n);
    }),
    { numRuns: 3_000 },
  );
});

const paid = (amount: bigint): PayoutWord => ({
  kind: 'paid',
  amount,
  currency: 'COP',
  reference: 'R',
});

test.each<[string, OrderState, bigint, PayoutWord, unknown]>([
  ['all of it', 'accepted', 10n, paid(10n), { state: 'paid', paid: 10n, missing: 0n }],
  ['a part of it', 'accepted', 10n, paid(4n), { state: 'part-paid', paid: 4n, missing: 6n }],
  ['more than was asked', 'accepted', 10n, paid(12n), { state: 'beyond', paid: 10n, beyond: 2n }],
  ['nothing', 'accepted', 10n, { kind: 'failed', reason: 'limit' }, { missing: 10n }],
  ['all, after it said nothing', 'failed', 10n, paid(10n), { state: 'paid', paid: 10n }],
  ['all, after somebody else paid', 'failed', 0n, paid(10n), { state: 'beyond', beyond: 10n }],
  ['nothing, after it said all', 'paid', 0n, { kind: 'failed', reason: 'limit' }, null],
  ['all, once more', 'paid', 0n, paid(10n), null],
])('it says that it sent %s', (_, state, room, one, expected) => {
  const turn = nextOrder({ state, amount: 10n, room }, one);
  if (expected === null) expect(turn).toBeNull();
  else expect(turn).toMatchObject(expected as object);
});
