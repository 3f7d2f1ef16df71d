import { expect, test } from 'vitest';
import { sum, toNumber } from '../ratio.ts';
import { basicStrategy } from './blackjack.ts';
import { countBasicStrategy } from './edge.ts';
import { exactPlay, type Move } from './exact-play.ts';

const against = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1].map(exactPlay);
const hard = (total: number) => ({ hard: total, hasAce: false });
const soft = (total: number) => ({ hard: total - 10, hasAce: true });

/** As published tables for an endless shoe give it: when the dealer is known to have no natural. */
function gains(move: Move, hand: { hard: number; hasAce: boolean }): string[] {
  return against.map((play) =>
    (toNumber(play.worth(move, hand)) / toNumber(play.likelihood)).toFixed(6),
  );
}

test('the edge that the table shows is the one that is counted', () => {
  const counted = countBasicStrategy();
  expect(toNumber(counted.return)).toBe(basicStrategy.return);
  expect(toNumber(counted.chance)).toBe(basicStrategy.chance);
  // Six decks with the same rules cost 0.42 %; no splitting again and no end of cards cost the rest.
  expect(1 - basicStrategy.return).toBeCloseTo(0.0057, 4);
});

test('standing on sixteen loses what published tables say', () => {
  expect(gains('stand', hard(16)).join(' ')).toBe(
    '-0.292784 -0.252250 -0.211063 -0.167193 -0.153699 -0.475375 -0.510518 -0.543150 -0.540430 -0.666951',
  );
});

test('the dealer comes to something: natural, seventeen to twenty-one, or too much', () => {
  for (const play of against) {
    expect(sum([...play.dealer.values()])).toEqual(play.likelihood);
    expect(Math.min(...play.dealer.keys())).toBe(17);
    expect(Math.max(...play.dealer.keys())).toBe(22);
  }
});

const letters: Record<Move, string> = { stand: 'S', hit: 'H', double: 'D', split: 'P' };

function row(hand: { hard: number; hasAce: boolean }, moves: readonly Move[]): string {
  return against.map((play) => letters[play.best(moves, hand)]).join('');
}

// Against 2 3 4 5 6 7 8 9 ten ace: the chart for a dealer who stands on soft 17, doubling after a split.
// Packs double soft 13 against a five and soft 15 against a four; an endless shoe hits: it gains less than a hundredth.
test.each([
  ['hard 8', hard(8), 'HHHHHHHHHH'],
  ['hard 9', hard(9), 'HDDDDHHHHH'],
  ['hard 10', hard(10), 'DDDDDDDDHH'],
  ['hard 11', hard(11), 'DDDDDDDDDH'],
  ['hard 12', hard(12), 'HHSSSHHHHH'],
  ['hard 13', hard(13), 'SSSSSHHHHH'],
  ['hard 16', hard(16), 'SSSSSHHHHH'],
  ['hard 17', hard(17), 'SSSSSSSSSS'],
  ['soft 13', soft(13), 'HHHHDHHHHH'],
  ['soft 15', soft(15), 'HHHDDHHHHH'],
  ['soft 17', soft(17), 'HDDDDHHHHH'],
  ['soft 18', soft(18), 'SDDDDSSHHH'],
  ['soft 19', soft(19), 'SSSSSSSSSS'],
])('%s is played as the chart says', (_, hand, chart) => {
  expect(row(hand, ['stand', 'hit', 'double'])).toBe(chart);
});

test.each([
  ['aces', { hard: 2, hasAce: true }, 'PPPPPPPPPP'],
  ['twos', hard(4), 'PPPPPPHHHH'],
  ['fours', hard(8), 'HHHPPHHHHH'],
  ['fives', hard(10), 'DDDDDDDDHH'],
  ['sixes', hard(12), 'PPPPPHHHHH'],
  ['eights', hard(16), 'PPPPPPPPPP'],
  ['nines', hard(18), 'PPPPPSPPSS'],
  ['tens', hard(20), 'SSSSSSSSSS'],
])('a pair of %s is played as the chart says', (_, hand, chart) => {
  expect(row(hand, ['stand', 'hit', 'double', 'split'])).toBe(chart);
});
