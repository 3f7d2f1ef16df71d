import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import type { OfflineStore } from './data/offline-store.ts';
import { listenAs, startSocket } from './data/socket.ts';
import { overlayAtom } from './features/frame/overlay-atom.ts';
import { offerWhenDue } from './features/install/offer-when-due.ts';
import { registerWorker } from './features/install/register-worker.ts';
import { watchInstall } from './features/install/watch-install.ts';
import { isLogOutOwed } from './features/session/log-out-owed.ts';
import { memberQuery } from './features/session/member-query.ts';

declare global {
  interface Window {
    /** Taken out of the address by the page's first script; spent by the dialog that asks. */
    codeGiven?: { name: string; code: string };
  }
}

export interface StartedParts {
  queryClient: QueryClient;
  offline: OfflineStore;
  i18n: I18n;
  store: ReturnType<typeof createStore>;
}

/** What may wait until the page can be seen and touched. */
export async function afterFirstPaint(parts: StartedParts): Promise<void> {
  const { queryClient, offline, i18n, store } = parts;
  watchInstall(store);
  offerWhenDue(store, i18n);
  const given = window.codeGiven;
  if (given) {
    const kind = dialogs[given.name];
    if (kind) store.set(overlayAtom, { kind, code: given.code });
  }
  void meetMember(parts);
  await offline.keep(queryClient);
  await offline.clean();
  void registerWorker(store);
}

/** By the name under which the address carried its code. */
const dialogs: Readonly<Record<string, 'hand-over' | 'reset-password' | 'finish-sign-in'>> = {
  code: 'hand-over',
  reset: 'reset-password',
  signin: 'finish-sign-in',
};

/** A session that is still to be ended is nobody's here; then whoever is logged in is listened for. */
async function meetMember({ queryClient, offline }: StartedParts): Promise<void> {
  if (isLogOutOwed()) {
    const debt = import('./features/member/log-out-debt.ts');
    await debt.then((file) => file.settleLogOut()).catch(() => undefined);
  }
  const member = await queryClient.ensureQueryData(memberQuery).catch(() => undefined);
  // A session that ended while no page was open has left on the device what it kept.
  if (member === null) void offline.forget('member');
  listenAs(member?.id ?? '');
  startSocket({ queryClient, offline });
}
