import { expect, test } from 'vitest';
import { pipPlaces } from './pip-places.ts';

test('a card has as many pips as it counts, each on its own place and within the paper', () => {
  for (let count = 2; count <= 10; count += 1) {
    const places = pipPlaces(String(count));
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    for (const { x, y, size } of places) {
      expect(x - size * 10).toBeGreaterThan(16);
      expect(x + size * 10).toBeLessThan(44);
      expect(y - size * 10).toBeGreaterThan(8);
      expect(y + size * 10).toBeLessThan(76);
    }
  }
  expect(pipPlaces('A')).toHaveLength(1);
});

test('a figure has none', () => {
  expect(pipPlaces('K')).toEqual([]);
});
