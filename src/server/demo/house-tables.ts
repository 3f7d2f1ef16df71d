import type { DemoGame } from './games.ts';
import type { Row } from './store.ts';

/** Which rules the house's own games are played by, by what their covers show. */
const rulesByMotif: Readonly<Record<string, string>> = {
  roulette: 'VB_ROULETTE',
  plinko: 'VB_PLINKO',
  cards: 'VB_JACKS_OR_BETTER',
  emerald: 'VB_MINES',
  ace: 'VB_BLACKJACK',
  dice: 'VB_DICE',
  chips: 'VB_BACCARAT',
  balls: 'VB_KENO',
  jackpot: 'VB_GARDEN',
  lever: 'VB_ORCHARD',
  wheel: 'VB_WHEEL',
  joker: 'VB_HI_LO',
  comet: 'VB_LIMBO',
};

/** From one beginning to the next (L-CYCLE): reels take less than tables. */
const cycleMs: Readonly<Record<string, number>> = { JP: 2_500 };
const usualCycleMs = 5_000;

/** Centavos: from a hundred pesos, in coins of twenty where a game takes five. */
export function houseTableRows(games: readonly DemoGame[]): Row<'house_game'>[] {
  return games.flatMap(({ vassalage, gameType, motif, gameCode, gameClassify }) => {
    const rules =
      gameType === 'INHOUSE' && vassalage === 'VERBENA' ? rulesByMotif[motif] : undefined;
    if (!rules) return [];
    return {
      game_code: gameCode,
      rules,
      least_stake: '10000',
      most_stake: '10000000',
      cycle_ms: cycleMs[gameClassify] ?? usualCycleMs,
    };
  });
}
