import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import * as v from 'valibot';
import { deviceStorage } from '#client/data/device-storage.ts';
import { isInstallMoment } from './install-moment.ts';

/** Chromium's own event; not in the platform's type library. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** Android's prompt, kept for the moment it fits. */
export const installPromptAtom = atom<InstallPromptEvent | null>(null);

export const gamesOpenedAtom = atom(0);

const History = v.object({
  visits: v.number(),
  lastVisitDay: v.string(),
  declinedAtMs: v.nullable(v.number()),
});

export const installHistoryAtom = atomWithStorage(
  'install-history',
  { visits: 0, lastVisitDay: '', declinedAtMs: null },
  deviceStorage<v.InferOutput<typeof History>>(History),
  { getOnInit: true },
);

/** Whether the place on the home screen is to be offered now. */
export const isInstallMomentAtom = atom((get) =>
  isInstallMoment(
    {
      ...get(installHistoryAtom),
      gamesOpened: get(gamesOpenedAtom),
      canInstall: get(installPromptAtom) !== null || isAppleTouch(),
      isInstalled: isInstalled(),
    },
    Date.now(),
  ),
);

/** A new release is waiting; null until then. Calling it takes over and reloads. */
export const updateReadyAtom = atom<{ takeOver: () => void } | null>(null);

export function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  );
}

export function isAppleTouch(): boolean {
  // An iPad says it is a Mac; only its touch points tell.
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}
