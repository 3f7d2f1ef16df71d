import { expect, test } from 'vitest';
import { recordGroups } from '#contract/records.ts';
import { groupOf, isGain, kindsOf, namedKinds } from './record-groups.ts';

test('every kind stands in one group, and every group but the last has kinds', () => {
  expect(new Set(namedKinds).size).toBe(namedKinds.length);
  expect([...Object.keys(kindsOf), 'other'].toSorted()).toEqual([...recordGroups].toSorted());
});

test('a kind that nobody named is shown all the same, among the others', () => {
  expect(groupOf('adjustment')).toBe('other');
  expect(groupOf('deposit-tax')).toBe('deposit');
});

test('nobody gains by paying in, taking out or moving', () => {
  const kinds = [
    'deposit',
    'withdrawal',
    'hold',
    'vendor-in',
    'agent-transfer',
    'points',
    'mall-hold',
  ];
  expect(kinds.filter(isGain)).toEqual([]);
  expect(['bet', 'win', 'bonus', 'adjustment', 'points-converted'].filter(isGain)).toHaveLength(5);
});
