import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { dehydrate } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { createStore } from 'jotai';
import { renderToString } from 'react-dom/server';
import type { FirstPaint, FirstPaintRequest } from '#contract/first-paint.ts';
import { App } from './App.tsx';
import { askThrough } from './data/ask.ts';
import { createQueryClient } from './data/query-client.ts';
import { statusKey } from './data/status-store.ts';
import { gameMenusQuery } from './features/catalogue/catalogue-queries.ts';
import { drawnNarrowAtom } from './features/frame/drawn-narrow-atom.ts';
import { titleOfPage } from './features/frame/page-title.ts';
import { preloadsOf } from './features/frame/preloads.ts';
import { readyParts } from './i18n/apart.tsx';
import { createI18n, loadAllWords, loadLanguage } from './i18n/load-language.ts';
import { type PageState, queriesForPage } from './page-state.ts';
import { createAppRouter, homeAliases } from './router.tsx';

/** Renders a public page for a visitor, the same components that the browser then brings to life. */
export async function renderFirstPaint(request: FirstPaintRequest): Promise<FirstPaint> {
  askThrough((call, input) => request.ask(call, input));
  const queryClient = createQueryClient();
  // Old enough to be asked again at once: this status is every visitor's, not this one's.
  queryClient.setQueryData(statusKey, request.permission, { updatedAt: 1 });
  const i18n = createI18n();
  await Promise.all([readyParts(), loadLanguage(i18n, request.language)]);
  await loadAllWords(i18n);
  const history = createMemoryHistory({ initialEntries: [withoutAlias(request.address)] });
  const router = createAppRouter({ queryClient, i18n }, history);
  await router.load();
  // Screens come with their address, and parts of theirs with them.
  await readyParts();
  const { language, isNarrow } = request;
  const store = createStore();
  store.set(drawnNarrowAtom, isNarrow);
  const parts = { queryClient, i18n, store, router };
  const markup = renderToString(<App {...parts} />);
  const asked = dehydrate(queryClient);
  const state: PageState = { language, isNarrow, queries: queriesForPage(asked) };
  const matches = router.state.matches;
  const menus = queryClient.getQueryData(gameMenusQuery(language).queryKey)?.menus;
  const title = titleOfPage(matches, menus ?? [], i18n);
  const name = request.permission.info.siteName;
  queryClient.clear();
  return {
    status: statusOf(router),
    markup,
    state: JSON.stringify(state),
    title: title ? `${title} · ${name}` : name,
    description: describe(i18n, name),
    preloads: preloadsOf(matches.at(-1)?.pathname ?? '/', asked),
    isPassing: asked.queries.some(({ meta }) => meta?.isPassing === true),
  };
}

function describe(i18n: I18n, name: string): string {
  return t(
    i18n,
  )`${name}: live casino, slots, sports, lottery and in-house games for adults. Opens at once, also on a weak network.`;
}

/** An alias would be answered with a redirect to what it stands for. */
function withoutAlias(address: string): string {
  const [path = '/', search] = address.split('?');
  const canonical = homeAliases.includes(path) ? '/' : path;
  return search ? `${canonical}?${search}` : canonical;
}

function statusOf(router: ReturnType<typeof createAppRouter>): 200 | 404 {
  const result = router._serverResult;
  if (result?.type !== 'render') throw new Error('A public address led elsewhere.');
  return result.status === 404 ? 404 : 200;
}

/** The addresses that look the same for every visitor, with the search parameters that change them. */
export const firstPaintPaths: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['/', ...homeAliases, '/login', '/register'].map((path) => [path, []])),
  '/help': [],
  '/sports': [],
  '/esports': [],
  '/lott': [],
  '/elott': [],
  '/live': [],
  '/fish': [],
  '/pvp': [],
  '/rng': ['vassalage'],
  '/promotions': [],
  '/inHouse': [],
};

const known: ReadonlySet<string> = new Set([
  ...homeAliases,
  ...Object.keys(
    createAppRouter(
      { queryClient: createQueryClient(), i18n: createI18n() },
      createMemoryHistory({ initialEntries: ['/'] }),
    ).routesByPath,
  ),
]);

/** Whether the app has a screen at this path, public or not: the others are answered with 404. */
export function knowsPath(path: string): boolean {
  return known.has(path) || known.has(path.replace(/\/$/, ''));
}
