import { expect, test } from 'vitest';
import { angleOf, sectorPath, turnBetween } from './turning.ts';

test('the first sector is at the top, and the others follow clockwise', () => {
  expect([0, 1, 2, 3].map((place) => angleOf(place, 4))).toEqual([0, 90, 180, 270]);
});

test('a wheel always ends where it should, and turns often enough on the way', () => {
  for (const from of [-350, 0, 10, 725]) {
    for (const to of [-340, -9, 0, 355]) {
      const turn = turnBetween(from, to, 3);
      expect((from + turn - to) % 360).toBeCloseTo(0);
      expect(turn).toBeGreaterThanOrEqual(3 * 360);
      expect(turn).toBeLessThan(4 * 360);
    }
  }
});

test('a sector reaches over its share of the rim', () => {
  expect(sectorPath(4, 50, 100)).toBe(
    'M-35.36 -35.36 L-70.71 -70.71 A100 100 0 0 1 70.71 -70.71 L35.36 -35.36 A50 50 0 0 0 -35.36 -35.36Z',
  );
});
