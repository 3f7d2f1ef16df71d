import { expect, test } from 'vitest';
import { chaseCost, chaseSteps } from './chase-plan.ts';

const ahead = ['2', '3', '4'].map((number) => ({
  numero: `20261123-000${number}`,
  state: 'upcoming' as const,
  opensAt: '2026-11-23T12:00:00Z',
  closesAt: '2026-11-23T12:01:00Z',
  drawsAt: '2026-11-23T12:01:05Z',
}));

test('a chase costs the first slip and every draw after it', () => {
  const plan = { draws: 3, growth: 1, stopsOnWin: true } as const;
  expect(chaseCost(200n, plan, ahead)).toBe(800n);
  expect(chaseCost(200n, { ...plan, growth: 2 }, ahead)).toBe(200n + 400n + 800n + 1_600n);
});

test('a chase names no draw that is not ahead', () => {
  const plan = { draws: 9, growth: 1, stopsOnWin: false } as const;
  expect(chaseSteps(plan, ahead)).toHaveLength(3);
  expect(chaseSteps(plan, [])).toEqual([]);
});

test('doubling stops at the highest multiple a board takes', () => {
  const many = Array.from({ length: 20 }, () => ahead[0] as (typeof ahead)[number]);
  const steps = chaseSteps({ draws: 20, growth: 2, stopsOnWin: true }, many);
  expect(steps.at(-1)?.multiple).toBe(9_999);
});
