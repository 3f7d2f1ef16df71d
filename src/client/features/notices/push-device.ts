import { ask } from '#client/data/ask.ts';
import { isAppleTouch, isInstalled } from '#client/features/install/install-state.ts';
import { subscribePush, unsubscribePush } from '#contract/push.ts';

/**
 * `install-first`: on an iPhone only what lies on the home screen may be told anything. `blocked`: the
 * browser was told to refuse, and only its own settings change that.
 */
export type PushSupport = 'ready' | 'blocked' | 'install-first' | 'none';

export function pushSupport(): PushSupport {
  const isAble =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isAble) return isAppleTouch() && !isInstalled() ? 'install-first' : 'none';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

export async function isListening(): Promise<boolean> {
  if (pushSupport() !== 'ready') return false;
  return Notification.permission === 'granted' && (await ownSubscription()) !== null;
}

/** To be called out of a press: browsers ask nobody who has touched nothing. False: they said no. */
export async function listen(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const registration = await readyWorker();
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
  const subscription = await registration.pushManager.subscribe(options).catch(async () => {
    // One that was made for other keys stands in the way.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return registration.pushManager.subscribe(options);
  });
  await ask(subscribePush, { ...describe(subscription), isRenewal: false });
  return true;
}

export async function stopListening(): Promise<void> {
  const subscription = await ownSubscription();
  if (!subscription) return;
  await ask(unsubscribePush, { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

/** Runs at each start. A browser whose notifications belong to another account is unsubscribed. */
export async function renewListening(): Promise<void> {
  const subscription = await ownSubscription();
  if (!subscription) return;
  const answer = await ask(subscribePush, { ...describe(subscription), isRenewal: true });
  if (!answer.isListening) await subscription.unsubscribe();
}

/** At logout, without a network too: nothing more is told, and what was is taken off the screen. */
export async function silenceDevice(): Promise<void> {
  await countOnIcon(0);
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

/** On the app's own icon, where the system has a place for it. */
export async function countOnIcon(unread: number): Promise<void> {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
  const counting =
    unread > 0 ? setAppBadge?.call(navigator, unread) : clearAppBadge?.call(navigator);
  await counting?.catch(() => undefined);
}

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** The first visit installs it a few seconds after the page has settled. */
async function readyWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('There is no worker.')), patienceMs);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

const patienceMs = 15_000;

function describe(subscription: PushSubscription) {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, p256dh, auth };
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
