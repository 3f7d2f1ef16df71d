import { expect, test } from 'vitest';
import { fallOf, field, gapOf, pegsOf, slotMiddle, wayDown } from './plinko-field.ts';

const path = ['left', 'right', 'right', 'left', 'right', 'right', 'right', 'left'] as const;

test('a ball ends in the middle of the slot that its turns to the right count', () => {
  expect(wayDown(path).at(-1)).toEqual({ x: slotMiddle(5, 8), y: field.floor });
});

test('a ball meets a peg of every row, straight above it', () => {
  const pegs = pegsOf(8);
  const met = wayDown(path).slice(1, -1);
  expect(met).toHaveLength(8);
  for (const spot of met) {
    const beneath = pegs.filter(({ x, y }) => Math.abs(x - spot.x) < 0.001 && y > spot.y);
    expect(beneath.length).toBeGreaterThan(0);
  }
});

test('each row takes a ball half a gap aside, and always downwards', () => {
  const way = wayDown(path).slice(1);
  for (const [place, spot] of way.slice(1).entries()) {
    const before = way[place];
    expect(Math.abs(spot.x - (before?.x ?? 0))).toBeCloseTo(gapOf(8) / 2);
    expect(spot.y).toBeGreaterThan(before?.y ?? 0);
  }
});

test.each([8, 12, 16])('with %i rows all slots and pegs lie inside the field', (rows) => {
  const half = gapOf(rows) / 2;
  expect(slotMiddle(0, rows) - half).toBeGreaterThanOrEqual(0);
  expect(slotMiddle(rows, rows) + half).toBeLessThanOrEqual(field.width);
  const across = pegsOf(rows).map(({ x }) => x);
  expect(Math.min(...across)).toBeGreaterThan(0);
  expect(Math.max(...across)).toBeLessThan(field.width);
});

test('the fall ends where the ball is drawn', () => {
  expect(fallOf(path).at(-1)).toMatchObject({ translate: '0% 0%' });
});
