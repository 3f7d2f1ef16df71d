import { expect, test } from 'vitest';
import {
  chaseCost,
  chaseSteps,
  doubling,
  highestMultiple,
  isDoubling,
  noChase,
  withDraws,
  withMultiple,
} from './chase-plan.ts';

const ahead = ['2', '3', '4'].map((number) => ({
  numero: `20261123-000${number}`,
  state: 'upcoming' as const,
  opensAt: '2026-11-23T12:00:00Z',
  closesAt: '2026-11-23T12:01:00Z',
  drawsAt: '2026-11-23T12:01:05Z',
}));

test('a chase costs the first slip and every draw after it', () => {
  const plan = withDraws(noChase, 3);
  expect(chaseCost(200n, plan, ahead)).toBe(800n);
  expect(chaseCost(200n, doubling(plan, true), ahead)).toBe(200n + 400n + 800n + 1_600n);
});

test('each draw may have a multiple of its own, and the dearest is known', () => {
  const plan = withMultiple(withDraws(noChase, 3), 1, 5);
  expect(plan.multiples).toEqual([1, 5, 1]);
  expect(chaseSteps(plan, ahead).map(({ multiple }) => multiple)).toEqual([1, 5, 1]);
  expect(highestMultiple(plan, ahead)).toBe(5);
  expect(chaseCost(200n, plan, ahead)).toBe(1_600n);
});

test('a plan that grows keeps its multiples; one that doubles goes on doubling', () => {
  expect(withDraws(withMultiple(withDraws(noChase, 2), 0, 7), 3).multiples).toEqual([7, 1, 1]);
  const doubled = doubling(withDraws(noChase, 2), true);
  expect(withDraws(doubled, 3).multiples).toEqual([2, 4, 8]);
  expect(isDoubling(doubled)).toBe(true);
  expect(isDoubling(noChase)).toBe(false);
  expect(doubling(doubled, false).multiples).toEqual([1, 1]);
});

test('a chase names no draw that is not ahead', () => {
  expect(chaseSteps(withDraws(noChase, 9), ahead)).toHaveLength(3);
  expect(chaseSteps(withDraws(noChase, 9), [])).toEqual([]);
});

test('doubling stops at the highest multiple a board takes', () => {
  const plan = doubling(withDraws(noChase, 20), true);
  expect(plan.multiples.at(-1)).toBe(9_999);
});
