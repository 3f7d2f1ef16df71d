import { expect, test } from 'vitest';
import { coverSide, createCover } from './scratch-cover.ts';

test('a finger takes off what lies under it, once', () => {
  const cover = createCover('');
  expect(cover.rub(0.5, 0.5, 0.1)).toBe(true);
  expect(cover.rub(0.5, 0.5, 0.1)).toBe(false);
  expect(cover.isRubbed(6 * coverSide + 6)).toBe(true);
  expect(cover.isRubbed(0)).toBe(false);
});

test('what was kept as a word goes on where it stood', () => {
  const cover = createCover('');
  cover.rub(0.2, 0.2, 0.15);
  const again = createCover(cover.toText());
  expect(again.toText()).toBe(cover.toText());
  expect(again.rub(0.2, 0.2, 0.15)).toBe(false);
});

test('it is seen once most of it is off', () => {
  const cover = createCover('');
  for (let x = 0; x <= 1; x += 0.05) cover.rub(x, 0.2, 0.12);
  expect(cover.isSeen()).toBe(false);
  for (let y = 0.3; y <= 1; y += 0.1) for (let x = 0; x <= 1; x += 0.05) cover.rub(x, y, 0.12);
  expect(cover.isSeen()).toBe(true);
});
