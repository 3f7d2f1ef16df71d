import type { volatilities } from '#contract/catalogue.ts';
import type { GameFeature } from '#contract/game-about.ts';
import type { GameType } from '#contract/values.ts';
import { seeded } from '#demo/art/seeded.ts';
import { type Draft, draftAt, tablesOf } from './draft-game.ts';
import { detailsOf } from './game-details.ts';
import { categoryOrder, vendorLines, vendorsOf } from './vendors.ts';
import type { Worded } from './worded.ts';

export interface DemoGame {
  /** The same for the same game whenever it is seeded, so favourites outlive a new seeding. */
  nodeId: number;
  gameCode: string;
  vassalage: string;
  gameType: GameType;
  gameClassify: string;
  motif: string;
  /** Counted inside the vendor's lane, from 1. */
  index: number;
  /** In the order lists show: every vendor's first game, then every vendor's second, and so on. */
  place: number;
  names: Worded;
  lines: number | null;
  minimumBet: bigint;
  returnBasisPoints: number | null;
  volatility: (typeof volatilities)[number] | null;
  /** In whole stakes; null where the game's rules say it otherwise. */
  highestTimes: number | null;
  features: readonly GameFeature[];
  /** 0: a free trial is offered. */
  supportPlay: 0 | 1;
  isNew: boolean;
}

export const fewestGames = 400;
export const mostGames = 50_000;
export const usualGames = 1_240;

/** What grows with the catalogue, and how; the other categories are lists written by hand. */
function growingCounts(growing: number): Readonly<Partial<Record<GameType, number>>> {
  const LIVE = Math.round(growing * 0.08);
  const FISH = Math.round(growing * 0.08);
  return { LIVE, FISH, RNG: growing - LIVE - FISH };
}

/** The whole catalogue of the demo merchant, the same each time. */
export function listGames(total: number = usualGames): DemoGame[] {
  const counts = growingCounts(total - listedByHand);
  return vendorLines.flatMap(({ code, gameType }) => {
    const vendors = vendorsOf(gameType);
    const order = vendors.findIndex((vendor) => vendor.code === code);
    const inCategory = counts[gameType];
    const count =
      inCategory === undefined
        ? tablesOf(gameType, code).length
        : Math.ceil((inCategory - order) / vendors.length);
    return Array.from({ length: count }, (_, at) => {
      const game = gameAt(code, gameType, at + 1);
      if (!game) throw new Error(`No game ${at + 1} of ${code} in ${gameType}`);
      return game;
    });
  });
}

const listedByHand = vendorLines.reduce(
  (sum, { code, gameType }) => sum + tablesOf(gameType, code).length,
  0,
);

/** One game by its place, worked out alone: a cover can be drawn without the database. */
export function gameAt(vassalage: string, gameType: GameType, index: number): DemoGame | undefined {
  const vendors = vendorsOf(gameType);
  const order = vendors.findIndex((vendor) => vendor.code === vassalage);
  if (order < 0 || index < 1 || index > mostGames) return undefined;
  const draft = draftAt(gameType, vassalage, (index - 1) * vendors.length + order, index);
  return draft && finish(draft, vassalage, gameType, index);
}

const codePattern = /^([A-Z0-9_]+)-([A-Z]+)-[A-Z0-9_]+-[a-z-]+-(\d{4,5})$/;

/** The code says where the game stands; a code that was made up does not come out the same. */
export function gameOfCode(gameCode: string): DemoGame | undefined {
  const [, vassalage = '', gameType = '', index = ''] = codePattern.exec(gameCode) ?? [];
  const known = categoryOrder.find((category) => category === gameType);
  const game = known && gameAt(vassalage, known, Number(index));
  return game?.gameCode === gameCode ? game : undefined;
}

function finish(draft: Draft, vassalage: string, gameType: GameType, index: number): DemoGame {
  const { gameClassify, motif, names } = draft;
  const digits = String(index).padStart(4, '0');
  const gameCode = `${vassalage}-${gameType}-${gameClassify}-${motif}-${digits}`;
  const lane = vendorLines.findIndex(
    (line) => line.code === vassalage && line.gameType === gameType,
  );
  return {
    nodeId: (lane + 1) * 100_000 + index,
    gameCode,
    vassalage,
    gameType,
    gameClassify,
    motif,
    index,
    place: index * vendorLines.length + lane,
    names,
    ...detailsOf(draft, gameType, seeded(gameCode)),
  };
}
