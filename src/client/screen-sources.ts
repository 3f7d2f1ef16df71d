import { createMemoryHistory } from '@tanstack/react-router';
import type { FirstPaintBundle } from '#contract/first-paint.ts';
import { gameByCode } from '#contract/game-by-code.ts';
import type { Language } from '#contract/values.ts';
import { createQueryClient } from './data/query-client.ts';
import { boardSourceOf } from './features/inhouse/boards.ts';
import { createI18n } from './i18n/load-language.ts';
import { createAppRouter } from './router.tsx';

/**
 * The sources that the screen at an address is made of, as the build names them, its words in the
 * given language among them. The gateway names their files beside the shell, so that a browser fetches
 * them beside the program and not one after the other once it runs.
 */
export const sourcesOf: FirstPaintBundle['sourcesOf'] = async (address, language, ask) => {
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createAppRouter({ queryClient: createQueryClient(), i18n: createI18n() }, history);
  const { pathname, search } = router.latestLocation;
  const [matchedRoutes] = router.getMatchedRoutes(pathname);
  const screens = matchedRoutes.slice(1).flatMap(({ id }) => splitSourcesOf(id));
  const { gameCode } = search as { gameCode?: unknown };
  const game = pathname === '/seamless' ? await gameSources(gameCode, language, ask) : [];
  const locale = `src/client/i18n/locales/${language}.po`;
  const sources = [...screens, ...game];
  const words = new Set(sources.map((source) => `${locale}?of=${source.split('?')[0]}`));
  return [...sources, `${locale}?part=home`, ...words];
};

/** Where a route's file stands follows from its id; what the build split off it has the file's name. */
export function splitSourcesOf(id: string): string[] {
  const file = `src/client/routes${id.replace(/\/$/, '/index')}.tsx`;
  return ['component', 'component---loader'].map((part) => `${file}?tsr-split=${part}`);
}

async function gameSources(
  gameCode: unknown,
  language: Language,
  ask: Parameters<FirstPaintBundle['sourcesOf']>[2],
): Promise<string[]> {
  if (typeof gameCode !== 'string') return [];
  const answer = await ask(gameByCode, { gameCode, language });
  const rules = answer.success ? (answer.value as { rules: string | null }).rules : null;
  const board = boardSourceOf(rules);
  return board
    ? ['src/client/features/inhouse/HouseGameScreen.tsx', board]
    : ['src/client/features/play/VendorGameScreen.tsx'];
}
