import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { dehydrate, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { createStore, Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { networkWords } from '#client/ground/errors/network-words.ts';
import { drawnNarrowAtom } from '#client/ground/page/drawn-narrow-atom.ts';
import { drawnAheadAtom } from '#client/shell/drawn-ahead-atom.ts';
import { loadFrame } from '#client/shell/frame-queries.ts';
import { OpeningFrame } from '#client/shell/OpeningFrame.tsx';
import { OpeningRoom } from '#client/shell/OpeningRoom.tsx';
import { titleOfPage } from '#client/shell/page-title.ts';
import { preloadsOf } from '#client/shell/preloads.ts';
import {
  type FirstPaint,
  type FirstPaintBundle,
  type FirstPaintRequest,
  type ShellFrame,
  shellAddress,
} from '#contract/first-paint.ts';
import { App } from './App.tsx';
import { askThrough } from './data/ask.ts';
import { addressOf } from './data/fetch-transport.ts';
import { createQueryClient } from './data/query-client.ts';
import { statusKey } from './data/status-store.ts';
import { gameMenusQuery } from './features/catalogue/catalogue-queries.ts';
import { readyParts } from './i18n/apart.tsx';
import { createI18n, loadAllWords, loadLanguage } from './i18n/load-language.ts';
import { memberAddress } from './member-address.ts';
import { type PageState, queriesForPage } from './page-state.ts';
import { createAppRouter, homeAliases } from './router.tsx';
import { shellAsks } from './shell-asks.ts';

/** Renders a public page for a visitor, the same components that the browser then brings to life. */
export async function renderFirstPaint(request: FirstPaintRequest): Promise<FirstPaint> {
  const { queryClient, i18n, store, router } = await partsFor(request, request.address);
  await router.load();
  // Screens come with their address, and parts of theirs with them.
  await readyParts();
  const { language, isNarrow } = request;
  const markup = withoutPreloads(renderToString(<App {...{ queryClient, i18n, store, router }} />));
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
    slowWords: i18n._(networkWords.slow),
    description: describe(i18n, name),
    preloads: preloadsOf(matches.at(-1)?.pathname ?? '/', asked),
    isPassing: asked.queries.some(({ meta }) => meta?.isPassing === true),
  };
}

/**
 * React names each picture once more ahead of the markup. The head names the one that matters, and the others stand a
 * few bytes on: the names would only push markup out of the first packets.
 */
function withoutPreloads(markup: string): string {
  return markup.replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '');
}

/** Draws what stands in a shell until the program draws its page: the same for members and visitors. */
export async function renderFrame(
  request: Omit<FirstPaintRequest, 'address'>,
): Promise<ShellFrame> {
  const house: string[] = [];
  const ask: FirstPaintRequest['ask'] = (call, input) => {
    house.push(addressOf(call, input as Record<string, unknown>));
    return request.ask(call, input);
  };
  const { queryClient, i18n, store, router } = await partsFor({ ...request, ask }, shellAddress);
  store.set(drawnAheadAtom, true);
  await loadFrame({ queryClient, i18n });
  const markup = renderToString(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18n}>
          <RouterContextProvider router={router}>
            <OpeningFrame />
            <OpeningRoom />
          </RouterContextProvider>
        </I18nProvider>
      </QueryClientProvider>
    </Provider>,
  );
  queryClient.clear();
  const asks = { ...(await shellAsks(i18n)), house };
  return { markup, asks, slowWords: i18n._(networkWords.slow) };
}

/** What every drawing stands on; nobody's visit shares any of it with another. */
async function partsFor(request: Omit<FirstPaintRequest, 'address'>, address: string) {
  askThrough((call, input) => request.ask(call, input));
  const queryClient = createQueryClient();
  // Old enough to be asked again at once: this status is every visitor's, not this one's.
  queryClient.setQueryData(statusKey, request.permission, { updatedAt: 1 });
  const i18n = createI18n();
  await Promise.all([readyParts(), loadLanguage(i18n, request.language)]);
  await loadAllWords(i18n);
  const history = createMemoryHistory({ initialEntries: [withoutAlias(address)] });
  const router = createAppRouter({ queryClient, i18n }, history);
  const store = createStore();
  store.set(drawnNarrowAtom, request.isNarrow);
  return { queryClient, i18n, store, router };
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

const router = createAppRouter(
  { queryClient: createQueryClient(), i18n: createI18n() },
  createMemoryHistory({ initialEntries: ['/'] }),
);
const { routesByPath } = router;

const painted = Object.entries(routesByPath).flatMap(([path, { options }]) => {
  const { paint, paintedBy = [] } = options.staticData ?? {};
  return paint === 'gateway' ? [[path, paintedBy] as const] : [];
});

export const firstPaintPaths: FirstPaintBundle['firstPaintPaths'] = Object.fromEntries([
  ...painted,
  ...homeAliases.map((path) => [path, []] as const),
]);

/** As addresses name them: a member's page stands behind the question mark. */
const known: ReadonlySet<string> = new Set([
  // Typed as it is called inside, it leads there all the same.
  ...Object.keys(routesByPath).filter((path) => !path.includes('$')),
  ...homeAliases,
  ...Object.keys(routesByPath).map((path) => outsidePath(path)),
]);

function outsidePath(path: string): string {
  const { pathname } = memberAddress.output({ url: new URL(path, 'http://localhost') });
  return pathname.replace(/(?<=.)\/$/, '');
}

export function knowsPath(path: string): boolean {
  return known.has(path) || known.has(path.replace(/\/$/, ''));
}

/** A game's room has a frame of its own. */
export const framelessPaths: FirstPaintBundle['framelessPaths'] = Object.entries(routesByPath)
  .filter(([, { options }]) => (options.staticData?.frame ?? 'whole') !== 'whole')
  .filter(([path]) => path !== '/seamless')
  .map(([path]) => path);

export { sourcesOf } from './screen-sources.ts';
