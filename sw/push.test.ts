import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// A worker's own types and a page's do not go together, so this file is not read with the other's.
const file = './push.ts';
const { showPushes }: { showPushes: () => void } = await import(file);

type Heard = { waitUntil(work: Promise<unknown>): void } & Record<string, unknown>;
const listeners = new Map<string, (event: Heard) => void>();
const showNotification = vi.fn(async () => undefined);
const subscribe = vi.fn(async () => subscription('fresh'));
const openWindow = vi.fn(async () => null);
const setAppBadge = vi.fn(async () => undefined);
const fetched = vi.fn(async () => new Response());
let windows: object[] = [];

beforeEach(() => {
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: (event: Heard) => void) =>
      listeners.set(name, listener),
    registration: { showNotification, pushManager: { subscribe } },
    clients: { matchAll: async () => windows, openWindow },
    navigator: { setAppBadge },
  });
  vi.stubGlobal('fetch', fetched);
  windows = [];
  showPushes();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

async function hear(name: string, parts: Record<string, unknown>): Promise<void> {
  const works: Promise<unknown>[] = [];
  listeners.get(name)?.({ ...parts, waitUntil: (work) => void works.push(work) });
  await Promise.all(works);
}

const letter = {
  title: 'Your deposit is here',
  text: '50,000.00 COP are in your wallet.',
  link: '/member?page=depositv2',
  tag: 'abc',
  unread: 3,
  language: 'en',
  icon: '/icons/verbena/icon-192.png',
  badge: '/icons/verbena/monochrome-512.png',
};
const pushed = (data: unknown) => hear('push', { data: { json: () => data } });

test('a letter is shown in its own words, and counted on the icon', async () => {
  await pushed(letter);
  expect(showNotification).toHaveBeenCalledWith(letter.title, {
    body: letter.text,
    tag: 'abc',
    icon: letter.icon,
    badge: letter.badge,
    lang: 'en',
    data: { link: letter.link },
  });
  expect(setAppBadge).toHaveBeenCalledWith(3);
});

test.each([
  ['no words', { ...letter, title: undefined }],
  ['an address elsewhere', { ...letter, link: 'https://evil.example/' }],
  ['an address elsewhere that looks like ours', { ...letter, link: '//evil.example/' }],
  ['no letter at all', null],
])('with %s nothing is shown', async (_, data) => {
  await pushed(data);
  expect(showNotification).not.toHaveBeenCalled();
});

test('what is no JSON is nothing', async () => {
  const json = () => {
    throw new SyntaxError('Unexpected token');
  };
  await hear('push', { data: { json } });
  await hear('push', { data: null });
  expect(showNotification).not.toHaveBeenCalled();
});

const touched = (link: unknown) =>
  hear('notificationclick', { notification: { close: () => undefined, data: { link } } });

test('with no window open, a touch opens one where it happened', async () => {
  await touched(letter.link);
  expect(openWindow).toHaveBeenCalledWith(letter.link);
});

test('a notification that another hand made leads home, and nowhere else', async () => {
  await touched('https://evil.example/');
  expect(openWindow).toHaveBeenCalledWith('/');
});

test('a window that goes there by itself is only brought to the front', async () => {
  const navigate = vi.fn();
  const open = {
    visibilityState: 'visible',
    focus: vi.fn(async () => open),
    navigate,
    postMessage: (_: unknown, [port]: [MessagePort]) => port.postMessage('gone there'),
  };
  windows = [open];
  await touched(letter.link);
  expect(open.focus).toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

test('a window on which nobody listens is led there', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const navigate = vi.fn(async () => null);
  const open = {
    visibilityState: 'hidden',
    focus: async () => open,
    navigate,
    postMessage: () => undefined,
  };
  windows = [open];
  const leading = touched(letter.link);
  await vi.runAllTimersAsync();
  await leading;
  vi.useRealTimers();
  expect(navigate).toHaveBeenCalledWith(letter.link);
});

function subscription(name: string) {
  return {
    endpoint: `https://push.example/${name}`,
    options: { applicationServerKey: new ArrayBuffer(65) },
    toJSON: () => ({
      endpoint: `https://push.example/${name}`,
      keys: { p256dh: `${name} key`, auth: `${name} secret` },
    }),
  };
}

test.each([
  ['that the browser drew', subscription('drawn'), 'drawn'],
  ['that we have to draw', null, 'fresh'],
])('an address %s is told in the place of the old one', async (_, newSubscription, name) => {
  const oldSubscription = subscription('old');
  await hear('pushsubscriptionchange', { oldSubscription, newSubscription });
  expect(fetched).toHaveBeenCalledTimes(1);
  const [path, { body }] = fetched.mock.calls[0] as unknown as [string, { body: string }];
  expect(path).toBe('/wps/push/subscriptions');
  expect(JSON.parse(body)).toEqual({
    endpoint: `https://push.example/${name}`,
    p256dh: `${name} key`,
    auth: `${name} secret`,
    replaces: 'https://push.example/old',
    isRenewal: true,
  });
});

test('a browser that remembers nothing of the old one waits for the next start', async () => {
  await hear('pushsubscriptionchange', { oldSubscription: null, newSubscription: null });
  expect(fetched).not.toHaveBeenCalled();
});
