import { createStore } from 'jotai';
import { startTransition } from 'react';
import { isFrameThere, takeFrameAway } from '#client/ground/page/drawn-frame.ts';
import { drawnNarrowAtom } from '#client/ground/page/drawn-narrow-atom.ts';
import { readyClosedScreens } from '#client/shell/closed/StatusGate.tsx';
import { keepRouterFromReloading } from '#client/shell/lost-chunk.ts';
import { languages } from '#contract/languages.ts';
import { App } from './App.tsx';
import { askThrough } from './data/ask.ts';
import { askAgainOnceBack } from './data/ask-again.ts';
import { fetchTransport } from './data/fetch-transport.ts';
import { openOfflineStore } from './data/offline-store.ts';
import { pageSeen } from './data/page-seen.ts';
import { createQueryClient } from './data/query-client.ts';
import { keepStatus } from './data/status-store.ts';
import { asLanguage, chosenLanguage, showLanguage } from './i18n/chosen-language.ts';
import { bringWordsInto } from './i18n/lazy-words.ts';
import { createI18n, loadLanguage } from './i18n/load-language.ts';
import { chosenPseudoLanguage } from './i18n/pseudo-language.ts';
import { putQueries, readPageState } from './page-state.ts';
import { createAppRouter } from './router.tsx';

/** Boots the page: cached status, language, router; everything else is asked for after the first paint. */
export async function startApp(): Promise<void> {
  askThrough(fetchTransport);
  keepRouterFromReloading();
  const beside = readPageState();
  const offline = openOfflineStore();
  const queryClient = createQueryClient(offline.persister);
  askAgainOnceBack(queryClient);
  await keepStatus(queryClient);
  const state = await beside;
  const chosen = chosenLanguage();
  const language =
    chosen ?? state?.language ?? asLanguage(document.documentElement.lang) ?? languages[0];
  // A page in another language than the device's (another profile's cookie, an old cache) is drawn anew.
  const isRendered =
    state !== null && state.language === language && !chosenPseudoLanguage() && isOpen();
  if (state && isRendered) putQueries(queryClient, state.queries);
  const i18n = createI18n();
  await loadLanguage(i18n, language);
  bringWordsInto(i18n);
  showLanguage(language);
  if (document.documentElement.dataset.status) await readyClosedScreens();
  // React's own beginning is a task of its own, and so is the router's: a touch finds room between.
  await aBreath();
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await aBreath();
  const router = createAppRouter({ queryClient, i18n });
  const root = document.getElementById('root') as HTMLElement;
  const store = createStore();
  store.set(drawnNarrowAtom, isRendered && state.isNarrow);
  const { promise: alive, resolve: onAlive } = Promise.withResolvers<void>();
  const parts = { queryClient, i18n, store, router, onAlive };
  const app = <App {...parts} />;
  const isDrawnInto = isFrameThere();
  if (isRendered && root.firstElementChild) {
    // Tells the router that its outermost boundary was left out by the gateway's rendering.
    router.ssr = { manifest: undefined };
    await router.load();
    await aBreath();
    // As a transition it is done in slices: a touch in between is not kept waiting.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    if (!isOpen()) {
      takeFrameAway();
      // An open home that was kept is not to be seen while the closed site is drawn.
      root.replaceChildren();
    }
    // With its page at hand it is drawn in slices, and not all at once when the page has come.
    await router.load();
    await aBreath();
    startTransition(() => createRoot(root).render(app));
  }
  delete document.documentElement.dataset.waiting;
  // Whatever changes before the page is taken over would be drawn over the gateway's drawing.
  await alive;
  if (isDrawnInto) await Promise.race([pageSeen, new Promise((late) => setTimeout(late, 5000))]);
  const { afterFirstPaint } = await import('./after-first-paint.ts');
  await afterFirstPaint({ queryClient, offline, store });
}

function aBreath(): Promise<void> {
  return new Promise((rest) => setTimeout(rest, 0));
}

/** A kept status that closes the site is drawn by the client; the home that was rendered is not shown. */
function isOpen(): boolean {
  return document.documentElement.dataset.waiting === undefined;
}
