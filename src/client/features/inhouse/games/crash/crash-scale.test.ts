import { expect, test } from 'vitest';
import { climbMs } from '#games/crash.ts';
import { heightFrom, leaveAtOf, marksFor, placeOf, scaleFor } from './crash-scale.ts';

test.each([0, 500, 8_000, 30_000, climbMs(1_000_000)])(
  'after %i ms the tip lies inside the drawing',
  (elapsedMs) => {
    const { x, y } = placeOf(elapsedMs, scaleFor(elapsedMs));
    for (const share of [x, y]) {
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThan(1);
    }
  },
);

test('there are a few lines, and all of them below the top', () => {
  for (const elapsedMs of [0, 20_000, 60_000, 140_000]) {
    const scale = scaleFor(elapsedMs);
    const marks = marksFor(scale);
    expect(marks.length).toBeGreaterThan(1);
    expect(marks.length).toBeLessThanOrEqual(5);
    expect(Math.max(...marks)).toBeLessThan(scale.top);
  }
});

test.each([
  ['2', 200],
  ['1,5', 150],
  [' 10.25 ', 1_025],
  ['1', null],
  ['', null],
  ['ten', null],
  ['10001', null],
])('a figure reads as %s', (text, at) => {
  expect(heightFrom(text)).toBe(at);
});

test('a round says where it leaves by itself, and of anything else that it leaves by hand', () => {
  expect(leaveAtOf({ choices: { stake: '100', leaveAt: 250 } })).toBe(250);
  expect(leaveAtOf({ choices: { stake: '100', leaveAt: null } })).toBeNull();
  expect(leaveAtOf({ choices: { stake: '100', leaveAt: '250' } })).toBeNull();
  expect(leaveAtOf(null)).toBeNull();
});
