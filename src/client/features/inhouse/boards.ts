import type { ComponentType } from 'react';
import { apart, type Part } from '#client/i18n/apart.tsx';
import { withWords } from '#client/i18n/lazy-words.ts';
import type { BoardProps } from './board.ts';

/** The board's file by the rules it plays: `Dice` is `boards/DiceBoard.tsx` and exports `DiceBoard`. */
const boardNames = {
  VB_DICE: 'Dice',
  VB_MINES: 'Mines',
  VB_ROULETTE: 'Roulette',
  VB_PLINKO: 'Plinko',
  VB_WHEEL: 'Wheel',
  VB_LIMBO: 'Limbo',
  VB_CRASH: 'Crash',
  VB_BINGO: 'Bingo',
  VB_SCRATCH_1: 'Scratch',
  VB_SCRATCH_2: 'Scratch',
  VB_SCRATCH_5: 'Scratch',
  VB_SCRATCH_10: 'Scratch',
  VB_KENO: 'Keno',
  VB_JACKS_OR_BETTER: 'VideoPoker',
  VB_BLACKJACK: 'Blackjack',
  VB_BACCARAT: 'Baccarat',
  VB_HI_LO: 'HiLo',
  VB_ORCHARD: 'Orchard',
  VB_GARDEN: 'Garden',
} as const satisfies Record<string, string>;

const files = import.meta.glob<Record<string, ComponentType<BoardProps>>>('./boards/*Board.tsx');

/** Each is fetched when somebody sits down. */
export const boards: Readonly<Record<string, Part<BoardProps>>> = Object.fromEntries(
  Object.entries(boardNames).map(([rules, name]) => [rules, apart(() => loadBoard(name))]),
);

async function loadBoard(name: string): Promise<ComponentType<BoardProps>> {
  const fetched = files[`./boards/${name}Board.tsx`]?.();
  const file = fetched && (await withWords(fetched, `${name}Board`));
  const Board = file?.[`${name}Board`];
  if (!Board) throw new Error(`No board is called ${name}Board.`);
  return Board;
}

/** Where the board of these rules stands; the gateway names its file beside the page. */
export function boardSourceOf(rules: string | null): string | undefined {
  const name = Object.entries(boardNames).find(([known]) => known === rules)?.[1];
  return name && `src/client/features/inhouse/boards/${name}Board.tsx`;
}
