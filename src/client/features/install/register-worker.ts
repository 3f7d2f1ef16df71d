import type { createStore } from 'jotai';
import { Workbox } from 'workbox-window';
import { updateReadyAtom } from './install-state.ts';

interface ScriptPolicy {
  createScriptURL(address: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

const workerAddress = '/sw.js';
const hourMs = 60 * 60_000;

/**
 * Registers the worker once the page has settled, so that what it keeps never competes with what is
 * being looked at. A new release is offered; it never takes over by itself.
 */
export function registerWorker(store: ReturnType<typeof createStore>): void {
  if (!('serviceWorker' in navigator)) return;
  const workbox = new Workbox(trusted(workerAddress));
  workbox.addEventListener('waiting', () => {
    store.set(updateReadyAtom, { takeOver: () => void handOver(workbox) });
  });
  void workbox.register({ immediate: true }).catch(() => undefined);
  // An app on the home screen may stay open for days.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - checkedAtMs < hourMs) return;
    checkedAtMs = performance.now();
    void workbox.update().catch(() => undefined);
  });
}

let checkedAtMs = 0;

/** The page that asked starts anew as soon as the new worker answers for it. */
async function handOver(workbox: Workbox): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  // Another tab was faster: the new release answers already, and only this page is of the old one.
  if (!registration?.waiting) {
    location.reload();
    return;
  }
  const late = setTimeout(() => void startAnew(), patienceMs);
  workbox.addEventListener('controlling', () => {
    clearTimeout(late);
    location.reload();
  });
  workbox.messageSkipWaiting();
}

/**
 * A worker that still works on something, such as a picture on a network that hangs, lets no other take
 * its place. Whoever asked for the new release gets it without either; the next start installs its worker.
 */
async function startAnew(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  location.reload();
}

const patienceMs = 3_000;

/** The content policy takes a script's address only from a policy that it knows by name. */
function trusted(address: string): string {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  if (!types) return address;
  const policy = types.createPolicy('verbena', {
    createScriptURL: (asked) => {
      if (asked !== workerAddress) throw new TypeError('Not a script of ours.');
      return asked;
    },
  });
  return policy.createScriptURL(address);
}
