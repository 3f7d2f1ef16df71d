import { expect, test } from 'vitest';
import { blackjack } from '#games/blackjack/blackjack.ts';
import type { BlackjackStep } from '#games/blackjack/table.ts';
import { dealingOrder } from './dealing-order.ts';

/** By cards of the shoe: 0 to 51, upwards from the twos. */
function viewOf(cards: readonly number[], steps: readonly BlackjackStep[]) {
  const told = blackjack.tell({ stake: '100' }, steps, (at) => ((cards[at] ?? 0) + 0.5) / 52);
  if (told.refused) throw new Error('refused');
  return told.view;
}

test('the first four are laid in turn, the last of them face down', () => {
  expect(dealingOrder(viewOf([32, 20, 28, 36], []))).toEqual([
    'hand-0-0:Tc',
    'dealer-0:7c',
    'hand-0-1:9c',
    'dealer-1:down',
  ]);
});

test('when the player stands, the hole is turned over and the dealer draws after it', () => {
  const order = dealingOrder(viewOf([32, 12, 28, 36, 20], ['stand']));
  expect(order.slice(-2)).toEqual(['dealer-1:Jc', 'dealer-2:7c']);
});

test('what the player drew comes before what the dealer drew', () => {
  const order = dealingOrder(viewOf([32, 12, 0, 36, 8, 20], ['hit', 'stand']));
  expect(order.indexOf('hand-0-2:4c')).toBeLessThan(order.indexOf('dealer-1:Jc'));
});

test('each card is named once', () => {
  const order = dealingOrder(viewOf([24, 12, 25, 36, 8, 20, 32], ['split']));
  expect(new Set(order).size).toBe(order.length);
  expect(order.filter((key) => key.startsWith('hand-'))).toHaveLength(3);
});
