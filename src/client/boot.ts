import type {} from './page-flags.ts';

/**
 * The page's first script: it stands in the page itself and imports nothing. It does what has to be
 * done before the first paint, and fetches the program after it.
 */
function boot(script: HTMLOrSVGScriptElement | null): void {
  const { beside, frameless, files, slow } = script?.dataset ?? {};
  takeCodeOutOfAddress();
  readDevice(frameless);
  if (!files) return;
  const named = files.split(' ');
  // The frame of a shell is complete without it: what draws its page comes while the frame is painted.
  if (frameless) preload(named);
  const start = () => fetchProgram(named, { beside, isShell: frameless !== undefined, slow });
  const begin = () => afterPaint(start);
  if (document.readyState === 'complete') begin();
  else addEventListener(frameless ? 'DOMContentLoaded' : 'load', begin, { once: true });
}

/**
 * A code in the address leaves it before anything is fetched: no history, no log and no picture's
 * server sees it. It stays in this page's memory, and a call of its own spends it.
 */
function takeCodeOutOfAddress(): void {
  const query = new URLSearchParams(location.search);
  for (const name of ['code', 'reset', 'signin']) {
    const code = query.get(name);
    if (code === null) continue;
    query.delete(name);
    const rest = query.size ? `?${query}` : '';
    history.replaceState(history.state, '', location.pathname + rest + location.hash);
    window.codeGiven = { name, code };
  }
}

/** Known too late, each of these would make the page flash. */
function readDevice(frameless: string | undefined): void {
  const page = document.documentElement;
  try {
    const theme = localStorage.getItem('theme');
    if (theme === '"night"' || theme === '"day"') page.dataset.theme = theme.slice(1, -1);
    // The frame of a shell speaks the language that it was kept in, and not every screen has it.
    const isBare = frameless?.split(' ').includes(location.pathname);
    if (isBare || (localStorage.getItem('lang') ?? page.lang) !== page.lang) page.dataset.bare = '';
    const kept = localStorage.getItem('system-status');
    if (kept && !page.dataset.status) {
      const info = JSON.parse(kept).clientState.queries[0].state.data;
      const isOver = info.maintenanceEnd && Date.parse(info.maintenanceEnd) <= Date.now();
      if ((info.maintenance && !isOver) || info.regionRestriction) page.dataset.waiting = '';
    }
  } catch {
    // Storage may be closed, full or broken: the page opens all the same.
    page.dataset.storage = 'none';
  }
  // The worker holds the brand's faces: they are there before the first line is drawn.
  if (navigator.serviceWorker?.controller) page.dataset.fonts = '';
}

/** Runs the program once what can be seen has been painted: its files would compete with the pictures. */
function afterPaint(start: () => void): void {
  const page = document.documentElement;
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    requestAnimationFrame(() => setTimeout(start, 0));
  };
  const isPainting = window.PerformanceObserver?.supportedEntryTypes?.includes('paint');
  // Nothing is painted of a page that is held back, and of a tab in the background.
  const isClosed = 'waiting' in page.dataset || 'status' in page.dataset;
  if (!isPainting || isClosed || document.visibilityState === 'hidden') {
    start();
    return;
  }
  if (!document.getElementById('root')?.firstElementChild) {
    begin();
    return;
  }
  // Whatever a browser calls contentful, nobody waits longer than this.
  setTimeout(begin, longestWaitMs);
  new PerformanceObserver((entries, observer) => {
    if (!entries.getEntriesByName('first-contentful-paint').length) return;
    observer.disconnect();
    begin();
  }).observe({ type: 'paint', buffered: true });
}

async function fetchProgram(
  files: readonly string[],
  {
    beside,
    isShell,
    slow,
  }: { beside: string | undefined; isShell: boolean; slow: string | undefined },
): Promise<void> {
  if (beside) {
    window.pageBeside = fetch(beside)
      .then((answer) => (answer.ok ? answer.json() : null))
      .catch(() => null);
  }
  if (!isShell) preload(files);
  // A script that neither comes nor fails says nothing by itself.
  const line = document.createElement('p');
  line.role = 'alert';
  line.textContent = slow ?? '';
  const waiting = setTimeout(() => document.body.prepend(line), longestLoadMs);
  try {
    // Fetched side by side but run one by one, each in a task of its own: a touch is not kept waiting.
    for (const file of files) {
      await import(/* @vite-ignore */ file);
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  } catch {
    // A release in between took the file away: one reload brings the new page, and no more than
    // one, so a browser that cannot remember the first does not reload at all.
    if (isFirstLoss()) location.reload();
    return;
  } finally {
    clearTimeout(waiting);
    line.remove();
  }
  forgetLoss();
}

function preload(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
}

function isFirstLoss(): boolean {
  try {
    if (sessionStorage.getItem(lostKey)) return false;
    sessionStorage.setItem(lostKey, '1');
    return true;
  } catch {
    return false;
  }
}

function forgetLoss(): void {
  try {
    sessionStorage.removeItem(lostKey);
  } catch {
    // Nothing was kept there either.
  }
}

const longestWaitMs = 1500;
const longestLoadMs = 120_000;
const lostKey = 'entry-lost';

boot(document.currentScript);
