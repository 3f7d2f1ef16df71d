import { expect, test } from 'vitest';
import type { Mission } from '#contract/missions.ts';
import { inOrder } from './in-order.ts';

const offer = {
  promotion: 'p',
  days: 30,
  audience: 'everyone',
  multiple: null,
  games: null,
} as const;

test('what can be claimed stands first, and an offer with its terms below what is joined at a glance', () => {
  const missions = [
    { id: 'over', status: 'Closed', offer: null },
    { id: 'offer', status: 'Join', offer },
    { id: 'tap', status: 'Join', offer: null },
    { id: 'playing', status: 'Joined', offer: null },
    { id: 'won', status: 'Issued', offer: null },
  ] as Mission[];
  expect(inOrder(missions).map(({ id }) => id)).toEqual(['won', 'playing', 'tap', 'offer', 'over']);
});
