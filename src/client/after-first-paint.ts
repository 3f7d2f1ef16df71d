import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { overlayAtom } from '#client/ground/overlay/overlay-atom.ts';
import { isLogOutOwed } from '#client/ground/session/log-out-owed.ts';
import { memberQuery } from '#client/ground/session/member-query.ts';
import type { OfflineStore } from './data/offline-store.ts';
import { listenAs, startSocket } from './data/socket.ts';
import { offerWhenDue } from './features/install/offer-when-due.ts';
import { registerWorker } from './features/install/register-worker.ts';
import { watchInstall } from './features/install/watch-install.ts';
import type {} from './page-flags.ts';

export interface StartedParts {
  queryClient: QueryClient;
  offline: OfflineStore;
  store: ReturnType<typeof createStore>;
}

/** What may wait until the page can be seen and touched. */
export async function afterFirstPaint(parts: StartedParts): Promise<void> {
  const { queryClient, offline, store } = parts;
  watchInstall(store);
  offerWhenDue(store);
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
    const debt = import('#client/features/session/log-out-debt.ts');
    await debt.then((file) => file.settleLogOut()).catch(() => undefined);
  }
  const member = await queryClient.ensureQueryData(memberQuery).catch(() => undefined);
  // A session that ended while no page was open has left on the device what it kept.
  if (member === null) void offline.forget('member');
  listenAs(member?.id ?? '');
  startSocket({ queryClient, offline });
}
