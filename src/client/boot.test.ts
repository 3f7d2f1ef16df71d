// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type {} from './page-flags.ts';

const page = document.documentElement;

beforeEach(() => {
  vi.resetModules();
  page.lang = 'es';
  document.body.innerHTML = '<div id="root"></div>';
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
});

afterEach(() => {
  history.replaceState(null, '', '/');
  for (const name of page.getAttributeNames()) {
    if (name.startsWith('data-')) page.removeAttribute(name);
  }
  for (const link of document.head.querySelectorAll('link')) link.remove();
  localStorage.clear();
  sessionStorage.clear();
  delete window.codeGiven;
  delete window.pageBeside;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Runs the script as a page with these facts has it. */
async function boot(facts: Record<string, string> = {}): Promise<void> {
  const script = document.createElement('script');
  Object.assign(script.dataset, facts);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  await import('./boot.ts');
}

const preloaded = () =>
  [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));

test.each(['code', 'reset', 'signin'])(
  'a %s in the address leaves it and waits in memory; the rest of the address stays',
  async (name) => {
    history.replaceState(null, '', `/rng?${name}=secret&vassalage=PG#top`);
    await boot();
    expect(location.pathname + location.search + location.hash).toBe('/rng?vassalage=PG#top');
    expect(window.codeGiven).toEqual({ name, code: 'secret' });
  },
);

test.each(['night', 'day'])('a theme of %s that was chosen here is worn at once', async (theme) => {
  localStorage.setItem('theme', JSON.stringify(theme));
  await boot();
  expect(page.dataset.theme).toBe(theme);
});

test('a theme that nobody could have chosen is not put into the page', async () => {
  localStorage.setItem('theme', '"><script>"');
  await boot();
  expect(page.dataset.theme).toBeUndefined();
});

test('a frame is not shown in another language than the device’s, nor where a screen has none', async () => {
  await boot({ frameless: '/seamless' });
  expect(page.dataset.bare).toBeUndefined();
  localStorage.setItem('lang', 'en');
  vi.resetModules();
  await boot({ frameless: '/seamless' });
  expect(page.dataset.bare).toBe('');
  delete page.dataset.bare;
  localStorage.clear();
  history.replaceState(null, '', '/seamless');
  vi.resetModules();
  await boot({ frameless: '/seamless' });
  expect(page.dataset.bare).toBe('');
});

test.each([
  ['closed', { maintenance: true, maintenanceEnd: '2999-01-01T00:00:00Z' }, ''],
  [
    'closed until a moment that is over',
    { maintenance: true, maintenanceEnd: '2001-01-01T00:00:00Z' },
    undefined,
  ],
  ['closed to a region', { regionRestriction: true }, ''],
  ['open', {}, undefined],
])('a site last seen %s holds its page back accordingly', async (_name, data, waiting) => {
  const kept = { clientState: { queries: [{ state: { data } }] } };
  localStorage.setItem('system-status', JSON.stringify(kept));
  await boot();
  expect(page.dataset.waiting).toBe(waiting);
});

test('a device whose storage is broken still opens the page, and the page says so', async () => {
  localStorage.setItem('system-status', '{');
  await boot();
  expect(page.dataset.storage).toBe('none');
});

test('a shell fetches the program’s files at once, in their order', async () => {
  await boot({ frameless: '/seamless', files: '/assets/a.js /assets/b.js' });
  expect(preloaded()).toEqual(['/assets/a.js', '/assets/b.js']);
});

test('a drawn page fetches its state beside the program', async () => {
  const fetched = vi.fn(async () => new Response('{"rules":[]}'));
  vi.stubGlobal('fetch', fetched);
  page.dataset.status = '1';
  await boot({ beside: '/beside/1', files: 'data:text/javascript,' });
  expect(await window.pageBeside).toEqual({ rules: [] });
  expect(preloaded()).toEqual(['data:text/javascript,']);
});

test('a program that neither comes nor fails is said to be slow after two minutes, until it comes', async () => {
  vi.useFakeTimers();
  page.dataset.status = '1';
  const told = () => document.body.querySelector('[role=alert]')?.textContent;
  const file = 'data:text/javascript,await%20programComes';
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.stubGlobal('programComes', promise);
  await boot({ slow: 'Tarda mucho', files: file });
  await vi.advanceTimersByTimeAsync(119_000);
  expect(told()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told()).toBe('Tarda mucho');
  vi.useRealTimers();
  resolve();
  await vi.waitFor(() => expect(told()).toBeUndefined());
});

test('a program that a release took away reloads the page once, and not again', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  page.dataset.status = '1';
  await boot({ files: '/assets/gone.js' });
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  vi.resetModules();
  await boot({ files: '/assets/gone.js' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(reload).toHaveBeenCalledTimes(1);
});
