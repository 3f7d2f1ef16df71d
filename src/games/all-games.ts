import { baccarat } from './baccarat/baccarat.ts';
import { blackjack } from './blackjack/blackjack.ts';
import { dice } from './dice.ts';
import { hiLo } from './hi-lo.ts';
import { keno } from './keno.ts';
import { limbo } from './limbo.ts';
import { mines } from './mines.ts';
import { plinko } from './plinko.ts';
import { roulette } from './roulette.ts';
import { videoPoker } from './video-poker/video-poker.ts';
import { wheel } from './wheel.ts';

/** By the code that rounds are stored under. */
export const allGames = {
  VB_BACCARAT: baccarat,
  VB_BLACKJACK: blackjack,
  VB_DICE: dice,
  VB_HI_LO: hiLo,
  VB_JACKS_OR_BETTER: videoPoker,
  VB_KENO: keno,
  VB_LIMBO: limbo,
  VB_MINES: mines,
  VB_PLINKO: plinko,
  VB_ROULETTE: roulette,
  VB_WHEEL: wheel,
} as const;
