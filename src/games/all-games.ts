import { baccarat } from './baccarat/baccarat.ts';
import { bingo } from './bingo/bingo.ts';
import { blackjack } from './blackjack/blackjack.ts';
import { crash } from './crash.ts';
import { dice } from './dice.ts';
import type { Game } from './game.ts';
import { hiLo } from './hi-lo.ts';
import { keno } from './keno.ts';
import { limbo } from './limbo.ts';
import { mines } from './mines.ts';
import { plinko } from './plinko.ts';
import { roulette } from './roulette.ts';
import { scratchPools } from './scratch/pools.ts';
import { scratchGame } from './scratch/scratch.ts';
import { garden } from './slots/garden.ts';
import { orchard } from './slots/orchard.ts';
import { videoPoker } from './video-poker/video-poker.ts';
import { wheel } from './wheel.ts';

/**
 * Every in-house game by its code. A screen imports its own game's module; this list is for the gateway
 * and for commands, which know a game by its code alone.
 */
export const allGames: ReadonlyMap<string, Listed> = new Map(
  [
    listed(dice, { stake: '100', side: 'over', target: 5_000 }),
    listed(limbo, { stake: '100', target: 200 }),
    listed(roulette, { chips: [{ bet: 'red', stake: '100' }] }),
    listed(plinko, { stake: '100', rows: 16, risk: 'medium' }),
    listed(wheel, { stake: '100', segments: 20, risk: 'medium' }),
    listed(mines, { stake: '100', mines: 3 }),
    listed(keno, { stake: '100', risk: 'classic', picks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }),
    listed(crash, { stake: '100', leaveAt: 200 }),
    listed(bingo, { stake: '100', cards: [0] }),
    listed(videoPoker, { coin: '20' }),
    listed(blackjack, { stake: '100' }),
    listed(baccarat, { player: '100' }),
    listed(hiLo, { stake: '100' }),
    listed(orchard, { stake: '100' }),
    listed(garden, { stake: '100' }),
    ...scratchPools.map((pool) => listed(scratchGame(pool), { stake: '100', ticket: 0 })),
  ].map((one) => [one.game.code, one]),
);

interface Listed {
  game: Game;
  /** Choices to tell a round with where nobody says what was chosen. */
  example: unknown;
}

function listed<Choices, Step, View>(game: Game<Choices, Step, View>, example: Choices): Listed {
  return { game, example };
}
