import { expect, test } from 'vitest';
import type { MallItem } from '#contract/points.ts';
import { mostOf, standingOf } from './standing-of.ts';

const item: MallItem = {
  id: '1',
  name: 'Cup',
  description: '',
  picture: null,
  kind: 'parcel',
  prize: null,
  pointsRequirement: '100',
  amountRequirement: '0',
  availableQuantity: 4,
  ownQuantity: null,
  limitDays: null,
  endsAt: null,
};

test('an item names the first reason why it cannot be had', () => {
  expect(standingOf(item, '100')).toBe('ready');
  expect(standingOf(item, '99')).toBe('short');
  expect(standingOf({ ...item, ownQuantity: 0 }, '99')).toBe('own-limit');
  expect(standingOf({ ...item, ownQuantity: 0, availableQuantity: 0 }, '99')).toBe('sold-out');
});

test('no more can be chosen than points, stock, limit and an order hold', () => {
  expect(mostOf(item, '350', 10)).toBe(3);
  expect(mostOf(item, '9999', 10)).toBe(4);
  expect(mostOf({ ...item, ownQuantity: 2 }, '9999', 10)).toBe(2);
  expect(mostOf({ ...item, availableQuantity: null }, '9999', 10)).toBe(10);
  expect(mostOf(item, '0', 10)).toBe(1);
});
