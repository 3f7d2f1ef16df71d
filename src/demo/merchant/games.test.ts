import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Address, Code, Currency, Minor, NodeId } from '#contract/values.ts';
import { findMotif } from '#demo/art/motif-library.ts';
import { skinOf } from '#demo/vendor/rules/slot-skin.ts';
import type { GameFacts, RunningGame } from '#demo/vendor/served-game.ts';
import { gameOfType } from '#demo/vendor/server/games-by-type.ts';
import { coverAddress } from './art-addresses.ts';
import { gameClasses } from './categories.ts';
import { gameAt, gameOfCode, listGames, mostGames, usualGames } from './games.ts';
import { hotGames, hotRankOf } from './hot-games.ts';
import { currency } from './merchant.ts';
import { vendorLines, vendorsOf } from './vendors.ts';
import { merchantLanguages } from './worded.ts';
import { descriptionOf } from './words/class-descriptions.ts';

const games = listGames();

/** What opens when the game is launched, by the class that our sheet gives it. */
const playedAs: Readonly<Record<string, string>> = {
  ROULETTE: 'roulette',
  BACCARAT: 'baccarat',
  FOOTBALL: 'football',
  ARENA: 'arena',
  POKER: 'holdem',
  SHOOTER: 'fish',
  BOSS: 'fish',
};

function launched(game: GameFacts): RunningGame {
  const open = gameOfType(game.type);
  if (!open) throw new Error(`Nothing is played under ${game.code}.`);
  return open({
    game,
    now: () => 0,
    after: () => () => undefined,
    chance: () => 0.5,
    newRound: () => 'r',
    tell: () => undefined,
  });
}

describe('the catalogue', () => {
  test('is as large as it was asked to be', () => {
    expect(games).toHaveLength(usualGames);
    for (const total of [400, 1_777, 10_000]) expect(listGames(total)).toHaveLength(total);
  });

  test('is the same every time', () => {
    expect(listGames()).toEqual(games);
  });

  test('grows without moving the games that were there', () => {
    const larger = new Map(listGames(2_000).map((game) => [game.nodeId, game]));
    for (const game of games) expect(larger.get(game.nodeId)).toEqual(game);
  });

  test('gives each game a node and a code of its own', () => {
    const many = listGames(10_000);
    expect(new Set(many.map((game) => game.nodeId)).size).toBe(many.length);
    expect(new Set(many.map((game) => game.gameCode)).size).toBe(many.length);
  });

  test.each(merchantLanguages)('names no two games alike in %s, even when large', (language) => {
    const many = listGames(10_000);
    expect(new Set(many.map((game) => game.names[language])).size).toBe(many.length);
  });

  test.each(merchantLanguages)('leaves no hole in a name in %s', (language) => {
    for (const game of games) expect(game.names[language]).toMatch(/^[^{}]*[^{}\s]$/);
  });

  test('is all that the contract allows in codes, addresses and amounts', () => {
    v.assert(Currency, currency.code);
    for (const game of games) {
      v.assert(Code, game.gameCode);
      v.assert(Code, game.vassalage);
      v.assert(Code, game.gameClassify);
      v.assert(NodeId, String(game.nodeId));
      v.assert(Minor, String(game.minimumBet));
      v.assert(Address, coverAddress(game.gameCode));
    }
  });

  test('asks for motifs that can be drawn, each by its own name', () => {
    for (const { motif, gameCode } of games) expect(findMotif(motif)?.id, gameCode).toBe(motif);
  });

  test('uses every class, and no class that its category lacks', () => {
    const known = gameClasses.map((each) => `${each.gameType} ${each.key}`);
    const used = new Set(games.map((game) => `${game.gameType} ${game.gameClassify}`));
    expect([...used].toSorted()).toEqual(known.toSorted());
  });

  test('has all nine categories, each with two vendors, some of which launch at once', () => {
    const types = new Set(vendorLines.map((line) => line.gameType));
    expect(types.size).toBe(9);
    for (const gameType of types) {
      expect(vendorsOf(gameType).length, gameType).toBeGreaterThanOrEqual(2);
    }
    for (const gameType of ['LIVE', 'SPORTS'] as const) {
      const kinds = vendorsOf(gameType).map((vendor) => vendor.isGame);
      expect(kinds).toContain('GAME');
      expect(kinds).toContain('VASSALAGE');
    }
    for (const gameType of ['RNG', 'FISH', 'PVP'] as const) {
      expect(vendorsOf(gameType).every((vendor) => vendor.isGame === 'VASSALAGE')).toBe(true);
    }
  });

  test('the sheet of every game that is offered says what its launch says', () => {
    const offered = games.filter(
      (game) =>
        !['LOTT', 'ELOTT', 'INHOUSE'].includes(game.gameType) && game.gameClassify !== 'COCKFIGHT',
    );
    expect(offered.length).toBeGreaterThan(1_000);
    for (const game of offered) {
      const { gameCode, gameType, lines, returnBasisPoints, volatility, minimumBet } = game;
      const { highestTimes, features } = game;
      const facts = { code: gameCode, name: game.names.es, type: gameType };
      const { kind, ...told } = launched(facts).figures(currency.code);
      const sheet = { lines, returnBasisPoints, volatility, highestTimes, features };
      expect({ gameCode, ...sheet, leastStake: minimumBet }).toEqual({ gameCode, ...told });
      expect(descriptionOf(gameType, game.gameClassify)?.en, gameCode).toBeTruthy();
      expect(`${gameCode} ${kind}`).toBe(`${gameCode} ${playedAs[game.gameClassify] ?? 'slot'}`);
      if (gameType === 'RNG') expect(skinOf(gameCode).subject, gameCode).toBe(game.motif);
    }
  });

  test('has games on trial and games without, and some that are new', () => {
    const trials = games.filter((game) => game.supportPlay === 0).length;
    expect(trials).toBeGreaterThan(games.length / 4);
    expect(trials).toBeLessThan((games.length * 3) / 4);
    expect(games.filter((game) => game.isNew).length).toBeGreaterThan(20);
  });
});

describe('hot games', () => {
  test('exist, each once, in ranks without a gap', () => {
    const ranks = games
      .map((game) => hotRankOf(game.gameType, game.vassalage, game.index))
      .filter((rank) => rank !== null);
    expect(ranks.toSorted((one, other) => one - other)).toEqual(hotGames.map((_hot, at) => at + 1));
  });
});

describe('a game’s code', () => {
  test('leads back to the game, in a catalogue of any size', () => {
    for (const game of listGames(5_000)) expect(gameOfCode(game.gameCode)).toEqual(game);
  });

  test.each([
    '',
    'PG',
    'PG-RNG-VIDEO-jaguar-0002',
    'PG-RNG-VIDEO-lemon-0001',
    'PG-LIVE-ROULETTE-wheel-0001',
    'PG-RNG-VIDEO-jaguar-00001',
    'NOBODY-RNG-VIDEO-jaguar-0001',
    'BTI-SPORTS-FOOTBALL-ball-9999',
    `PG-RNG-VIDEO-jaguar-${mostGames + 1}`,
  ])('that was made up leads nowhere: %s', (code) => {
    expect(gameOfCode(code)).toBeUndefined();
  });

  test('beyond the largest catalogue has no game', () => {
    expect(gameAt('PG', 'RNG', 0)).toBeUndefined();
    expect(gameAt('PG', 'RNG', mostGames + 1)).toBeUndefined();
  });
});
