import { describe, expect, test } from 'vitest';
import { failedTests, type Scaling } from '#tests/games/rng-suite.ts';
import { seededDraw } from '#tests/games/seeded-draw.ts';
import { chiSquareTail, normalTail } from '#tests/games/statistics.ts';
import { scaled } from './draw.ts';
import type { Draw } from './game.ts';

const byScaling: Scaling = (draw, position, size) => scaled(draw(position), size);

describe('the provable draw', () => {
  test('G-RNG: the provable draw passes chi-square, runs, serial, overlap and coupon at 99 %, on every scale', () => {
    expect(failedTests(seededDraw, byScaling)).toEqual([]);
  });
});

/** Numbers one after the other, kept so that a position tells the same twice. */
function sequence(next: () => number): Draw {
  const made: number[] = [];
  return (position) => {
    while (made.length <= position) made.push(next());
    return made[position] ?? 0;
  };
}

describe('what is wrong is caught', () => {
  test('a remainder of a byte, which favours low outcomes', () => {
    const byRemainder: Scaling = (draw, position, size) => scaled(draw(position), 256) % size;
    expect(failedTests(seededDraw, byRemainder, ['chi-square'])).toEqual(['chi-square']);
  });

  test('a remainder of two bytes on the scale of dice', () => {
    const byRemainder: Scaling = (draw, position, size) => scaled(draw(position), 65_536) % size;
    expect(failedTests(seededDraw, byRemainder, ['chi-square'])).toEqual(['chi-square']);
  });

  test('Math.random, which nobody could prove', () => {
    expect(failedTests(() => sequence(Math.random), byScaling)).toContain('repeatable');
  });

  test('a generator of sixteen bits, which comes round again', () => {
    const weak = (seed: string, nonce: number) => {
      let state = (seed.length * 7_919 + nonce * 104_729 + 1) % 65_536;
      return sequence(() => {
        state = (state * 4_093 + 1) % 65_536;
        return state / 65_536;
      });
    };
    expect(failedTests(weak, byScaling)).toContain('serial');
  });

  test('floats that are even but follow from each other', () => {
    const golden = (_seed: string, nonce: number) => (position: number) =>
      ((nonce + 1) * 0.7548776662 + position * 0.6180339887) % 1;
    expect(failedTests(golden, byScaling)).toEqual(
      expect.arrayContaining(['chi-square', 'runs', 'serial', 'overlap', 'coupon']),
    );
  });

  test('a draw that avoids what it drew last', () => {
    const shy: Scaling = (draw, position, size) => {
      const outcome = scaled(draw(position), size);
      const last = position === 0 ? -1 : scaled(draw(position - 1), size);
      return outcome === last ? (outcome + 1) % size : outcome;
    };
    const neighbours = ['serial', 'overlap'] as const;
    expect(failedTests(seededDraw, shy, neighbours)).toEqual(neighbours);
  });

  test('a table of outcomes with one more of one kind', () => {
    const loaded: Scaling = (draw, position, size) => scaled(draw(position), size + 1) % size;
    const counting = ['chi-square', 'coupon'] as const;
    expect(failedTests(seededDraw, loaded, counting)).toEqual(counting);
  });
});

test('the yardsticks are the published ones', () => {
  // Chi-square's 99 % points, and the normal distribution's.
  expect(chiSquareTail(6.635, 1)).toBeCloseTo(0.01, 5);
  expect(chiSquareTail(23.209, 10)).toBeCloseTo(0.01, 5);
  expect(chiSquareTail(135.807, 100)).toBeCloseTo(0.01, 5);
  expect(normalTail(2.5758)).toBeCloseTo(0.01, 5);
});
