import { expect, test } from 'vitest';
import { redeemPoints } from '#contract/points.ts';
import type { ItemRow } from './mall-store.ts';
import { reviewOrder } from './review-order.ts';

const now = new Date('2026-11-24T12:00:00Z');
const item: ItemRow = {
  id: '1',
  code: 'CUP',
  name: { es: 'Taza', en: 'Cup' },
  description: { es: 'Una taza', en: 'A cup' },
  picture: null,
  kind: 'parcel',
  points: '100',
  amount: '0',
  prize: null,
  stock: 3,
  limit_count: 2,
  limit_days: null,
  begins_at: null,
  ends_at: null,
  position: 0,
  is_offered: true,
};
const facts = { item, quantity: 1, hasAddress: true, own: 0, now };

test('an order that nothing stands against is permitted', () => {
  expect(reviewOrder(facts)).toBeNull();
  expect(reviewOrder({ ...facts, quantity: 2 })).toBeNull();
});

test('the first obstacle is named, in the order in which the call lists them', () => {
  const ended = { ...item, ends_at: now };
  const found = [
    reviewOrder({ ...facts, item: undefined, hasAddress: false, own: 9 }),
    reviewOrder({ ...facts, item: ended, hasAddress: false, own: 9 }),
    reviewOrder({ ...facts, hasAddress: false, own: 9 }),
    reviewOrder({ ...facts, own: 2 }),
  ];
  const listed = redeemPoints.refuses.filter((code) => found.includes(code as never));
  expect(found).toEqual(listed);
});

test('an item is closed before it begins and when it is not offered', () => {
  const later = { ...item, begins_at: new Date('2026-11-24T12:00:01Z') };
  expect(reviewOrder({ ...facts, item: later })).toBe('mall.closed');
  expect(reviewOrder({ ...facts, item: { ...item, is_offered: false } })).toBe('mall.closed');
});
