import { expect, test } from 'vitest';
import {
  baccaratOdds,
  baccaratPacks,
  baccaratSpots,
  bankerDraws,
  dealCoup,
  openBaccarat,
  outcomeOf,
} from './live-baccarat.ts';
import { liveReturn } from './live-game.ts';
import { cardOf } from './table-cards.ts';

const laid = (names: string) => {
  const cards = names.split(' ').map(cardOf);
  return dealCoup(() => cards.shift() as number);
};

/**
 * Every way in which six cards come out of eight packs, by their points; a coup that needs fewer cards
 * holds for all that follow. Pairs are counted by rank apart, for points do not tell a ten from a king.
 */
function countedReturns() {
  const left = Array.from({ length: 10 }, (_, points) => (points === 0 ? 16 : 4) * baccaratPacks);
  let total = left.reduce((sum, one) => sum + one, 0);
  const chances = { player: 0, banker: 0, tie: 0 };
  const dealt: number[] = [];
  const visit = (weight: number) => {
    const settled = settle(dealt);
    if (settled) {
      chances[settled] += weight;
      return;
    }
    for (let points = 0; points < 10; points += 1) {
      const many = left[points] as number;
      left[points] = many - 1;
      dealt.push(points);
      total -= 1;
      visit((weight * many) / (total + 1));
      total += 1;
      dealt.pop();
      left[points] = many;
    }
  };
  visit(1);
  const cards = baccaratPacks * 52;
  const pair = (baccaratPacks * 4 - 1) / (cards - 1);
  return {
    chances,
    returns: {
      player: 2 * chances.player + chances.tie,
      banker: 1.95 * chances.banker + chances.tie,
      tie: 9 * chances.tie,
      playerPair: 12 * pair,
      bankerPair: 12 * pair,
    },
  };
}

function settle(dealt: readonly number[]): 'player' | 'banker' | 'tie' | null {
  const [a, b, c, d, ...more] = dealt;
  if (a === undefined || b === undefined || c === undefined || d === undefined) return null;
  let player = (a + c) % 10;
  let banker = (b + d) % 10;
  if (player < 8 && banker < 8) {
    const third = player <= 5 ? more.shift() : undefined;
    if (player <= 5 && third === undefined) return null;
    if (bankerDraws(banker, third)) {
      const last = more.shift();
      if (last === undefined) return null;
      banker = (banker + last) % 10;
    }
    player = (player + (third ?? 0)) % 10;
  }
  return player === banker ? 'tie' : player > banker ? 'player' : 'banker';
}

test('what each bet brings back is counted over every eight packs, and is what is shown', () => {
  const { chances, returns } = countedReturns();
  expect(chances.banker).toBeCloseTo(0.458597, 6);
  expect(chances.player).toBeCloseTo(0.446247, 6);
  expect(chances.tie).toBeCloseTo(0.095156, 6);
  for (const spot of baccaratSpots) expect(returns[spot] * 100).toBeCloseTo(baccaratOdds[spot], 4);
});

test('the banker draws as the table of the rules says', () => {
  const row = (total: number) =>
    Array.from({ length: 10 }, (_, third) => (bankerDraws(total, third) ? 'D' : 'S')).join('');
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(row)).toEqual([
    'DDDDDDDDDD',
    'DDDDDDDDDD',
    'DDDDDDDDDD',
    'DDDDDDDDSD',
    'SSDDDDDDSS',
    'SSSSDDDDSS',
    'SSSSSSDDSS',
    'SSSSSSSSSS',
  ]);
});

test('cards go to player and banker in turn, and the third ones to whoever draws', () => {
  expect(laid('9h 2s Kd 3c').reveals.map(({ at, what }) => `${at} ${what}`)).toEqual([
    'player 9h',
    'banker 2s',
    'player Kd',
    'banker 3c',
  ]);
  const both = laid('2h 3s Kd Tc 4c 9c');
  expect(both.reveals.slice(4).map(({ at }) => at)).toEqual(['player', 'banker']);
  expect(both.outcome.result).toBe('player');
  const bankerAlone = laid('6h 3s Kd Tc 4c');
  expect(bankerAlone.reveals.slice(4).map(({ at }) => at)).toEqual(['banker']);
});

test('a tie gives both sides back, the banker pays one in twenty less, pairs pay eleven to one', () => {
  const tie = laid('9h 9s Kd Tc').outcome;
  const paid = (spot: string) => liveReturn(tie, spot, 100n);
  expect(['player', 'banker', 'tie', 'playerPair'].map(paid)).toEqual([100n, 100n, 900n, 0n]);
  const banker = outcomeOf([cardOf('4h'), cardOf('4d')], [cardOf('9s'), cardOf('Tc')]);
  expect(liveReturn(banker, 'banker', 19n)).toBe(37n);
  expect(liveReturn(banker, 'playerPair', 10n)).toBe(120n);
  expect(liveReturn(banker, 'bankerPair', 10n)).toBe(0n);
});

test('a shoe holds eight packs, is dealt to its cut and no further, and then begins anew', () => {
  const game = openBaccarat();
  let seed = 1;
  const chance = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  expect(game.beginsAnew()).toBe(true);
  const seen = new Map<string, number>();
  let dealt = 0;
  do {
    for (const { what } of game.deal(chance).reveals) {
      seen.set(what, (seen.get(what) ?? 0) + 1);
      dealt += 1;
    }
  } while (!game.beginsAnew());
  expect(Math.max(...seen.values())).toBeLessThanOrEqual(8);
  expect(dealt).toBeGreaterThanOrEqual(400);
  expect(dealt).toBeLessThanOrEqual(406);
});
