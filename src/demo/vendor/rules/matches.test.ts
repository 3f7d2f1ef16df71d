import { expect, test } from 'vitest';
import {
  type ArenaMatch,
  arenaMarkets,
  isArenaOver,
  newArenaMatch,
  playArena,
} from './arena-match.ts';
import { judgeSlip, mostOdds, oddsTogether, type Pick, payoutOf, reviewSlip } from './bet-slip.ts';
import {
  type FootballMatch,
  footballMarkets,
  isFootballOver,
  playFootball,
} from './football-match.ts';
import type { Market } from './match-market.ts';

/** A row of chances that is the same each time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const find = (markets: readonly Market[], id: string) => markets.find((market) => market.id === id);
const wonIn = (market: Market | undefined) =>
  market?.choices.find(({ result }) => result === 'won')?.id;
const even: FootballMatch = { minute: 0, goals: [0, 0], pace: [1.4, 1.1], stoppedUntil: 0 };

test('odds of each market leave the book its margin, and not more than a rounding beside it', () => {
  for (const { choices } of footballMarkets(even)) {
    const sum = choices.reduce((total, { odds }) => total + 100 / odds, 0);
    expect(sum).toBeGreaterThan(1.055);
    expect(sum).toBeLessThan(1.08);
  }
});

test('the odds’ chances are what the match does when it is played many times', () => {
  const chance = seeded(7);
  const games = 4_000;
  let homeWins = 0;
  for (let game = 0; game < games; game += 1) {
    let match = even;
    while (!isFootballOver(match)) match = playFootball(match, chance);
    if (wonIn(find(footballMarkets(match), 'winner')) === 'home') homeWins += 1;
  }
  const odds = find(footballMarkets(even), 'winner')?.choices[0]?.odds ?? 0;
  const said = 100 / (odds * 1.06);
  // Four standard errors, over a figure that is rounded by the odds' hundredths.
  expect(Math.abs(homeWins / games - said)).toBeLessThan(4 * Math.sqrt(0.25 / games) + 0.005);
});

test('nothing is sold while a goal is being looked at', () => {
  const scored = { ...even, minute: 30, goals: [1, 0] as const, stoppedUntil: 33 };
  expect(footballMarkets(scored).every(({ status }) => status === 'suspended')).toBe(true);
  expect(find(footballMarkets({ ...scored, minute: 33 }), 'winner')?.status).toBe('open');
});

test('what is decided before the end is settled before the end', () => {
  const markets = footballMarkets({ ...even, minute: 50, goals: [2, 1] });
  expect(wonIn(find(markets, 'total'))).toBe('over');
  expect(wonIn(find(markets, 'both'))).toBe('yes');
  expect(find(markets, 'winner')?.status).toBe('open');
});

test('every market is settled when the match is over, with one winner', () => {
  const over = [
    ...footballMarkets({ ...even, minute: 90, goals: [1, 1] }),
    ...arenaMarkets(playedArena(3)),
  ];
  for (const market of over) {
    expect(market.status).toBe('settled');
    expect(market.choices.filter(({ result }) => result === 'won')).toHaveLength(1);
  }
});

function playedArena(seed: number): ArenaMatch {
  const chance = seeded(seed);
  let match = newArenaMatch(chance);
  while (!isArenaOver(match)) match = playArena(match, chance);
  return match;
}

test('an arena’s match takes two or three maps, each to thirteen', () => {
  for (let seed = 1; seed < 60; seed += 1) {
    const { maps } = playedArena(seed);
    expect([2, 3]).toContain(maps.length);
    expect(maps.every((map) => Math.max(...map) === 13 && Math.min(...map) < 13)).toBe(true);
  }
});

test('between equals everything is even', () => {
  const match: ArenaMatch = { maps: [[6, 6]], strength: [0.5, 0.5, 0.5], stopped: 0 };
  for (const { choices } of arenaMarkets(match)) {
    expect(choices.map(({ odds }) => odds)).toEqual([188, 188]);
  }
});

const open: Market = {
  id: 'winner',
  kind: 'winner',
  status: 'open',
  choices: [{ id: 'home', odds: 200, result: null }],
};
const pick: Pick = { match: 'm1', market: 'winner', choice: 'home', odds: 200 };

test.each<[string, Pick[], Market | undefined, string | undefined]>([
  ['none', [], open, 'slip.empty'],
  ['two of one match', [pick, pick], open, 'slip.same-match'],
  ['a market that is gone', [pick], undefined, 'slip.closed'],
  ['a suspended market', [pick], { ...open, status: 'suspended' }, 'slip.closed'],
  ['odds that fell', [{ ...pick, odds: 210 }], open, 'slip.moved'],
  ['odds that rose', [{ ...pick, odds: 190 }], open, undefined],
  ['the odds that were seen', [pick], open, undefined],
])('a slip of %s is judged', (_what, picks, market, obstacle) => {
  expect(reviewSlip(picks, () => market)).toBe(obstacle);
});

test('odds multiply exactly, and never above the most that is paid', () => {
  expect(oddsTogether([150])).toBe(150);
  expect(oddsTogether([150, 233])).toBe(349);
  expect(oddsTogether([5_000, 5_000, 5_000])).toBe(mostOdds);
  expect(payoutOf(333n, 150)).toBe(499n);
});

test('a slip is lost with its first choice and won with its last', () => {
  expect(judgeSlip(['won', null])).toBe('open');
  expect(judgeSlip(['won', 'lost', null])).toBe('lost');
  expect(judgeSlip(['won', 'won'])).toBe('won');
});
