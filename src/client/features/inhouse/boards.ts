import { apart, type Part } from '#client/i18n/apart.tsx';
import type { BoardProps } from './board.ts';

const ScratchBoard = apart(() =>
  import('./boards/ScratchBoard.tsx').then((file) => file.ScratchBoard),
);

/** By the rules it plays, each fetched when somebody sits down. */
export const boards: Readonly<Record<string, Part<BoardProps>>> = {
  VB_DICE: apart(() => import('./boards/DiceBoard.tsx').then((file) => file.DiceBoard)),
  VB_MINES: apart(() => import('./boards/MinesBoard.tsx').then((file) => file.MinesBoard)),
  VB_ROULETTE: apart(() => import('./boards/RouletteBoard.tsx').then((file) => file.RouletteBoard)),
  VB_PLINKO: apart(() => import('./boards/PlinkoBoard.tsx').then((file) => file.PlinkoBoard)),
  VB_WHEEL: apart(() => import('./boards/WheelBoard.tsx').then((file) => file.WheelBoard)),
  VB_LIMBO: apart(() => import('./boards/LimboBoard.tsx').then((file) => file.LimboBoard)),
  VB_CRASH: apart(() => import('./boards/CrashBoard.tsx').then((file) => file.CrashBoard)),
  VB_BINGO: apart(() => import('./boards/BingoBoard.tsx').then((file) => file.BingoBoard)),
  VB_SCRATCH_1: ScratchBoard,
  VB_SCRATCH_2: ScratchBoard,
  VB_SCRATCH_5: ScratchBoard,
  VB_SCRATCH_10: ScratchBoard,
  VB_KENO: apart(() => import('./boards/KenoBoard.tsx').then((file) => file.KenoBoard)),
  VB_JACKS_OR_BETTER: apart(() =>
    import('./boards/VideoPokerBoard.tsx').then((file) => file.VideoPokerBoard),
  ),
  VB_BLACKJACK: apart(() =>
    import('./boards/BlackjackBoard.tsx').then((file) => file.BlackjackBoard),
  ),
  VB_BACCARAT: apart(() => import('./boards/BaccaratBoard.tsx').then((file) => file.BaccaratBoard)),
  VB_HI_LO: apart(() => import('./boards/HiLoBoard.tsx').then((file) => file.HiLoBoard)),
  VB_ORCHARD: apart(() => import('./boards/OrchardBoard.tsx').then((file) => file.OrchardBoard)),
  VB_GARDEN: apart(() => import('./boards/GardenBoard.tsx').then((file) => file.GardenBoard)),
};
