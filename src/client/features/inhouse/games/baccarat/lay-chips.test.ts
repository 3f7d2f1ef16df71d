import { expect, test } from 'vitest';
import { baccarat } from '#games/baccarat/baccarat.ts';
import { coupOrder } from './coup-order.ts';
import { laidOn, stakedOn, withChip } from './lay-chips.ts';

test('chips on one place add up', () => {
  const once = withChip({}, 'tie', '100');
  expect(withChip(once, 'tie', '250')).toEqual({ tie: '350' });
});

test('whoever turns to the other side takes the stake off the first one', () => {
  const bets = withChip(withChip({ tie: '100' }, 'player', '100'), 'banker', '200');
  expect(bets).toEqual({ tie: '100', banker: '200' });
  expect(withChip(bets, 'player', '300')).toEqual({ tie: '100', player: '300' });
});

test('what lies on the table is what the game takes as its stake', () => {
  const bets = withChip(withChip({}, 'player', '100'), 'playerPair', '50');
  expect(stakedOn(bets)).toBe(String(baccarat.stakeOf(laidOn(bets))));
});

test('a coup is laid to both sides in turn, and the third ones after them', () => {
  const told = baccarat.tell({ player: '100' }, [], () => 0);
  if (told.refused) throw new Error('refused');
  expect(coupOrder(told.view)).toEqual([
    'player-0',
    'banker-0',
    'player-1',
    'banker-1',
    'player-2',
    'banker-2',
  ]);
});
