import type { volatilities } from '#contract/catalogue.ts';
import type { GameType } from '#contract/values.ts';
import type { Seeded } from '#demo/art/seeded.ts';
import type { Draft } from './draft-game.ts';

interface Details {
  lines: number | null;
  minimumBet: bigint;
  returnBasisPoints: number | null;
  volatility: (typeof volatilities)[number] | null;
  supportPlay: 0 | 1;
  isNew: boolean;
}

interface Figures {
  lines: number | null;
  volatility: (typeof volatilities)[number] | null;
  returnBasisPoints: number;
}

/** What the demonstration's vendor plays by class; `games.test.ts` holds it to what its games say themselves. */
const slots: Readonly<Record<string, Figures>> = {
  CLASSIC: { lines: 5, volatility: 'high', returnBasisPoints: 9_724 },
  VIDEO: { lines: 20, volatility: 'medium', returnBasisPoints: 9_724 },
  JACKPOT: { lines: 50, volatility: 'low', returnBasisPoints: 9_724 },
  WAYS: { lines: null, volatility: 'medium', returnBasisPoints: 9_784 },
  FRUIT: { lines: 10, volatility: 'high', returnBasisPoints: 9_724 },
  ADVENTURE: { lines: 25, volatility: 'medium', returnBasisPoints: 9_724 },
};
const pond: Figures = { lines: null, volatility: null, returnBasisPoints: 9_600 };

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
): Omit<Figures, 'returnBasisPoints'> & { returnBasisPoints: number | null } {
  if (gameType === 'RNG') return slots[gameClassify] ?? pond;
  if (gameType === 'FISH') return pond;
  // A sports line has no return of its own: its odds say it bet by bet.
  return { lines: null, volatility: null, returnBasisPoints: basisPoints || null };
}

/** A game's other figures follow from its code alone. */
export function detailsOf(draft: Draft, gameType: GameType, chance: Seeded): Details {
  return {
    ...figuresOf(draft, gameType),
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
