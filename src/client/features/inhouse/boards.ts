import type { ComponentType } from 'react';
import { apart } from '#client/i18n/apart.tsx';
import type { BoardProps } from './board.ts';

/** By the rules it plays, each fetched when somebody sits down. */
export const boards: Readonly<Record<string, ComponentType<BoardProps>>> = {
  VB_DICE: apart(() => import('./boards/DiceBoard.tsx').then((file) => file.DiceBoard)),
  VB_MINES: apart(() => import('./boards/MinesBoard.tsx').then((file) => file.MinesBoard)),
};
