import type { ComponentType } from 'react';
import { apart, type Part } from '#client/i18n/apart.tsx';
import { withWords } from '#client/i18n/lazy-words.ts';
import type { BoardProps } from './board.ts';
import { houseGameOf, houseGames } from './house-games.ts';

const files = import.meta.glob<Record<string, ComponentType<BoardProps>>>('./games/*/*Board.tsx');
const paths = Object.keys(files);

/** Each is fetched when somebody sits down. */
export const boards: Readonly<Record<string, Part<BoardProps>>> = Object.fromEntries(
  Object.entries(houseGames).map(([rules, { board }]) => [rules, apart(() => loadBoard(board))]),
);

function pathOf(board: string): string | undefined {
  return paths.find((path) => path.endsWith(`/${board}Board.tsx`));
}

async function loadBoard(name: string): Promise<ComponentType<BoardProps>> {
  const fetched = files[pathOf(name) ?? '']?.();
  const file = fetched && (await withWords(fetched, `${name}Board`));
  const Board = file?.[`${name}Board`];
  if (!Board) throw new Error(`No board is called ${name}Board.`);
  return Board;
}

/** Where the board of these rules stands; the gateway names its file beside the page. */
export function boardSourceOf(rules: string | null): string | undefined {
  const path = pathOf(houseGameOf(rules ?? '')?.board ?? '');
  return path?.replace('./', 'src/client/features/inhouse/');
}
