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

interface SlotKind {
  lines: readonly number[];
  volatilities: readonly (typeof volatilities)[number][];
}

const slotKinds: Readonly<Record<string, SlotKind>> = {
  CLASSIC: { lines: [1, 3, 5, 9], volatilities: ['low', 'medium'] },
  VIDEO: { lines: [10, 20, 25, 30, 40], volatilities: ['medium', 'high'] },
  JACKPOT: { lines: [25, 50], volatilities: ['high'] },
  WAYS: { lines: [], volatilities: ['high'] },
  FRUIT: { lines: [5, 10, 20, 27], volatilities: ['low', 'medium'] },
  ADVENTURE: { lines: [20, 25, 30], volatilities: ['medium', 'high'] },
  SHOOTER: { lines: [], volatilities: ['medium'] },
  BOSS: { lines: [], volatilities: ['high'] },
};

/** Centavos. A slot starts at one hundred pesos, a table with a dealer at two thousand. */
const minimumBets: Readonly<Record<GameType, readonly bigint[]>> = {
  RNG: [10_000n, 20_000n, 25_000n, 40_000n, 50_000n, 100_000n],
  FISH: [10_000n, 20_000n, 50_000n],
  LIVE: [200_000n, 300_000n, 500_000n, 1_000_000n],
  SPORTS: [200_000n],
  ESPORTS: [200_000n],
  PVP: [50_000n, 100_000n, 200_000n, 500_000n],
  LOTT: [50_000n],
  ELOTT: [20_000n],
  INHOUSE: [10_000n, 20_000n],
};

/** What the demonstration's vendor pays back, in basis points; a test holds them to its games' rules. */
const returns: Readonly<Partial<Record<GameType, number>>> = {
  RNG: 9_724,
  FISH: 9_600,
};

/** A game's other figures follow from its code alone. */
export function detailsOf(draft: Draft, gameType: GameType, chance: Seeded): Details {
  const kind = slotKinds[draft.gameClassify];
  return {
    lines: kind && kind.lines.length > 0 ? chance.pick(kind.lines) : null,
    minimumBet: chance.pick(minimumBets[gameType]),
    // A sports line has no return of its own: its odds say it bet by bet.
    returnBasisPoints:
      draft.basisPoints === 0 ? null : (draft.basisPoints ?? returns[gameType] ?? null),
    volatility: kind ? chance.pick(kind.volatilities) : null,
    supportPlay: hasTrial(gameType, chance) ? 0 : 1,
    isNew: draft.gameClassify !== 'COCKFIGHT' && chance.next() < 0.06,
  };
}

function hasTrial(gameType: GameType, chance: Seeded): boolean {
  if (gameType === 'INHOUSE') return true;
  if (gameType === 'RNG') return chance.next() < 0.6;
  return gameType === 'FISH' && chance.next() < 0.4;
}
