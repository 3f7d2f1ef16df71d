import type { FirstPaintBundle } from '#contract/first-paint.ts';
import { boardSources } from './features/inhouse/board-sources.ts';
import { moneyPages, pageSources } from './features/member/page-sources.ts';

/**
 * The sources that the screen at an address is made of, as the build names them, its words in the
 * given language among them. The gateway tells a browser their files with the shell, so that they are
 * fetched beside the program and not one after the other once it runs.
 */
export const sourcesOf: FirstPaintBundle['sourcesOf'] = (path, part, language) => {
  const screen = `src/client/routes/_apart${path}.tsx?tsr-split=component`;
  const parts = partsOf(path, part).map((file) => `src/client/features/${file}`);
  const isMoney = path === '/member' && part !== null && moneyPages.has(part);
  const words = ['home', isMoney ? 'money' : 'rest'].map(
    (of) => `src/client/i18n/locales/${language}.po?part=${of}`,
  );
  return [screen, ...parts, ...words];
};

function partsOf(path: string, part: string | null): string[] {
  if (path === '/member') {
    const [page = 'member/MemberScreen.tsx'] = named(pageSources, part);
    return ['member/ready-page.ts', page];
  }
  if (path !== '/seamless') return [];
  const board = named(boardSources, part).map((file) => `inhouse/${file}`);
  const room = board.length > 0 ? 'inhouse/HouseGameScreen.tsx' : 'play/VendorGameScreen.tsx';
  return ['play/ready-room.ts', room, ...board];
}

function named(sources: Readonly<Record<string, string>>, name: string | null): string[] {
  const source = name !== null && Object.hasOwn(sources, name) ? sources[name] : undefined;
  return source ? [source] : [];
}
