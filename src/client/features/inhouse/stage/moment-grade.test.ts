import { expect, test } from 'vitest';
import { momentGrade } from './moment-grade.ts';

const graded = (paid: string | null, awarded = '0', state: 'open' | 'done' | 'void' = 'done') =>
  momentGrade({ state, paid, awarded, staked: '100' });

test('L-CYCLE: a win moment grows with what was won over the stake, and below the stake there is none', () => {
  expect(['0', '30', '100'].map((paid) => graded(paid))).toEqual(['none', 'none', 'none']);
  expect(['101', '499'].map((paid) => graded(paid))).toEqual(['line', 'line']);
  expect(['500', '4999'].map((paid) => graded(paid))).toEqual(['scene', 'scene']);
  expect(['5000', '100000000000000000'].map((paid) => graded(paid))).toEqual(['feast', 'feast']);
});

test('a win moment counts what came out of a pot', () => {
  expect(graded('0', '5000')).toBe('feast');
});

test('a round that runs or was taken back has no win moment', () => {
  expect([graded(null, '0', 'open'), graded('900', '0', 'void')]).toEqual(['none', 'none']);
});
