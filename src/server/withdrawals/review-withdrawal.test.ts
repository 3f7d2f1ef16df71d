import { expect, test } from 'vitest';
import { checklistOf, type Facts, findObstacle } from './review-withdrawal.ts';

const ready: Facts = {
  hasPaymentPassword: true,
  accounts: 'ready',
  identity: 'approved',
  turnover: { needed: 0n, done: 0n },
  askedToday: 0,
  perDay: 3,
  available: 100n,
};
const states = (facts: Partial<Facts>) =>
  Object.fromEntries(checklistOf({ ...ready, ...facts }).map(({ need, state }) => [need, state]));

test('all that is missing is said at once, whatever stands in the way first', () => {
  const newcomer = { identity: 'none', hasPaymentPassword: false, accounts: 'none' } as const;
  expect(findObstacle({ ...ready, ...newcomer })).toBe('identity-unknown');
  expect(states(newcomer)).toEqual({
    identity: 'open',
    'payment-password': 'open',
    account: 'open',
  });
});

test('what the house still looks at, or what only has to rest, is nothing to do', () => {
  expect(states({ identity: 'pending', accounts: 'resting' })).toEqual({
    identity: 'waiting',
    'payment-password': 'done',
    account: 'waiting',
  });
});

test('turnover stands on the list only where any is asked for', () => {
  expect(states({})).not.toHaveProperty('turnover');
  expect(states({ turnover: { needed: 10n, done: 4n } })).toMatchObject({ turnover: 'open' });
  expect(states({ turnover: { needed: 10n, done: 10n } })).toMatchObject({ turnover: 'done' });
});
