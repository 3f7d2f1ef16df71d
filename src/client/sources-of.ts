import type { FirstPaintBundle } from '#contract/first-paint.ts';
import { boardSources } from './features/inhouse/board-sources.ts';
import { pageSources } from './features/member/page-sources.ts';

/**
 * The sources that the screen at an address is made of, as the build names them. The gateway tells a
 * browser their files with the shell, so that they are fetched beside the program and not one after
 * the other once it runs.
 */
export const sourcesOf: FirstPaintBundle['sourcesOf'] = (path, part) => {
  const screen = `src/client/routes/_apart${path}.tsx?tsr-split=component`;
  return [screen, ...partsOf(path, part).map((file) => `src/client/features/${file}`)];
};

function partsOf(path: string, part: string | null): string[] {
  if (path === '/member') return ['member/ready-page.ts', ...named(pageSources, part)];
  if (path !== '/seamless') return [];
  const board = named(boardSources, part).map((file) => `inhouse/${file}`);
  const room = board.length > 0 ? 'inhouse/HouseGameScreen.tsx' : 'play/VendorGameScreen.tsx';
  return ['play/ready-room.ts', room, ...board];
}

function named(sources: Readonly<Record<string, string>>, name: string | null): string[] {
  const source = name !== null && Object.hasOwn(sources, name) ? sources[name] : undefined;
  return source ? [source] : [];
}
