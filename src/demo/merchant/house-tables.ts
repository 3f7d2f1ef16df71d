import { scratchPools } from '#games/scratch/pools.ts';
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
  rocket: 'VB_CRASH',
  lantern: 'VB_CRASH',
  bingo: 'VB_BINGO',
  moon: 'VB_BINGO',
  scratch: 'VB_SCRATCH_1',
  pinata: 'VB_SCRATCH_2',
  ticket: 'VB_SCRATCH_5',
  chest: 'VB_SCRATCH_10',
};

/** From one beginning to the next (L-CYCLE): reels take less than tables. */
const cycleMs: Readonly<Record<string, number>> = { JP: 2_500 };
const usualCycleMs = 5_000;
/** A peso is a small unit: with the pots' sums as they are, a jackpot would be worth less than a bus fare. */
const potTimes = 4_000;
const houseVendors = ['VERBENA', 'VERBENA_ROOMS'];

/** Centavos. A ticket has one price; elsewhere a stake lies between a hundred pesos and a hundred thousand. */
function stakesOf(rules: string) {
  const print = scratchPools.find(({ code }) => code === rules);
  if (!print) return { least_stake: '10000', most_stake: '10000000' };
  const price = String(cheapestTicket * print.price);
  return { least_stake: price, most_stake: price };
}

const cheapestTicket = 50_000;

export function houseTableRows(games: readonly DemoGame[]): Row<'house_game'>[] {
  return games.flatMap(({ vassalage, gameType, motif, gameCode, gameClassify }) => {
    const rules =
      gameType === 'INHOUSE' && houseVendors.includes(vassalage) ? rulesByMotif[motif] : undefined;
    if (!rules) return [];
    return {
      game_code: gameCode,
      rules,
      ...stakesOf(rules),
      cycle_ms: cycleMs[gameClassify] ?? usualCycleMs,
      pot_times: potTimes,
    };
  });
}
