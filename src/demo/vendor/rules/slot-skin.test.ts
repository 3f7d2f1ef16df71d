import { expect, test } from 'vitest';
import { skinOf, slotThemes } from './slot-skin.ts';

const codes = Array.from({ length: 300 }, (_, at) => `PG_${String(at + 1).padStart(4, '0')}`);

test('a code always wears the same', () => {
  expect(skinOf('PG_0001')).toEqual(skinOf('PG_0001'));
});

test('every theme is worn, and no one by most', () => {
  const worn = Map.groupBy(codes, (code) => skinOf(code).theme);
  expect([...worn.keys()].sort()).toEqual([...slotThemes].sort());
  for (const of of worn.values()) expect(of.length).toBeLessThan(codes.length / 3);
});

test('there are far more looks than themes', () => {
  expect(new Set(codes.map((code) => skinOf(code).sky.join())).size).toBeGreaterThan(30);
});
