import { expect, test } from 'vitest';
import { skinOf, slotThemes } from './slot-skin.ts';

const subjects = ['jaguar', 'cherries', 'comet', 'koi', 'emerald', 'lantern'];
const codes = Array.from(
  { length: 300 },
  (_, at) => `PG-RNG-VIDEO-${subjects[at % subjects.length]}-${String(at + 1).padStart(4, '0')}`,
);

test('a code always wears the same', () => {
  expect(skinOf('PG-RNG-VIDEO-jaguar-0001')).toEqual(skinOf('PG-RNG-VIDEO-jaguar-0001'));
});

test('a game stands in the world of what its cover shows', () => {
  const worn = subjects.map((subject) => skinOf(`PG-RNG-VIDEO-${subject}-0001`).theme);
  expect(worn).toEqual(['jungle', 'orchard', 'space', 'reef', 'jade', 'fair']);
  expect(worn.toSorted()).toEqual(slotThemes.toSorted());
  expect(skinOf('PG-RNG-VIDEO-jaguar-0001').subject).toBe('jaguar');
  expect(skinOf('no code of ours').theme).toBe('fair');
});

test('there are far more looks than themes', () => {
  expect(new Set(codes.map((code) => skinOf(code).sky.join())).size).toBeGreaterThan(30);
});
