import { expect, test } from 'vitest';
import type { VendorMatch } from '#contract/launch.ts';
import { shownMatches } from './launch-matches.ts';

const match: Omit<VendorMatch, 'gameName'> = {
  vendor: 'SB',
  vendorName: 'SB',
  game: 'football',
  match: 'm1',
  league: 'Liga',
  home: 'A',
  away: 'B',
  begins: null,
  clock: 12,
  score: [1, 0],
  prices: [],
};
const games = new Map([
  ['football', { vendor: 'SB', gameType: 'SPORTS', gameName: 'Football' }],
  ['arena', { vendor: 'SB', gameType: 'ESPORTS', gameName: 'Arena' }],
  ['theirs', { vendor: 'IM', gameType: 'SPORTS', gameName: 'Theirs' }],
] as const);

test('matches under way come before those that begin, and those in their order', () => {
  const later = { ...match, match: 'm2', begins: '2026-11-26T20:00:00Z' };
  const soon = { ...match, match: 'm3', begins: '2026-11-26T19:00:00Z' };
  const shown = shownMatches([later, soon, match], games, 'SPORTS');
  expect(shown.map(({ match: id }) => id)).toEqual(['m1', 'm3', 'm2']);
  expect(shown[0]).toMatchObject({ gameName: 'Football' });
});

test('a vendor speaks of its own games only, and a category of its own matches', () => {
  const told = [
    { ...match, game: 'theirs' },
    { ...match, game: 'arena' },
    { ...match, game: 'nobodys' },
  ];
  expect(shownMatches(told, games, 'SPORTS')).toEqual([]);
  expect(shownMatches(told, games, 'ESPORTS')).toHaveLength(1);
});
