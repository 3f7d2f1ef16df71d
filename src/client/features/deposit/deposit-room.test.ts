import { expect, test } from 'vitest';
import type { OwnLimit } from '#contract/protection.ts';
import { roomOf } from './deposit-room.ts';

const limit = (
  period: OwnLimit['period'],
  inForce: string | null,
  used: string,
  kind: OwnLimit['kind'] = 'deposit',
): OwnLimit => ({ kind, period, inForce, used, own: inForce, maximum: null, pending: null });

test('the tightest of the deposit limits says what is left, the shorter one of two alike', () => {
  expect(
    roomOf([
      limit('day', '500', '100'),
      limit('week', '1000', '900'),
      limit('month', '5000', '900'),
      limit('day', '10', '9', 'wager'),
    ]),
  ).toEqual({ period: 'week', left: 100n });
  expect(roomOf([limit('day', '500', '400'), limit('week', '500', '400')])?.period).toBe('day');
});

test('a limit that was gone over leaves nothing, and where none is in force nothing is said', () => {
  expect(roomOf([limit('day', '500', '700')])).toEqual({ period: 'day', left: 0n });
  expect(roomOf([limit('day', null, '700'), limit('week', '5', '0', 'loss')])).toBeNull();
});
