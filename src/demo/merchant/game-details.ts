import type { volatilities } from '#contract/catalogue.ts';
import type { GameFeature } from '#contract/game-about.ts';
import type { GameType } from '#contract/values.ts';
import type { Seeded } from '#demo/art/seeded.ts';
import type { Draft } from './draft-game.ts';

interface Details {
  lines: number | null;
  minimumBet: bigint;
  returnBasisPoints: number | null;
  volatility: (typeof volatilities)[number] | null;
  highestTimes: number | null;
  features: readonly GameFeature[];
  supportPlay: 0 | 1;
  isNew: boolean;
}

interface Figures {
  lines: number | null;
  volatility: (typeof volatilities)[number] | null;
  returnBasisPoints: number;
  highestTimes: number;
}

/** What the demonstration's vendor plays by class; `games.test.ts` holds it to what its games say themselves. */
const slots: Readonly<Record<string, Figures>> = {
  CLASSIC: { lines: 5, volatility: 'high', returnBasisPoints: 9_724, highestTimes: 8_110 },
  VIDEO: { lines: 20, volatility: 'medium', returnBasisPoints: 9_724, highestTimes: 3_715 },
  JACKPOT: { lines: 50, volatility: 'low', returnBasisPoints: 9_724, highestTimes: 3_421 },
  WAYS: { lines: null, volatility: 'medium', returnBasisPoints: 9_784, highestTimes: 1_845 },
  FRUIT: { lines: 10, volatility: 'high', returnBasisPoints: 9_724, highestTimes: 4_080 },
  ADVENTURE: { lines: 25, volatility: 'medium', returnBasisPoints: 9_724, highestTimes: 4_294 },
};
const pond: Figures = {
  lines: null,
  volatility: null,
  returnBasisPoints: 9_600,
  highestTimes: 100,
};
/** Of one bet: a number straight up, a pair. */
const tables: Readonly<Record<string, number>> = { ROULETTE: 36, BACCARAT: 12 };

const slotFeatures: readonly GameFeature[] = ['wild', 'scatter', 'free-spins', 'multiplier', 'pot'];
const features: Readonly<Partial<Record<GameType, readonly GameFeature[]>>> = {
  FISH: ['cannon-levels', 'several-players'],
  SPORTS: ['live-bets', 'combined-bets'],
  ESPORTS: ['live-bets', 'combined-bets'],
  PVP: ['several-players'],
};

/** Centavos: the least that can be staked; at a poker table the least to sit down with. */
const minimumBets: Readonly<Record<GameType, readonly bigint[]>> = {
  RNG: [20_000n],
  FISH: [10_000n],
  LIVE: [200_000n],
  SPORTS: [20_000n],
  ESPORTS: [20_000n],
  PVP: [4_000_000n],
  LOTT: [50_000n],
  ELOTT: [20_000n],
  INHOUSE: [10_000n, 20_000n],
};

function figuresOf(
  { gameClassify, basisPoints }: Draft,
  gameType: GameType,
): Pick<Details, 'lines' | 'volatility' | 'returnBasisPoints' | 'highestTimes'> {
  if (gameType === 'RNG') return slots[gameClassify] ?? pond;
  if (gameType === 'FISH') return pond;
  // A sports line has no return of its own: its odds say it bet by bet.
  return {
    ...{ lines: null, volatility: null, returnBasisPoints: basisPoints || null },
    highestTimes: gameType === 'LIVE' ? (tables[gameClassify] ?? null) : null,
  };
}

function featuresOf({ gameClassify }: Draft, gameType: GameType): readonly GameFeature[] {
  if (gameType === 'RNG') return gameClassify === 'WAYS' ? [...slotFeatures, 'ways'] : slotFeatures;
  if (gameType === 'LIVE') {
    const common = ['live-dealer', 'several-players'] as const;
    return gameClassify === 'BACCARAT' ? [...common, 'side-bets'] : common;
  }
  return features[gameType] ?? [];
}

/** A game's other figures follow from its code alone. */
export function detailsOf(draft: Draft, gameType: GameType, chance: Seeded): Details {
  return {
    ...figuresOf(draft, gameType),
    features: featuresOf(draft, gameType),
    minimumBet: chance.pick(minimumBets[gameType]),
    supportPlay: hasTrial(gameType, chance) ? 0 : 1,
    isNew: draft.gameClassify !== 'COCKFIGHT' && chance.next() < 0.06,
  };
}

function hasTrial(gameType: GameType, chance: Seeded): boolean {
  if (gameType === 'INHOUSE') return true;
  if (gameType === 'RNG') return chance.next() < 0.6;
  return gameType === 'FISH' && chance.next() < 0.4;
}
