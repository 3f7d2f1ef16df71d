import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { holdToManners } from '#tests/games/game-manners.ts';
import { seededDraw } from '#tests/games/seeded-draw.ts';
import { simulate } from '#tests/games/simulate.ts';
import { burstOf, type CrashStep, climbedTo, climbMs, crash, crashChance } from './crash.ts';
import { toNumber } from './ratio.ts';

const burst: CrashStep = { kind: 'burst' };
const leave = (at: number): CrashStep => ({ kind: 'leave', at });
const float = (integer: number) => integer / 2 ** 32;
/** Bursts at 2.49: a little short of 99 / 39.6. */
const flight = () => 0.396;
const byHand = { stake: '1000', leaveAt: null };

test('bursts where the scheme says', () => {
  expect(burstOf(float(0))).toBe(99 * 2 ** 32);
  expect(burstOf(float(2 ** 31 - 1))).toBe(198);
  expect(burstOf(float(2 ** 32 - 1))).toBe(100);
  expect(burstOf(flight())).toBe(249);
});

test('who leaves before the burst is paid by where the multiplier stood', () => {
  expect(crash.tell(byHand, [leave(133)], flight)).toMatchObject({
    view: { state: 'left', leftAt: 133, burstAt: null },
    paid: 1330n,
  });
  expect(crash.tell(byHand, [leave(249)], flight)).toMatchObject({ paid: 2490n });
});

test('who is still there when it bursts loses', () => {
  expect(crash.tell(byHand, [burst], flight)).toMatchObject({
    view: { state: 'burst', burstAt: 249 },
    paid: 0n,
  });
});

test('a hand that comes too late is refused', () => {
  expect(crash.tell(byHand, [leave(250)], flight)).toEqual({ refused: 'step' });
  // The round was over at 1.20, before the hand came.
  const byItself = { stake: '1000', leaveAt: 120 };
  expect(crash.tell(byItself, [leave(121)], flight)).toEqual({ refused: 'step' });
});

test('who said before where to leave leaves there, whatever becomes of the connection', () => {
  expect(crash.tell({ stake: '1000', leaveAt: 200 }, [burst], flight)).toMatchObject({
    view: { state: 'left', leftAt: 200, burstAt: 249 },
    paid: 2000n,
  });
  expect(crash.tell({ stake: '1000', leaveAt: 250 }, [burst], flight)).toMatchObject({ paid: 0n });
});

test('who never leaves has left at the ceiling', () => {
  expect(crash.tell(byHand, [burst], () => float(10))).toMatchObject({
    view: { leftAt: 1_000_000 },
    paid: 10_000_000n,
  });
});

test('nothing in a running round or after leaving tells where it bursts', () => {
  for (const steps of [[], [leave(105)]]) {
    const seen = [1, 2, 3, 4].map((low) => crash.tell(byHand, steps, () => low / 10));
    expect(new Set(seen.map((told) => (told.refused ? '' : JSON.stringify(told.view)))).size).toBe(
      1,
    );
  }
});

test('the chance counts the bursts that lie high enough', () => {
  fc.assert(
    fc.property(fc.integer({ min: 101, max: 1_000_000 }), (at) => {
      const enough = Math.round(toNumber(crashChance(at)) * 2 ** 32);
      expect(burstOf(float(enough - 1))).toBeGreaterThanOrEqual(at);
      expect(burstOf(float(enough))).toBeLessThan(at);
    }),
  );
});

test('wherever somebody leaves, 99 % come back, to the ten-thousandth', () => {
  for (let at = 101; at <= 1_000_000; at += 37) {
    expect((toNumber(crashChance(at)) * at) / 100).toBeCloseTo(0.99, 4);
  }
  for (const odds of crash.odds()) expect(odds.return).toBeLessThanOrEqual(0.99);
});

test.each([102, 150, 500])('played, leaving at %i hundredths pays back what was counted', (at) => {
  const { low, high } = simulate(
    crash,
    30_000,
    () => ({ stake: '100', leaveAt: at }),
    () => burst,
  );
  const exact = (toNumber(crashChance(at)) * at) / 100;
  expect(low).toBeLessThan(exact);
  expect(high).toBeGreaterThan(exact);
});

test('a hand that leaves at the same height is paid the same as leaving by itself', () => {
  for (let nonce = 0; nonce < 500; nonce += 1) {
    const draw = seededDraw('hand', nonce);
    const told = crash.tell({ stake: '100', leaveAt: 140 }, [burst], draw);
    const hand = crash.tell({ stake: '100', leaveAt: null }, [leave(140)], draw);
    expect(hand.refused ? 0n : hand.paid).toBe(told.refused ? null : told.paid);
  }
});

test('the climb and the time it takes are each other’s reverse', () => {
  expect(climbedTo(0)).toBe(100);
  for (const at of [101, 150, 200, 1_000, 99_999]) {
    expect(climbedTo(climbMs(at))).toBeGreaterThanOrEqual(at);
    expect(climbedTo(climbMs(at) - 1)).toBeLessThan(at);
  }
});

test.each([{ leaveAt: 100 }, { leaveAt: 1_000_001 }, { leaveAt: undefined }, { stake: '0' }])(
  'choices are refused: %j',
  (wrong) => {
    expect(v.is(crash.choices, { ...byHand, ...wrong })).toBe(false);
  },
);

test('it keeps the manners of a game', () => {
  const at = fc.integer({ min: 101, max: 600 });
  holdToManners(
    crash,
    fc.record({
      stake: fc.integer({ min: 1, max: 10 ** 9 }).map(String),
      leaveAt: fc.option(at),
    }),
    fc.oneof(fc.constant(burst), at.map(leave)),
  );
});
