import { drawCover } from './art/draw-cover.ts';
import { gameOfCode } from './games.ts';

export interface ArtFile {
  type: 'image/svg+xml';
  body: string;
}

/**
 * The picture at an address, drawn from the address alone: no database, no folder of files. What is
 * not the demo merchant's is undefined, so made-up addresses cost nothing to refuse.
 */
export function findArt(path: string): ArtFile | undefined {
  const [, folder = '', name = ''] = addressPattern.exec(path) ?? [];
  const draw = Object.hasOwn(drawers, folder) ? drawers[folder] : undefined;
  const body = draw?.(name);
  return body === undefined ? undefined : { type: 'image/svg+xml', body };
}

const addressPattern = /^\/art\/([a-z]+)\/([A-Za-z0-9_.-]{1,80})\.svg$/;

const drawers: Readonly<Record<string, (name: string) => string | undefined>> = {
  covers: coverOf,
};

function coverOf(gameCode: string): string | undefined {
  const game = gameOfCode(gameCode);
  if (!game) return undefined;
  const { gameType, gameClassify, motif, place } = game;
  return drawCover({ seed: gameCode, gameType, gameClassify, motif, index: place });
}
