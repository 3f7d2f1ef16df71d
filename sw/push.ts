import type { PushLetter } from '#contract/push.ts';

declare const self: ServiceWorkerGlobalScope;

/** Shows what the gateway pushes, and leads whoever touches it to where it happened. */
export function showPushes(): void {
  self.addEventListener('push', (event) => {
    const letter = readLetter(event.data);
    if (letter) event.waitUntil(show(letter));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(lead(readLink(event.notification.data)));
  });
  self.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(subscribeAnew(event as SubscriptionChange));
  });
}

async function show(letter: PushLetter): Promise<void> {
  const { title, text, link, tag, unread, language, icon, badge } = letter;
  await self.registration.showNotification(title, {
    body: text,
    tag,
    icon,
    badge,
    lang: language,
    data: { link },
  });
  await countOnIcon(unread);
}

/** A number on the app's own icon, where the system has a place for it. */
async function countOnIcon(unread: number): Promise<void> {
  const count = (self.navigator as { setAppBadge?(count: number): Promise<void> }).setAppBadge;
  await count?.call(self.navigator, unread).catch(() => undefined);
}

/** Into a window that is open, without loading it anew where the page can go there by itself. */
async function lead(link: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((one) => one.visibilityState === 'visible') ?? windows[0];
  if (!open) {
    await self.clients.openWindow(link);
    return;
  }
  const focused = await open.focus().catch(() => open);
  if (await goesThere(focused, link)) return;
  // A page that nobody is logged in on does not listen.
  await focused.navigate(link).catch(() => self.clients.openWindow(link));
}

function goesThere(client: Client, link: string): Promise<boolean> {
  const { port1: heard, port2: told } = new MessageChannel();
  return new Promise((resolve) => {
    const late = setTimeout(resolve, patienceMs, false);
    heard.onmessage = () => {
      clearTimeout(late);
      resolve(true);
    };
    client.postMessage({ type: 'OPEN', link }, [told]);
  });
}

const patienceMs = 1_000;

interface SubscriptionChange extends ExtendableEvent {
  oldSubscription: PushSubscription | null;
  newSubscription: PushSubscription | null;
}

/** The browser has drawn another address, or lets us draw one; without a session the next start tells. */
async function subscribeAnew({
  oldSubscription: old,
  newSubscription,
}: SubscriptionChange): Promise<void> {
  const key = old?.options.applicationServerKey;
  const fresh =
    newSubscription ??
    (key &&
      (await self.registration.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: key,
      })));
  if (!fresh) return;
  const { endpoint, keys = {} } = fresh.toJSON();
  const { p256dh, auth } = keys;
  const replaces = old?.endpoint;
  await fetch('/wps/push/subscriptions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, p256dh, auth, replaces, isRenewal: true }),
  });
}

/** Only the gateway can lock a letter for this browser, but a release may have written it otherwise. */
function readLetter(data: PushMessageData | null): PushLetter | null {
  try {
    const letter: Partial<Record<keyof PushLetter, unknown>> = data?.json();
    const words = [letter.title, letter.text, letter.tag].every((one) => typeof one === 'string');
    return words && isInside(letter.link) ? (letter as PushLetter) : null;
  } catch {
    return null;
  }
}

function readLink(data: unknown): string {
  const link = typeof data === 'object' && data && 'link' in data ? data.link : undefined;
  return isInside(link) ? link : '/';
}

/** A page of ours: a notification never leads anywhere else. */
function isInside(link: unknown): link is string {
  return typeof link === 'string' && /^\/(?![/\\])/.test(link);
}
