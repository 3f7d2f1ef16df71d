import { expect, test } from 'vitest';
import { notesWon, outcomeOf } from './ticket-outcome.ts';

test.each([
  [{ state: 'lost', stake: '500', paid: '0' }, 'lost'],
  [{ state: 'lost', stake: '500', paid: '500' }, 'returned'],
  [{ state: 'lost', stake: '500', paid: '200' }, 'part-returned'],
  [{ state: 'won', stake: '500', paid: '500' }, 'won'],
  [{ state: 'open', stake: '500', paid: '0' }, 'open'],
] as const)('a ticket %o is said to be %s', (ticket, said) => {
  expect(outcomeOf(ticket)).toBe(said);
});

test('a push counts as no winning bet', () => {
  const hits = [{ tier: 'push', notes: 2 }];
  const outcome = { paid: '500', rebate: '0', lines: [{ hits, paid: '500' }] };
  expect(notesWon({ state: 'lost', outcome }, 0)).toBe(0);
  expect(notesWon({ state: 'won', outcome }, 0)).toBe(2);
});
