import { expect, test } from 'vitest';
import { lineOutcome, outcomeOf } from './ticket-outcome.ts';

test.each([
  [{ state: 'lost', stake: '500', paid: '0' }, 'lost'],
  [{ state: 'lost', stake: '500', paid: '500' }, 'returned'],
  [{ state: 'lost', stake: '500', paid: '200' }, 'part-returned'],
  [{ state: 'won', stake: '500', paid: '501' }, 'won'],
  [{ state: 'won', stake: '500', paid: '500' }, 'won-back'],
  [{ state: 'won', stake: '500', paid: '40' }, 'won-back'],
  [{ state: 'open', stake: '500', paid: '0' }, 'open'],
] as const)('a ticket %o is said to be %s', (ticket, said) => {
  expect(outcomeOf(ticket)).toBe(said);
});

test('a line says what it won, to the whole unit, and by which picks', () => {
  const lines = [
    { play: 'position', choice: [['1', '9'], [], ['7'], [], []], unit: '1', multiple: 1 } as const,
  ];
  const ticket = {
    ...{ family: 'SSC', result: ['1', '2', '3', '4', '5'] },
    lines: lines.map((line) => ({ ...line, choice: line.choice.map((row) => [...row]) })),
    outcome: {
      ...{ paid: '333', rebate: '0' },
      lines: [{ hits: [{ tier: 'note', notes: 1 }], paid: '1000/3' }],
    },
  };
  expect(lineOutcome(ticket, 0)).toEqual({ notes: 1, paid: 333n, hits: [['1'], [], [], [], []] });
  expect(lineOutcome({ ...ticket, outcome: null }, 0)).toBeNull();
});

test('a push counts as no winning bet, beside a bet that won as well', () => {
  const hits = [{ tier: 'special.push', notes: 2 }];
  const ticket = {
    ...{ family: 'LHC', result: ['01', '02', '03', '04', '05', '06', '49'] },
    lines: [{ play: 'special-sides', choice: [['big', 'odd']], unit: '1' as const, multiple: 1 }],
    outcome: { paid: '500', rebate: '0', lines: [{ hits, paid: '500' }] },
  };
  expect(lineOutcome(ticket, 0)).toEqual({ notes: 0, paid: 500n, hits: [[]] });
});
