import type { Query, QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { keepForMember, openOfflineStore } from '#client/data/offline-store.ts';
import { statusKey } from '#client/data/status-store.ts';
import {
  forgetFeatures,
  forgetMemberStorage,
} from '#client/ground/session/forgotten-with-member.ts';
import { memberQuery } from '#client/ground/session/member-query.ts';

export interface Device {
  queryClient: QueryClient;
  store: ReturnType<typeof createStore>;
}

/** Nobody is logged in here any more, and nothing of whoever was stays on this device. */
export async function forgetMember(device: Device): Promise<void> {
  expireSessionHint();
  device.queryClient.setQueryData(memberQuery.queryKey, null);
  await forgetPrivate(device);
}

/**
 * Leaves nothing of the member who was. Only what says that it is public stays, and what belongs to
 * the one who came instead: a query that forgot to say so is asked for again, rather than left lying
 * on a shared phone.
 */
export async function forgetPrivate(
  { queryClient, store }: Device,
  newcomerId: string | null = null,
): Promise<void> {
  forgetFeatures({ store, newcomerId });
  const predicate = (query: Query) => isPrivate(query) && !isOf(query, newcomerId);
  // At once: from here on nothing is written down, until somebody is known to be logged in.
  const forgotten = openOfflineStore().forget('member');
  if (newcomerId !== null) keepForMember();
  // Screens let go of the member first: one that still asked would bring back what is forgotten here.
  await new Promise((resolve) => setTimeout(resolve, 0));
  forgetMemberStorage(newcomerId);
  // An answer still under way would land after the forgetting.
  await queryClient.cancelQueries({ predicate });
  // What a screen of the newcomer shows is asked for anew, in the newcomer's name.
  if (newcomerId !== null) void queryClient.resetQueries({ type: 'active', predicate });
  queryClient.removeQueries({ type: newcomerId === null ? 'all' : 'inactive', predicate });
  await forgotten;
}

function isPrivate(query: Query): boolean {
  if (query.queryKey[0] === statusKey[0] && query.queryKey[1] === statusKey[1]) return false;
  return query.meta?.keepOffline !== true && query.queryHash !== memberHash;
}

function isOf({ queryKey }: Query, memberId: string | null): boolean {
  return memberId !== null && queryKey[0] === 'member' && queryKey[1] === memberId;
}

export const memberHash = JSON.stringify(memberQuery.queryKey);

/** The cookie that says "there is a session"; the session's own is the gateway's to end. */
export function expireSessionHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing from Safari and Firefox
  document.cookie = 'signed-in=; Max-Age=0; Path=/; SameSite=Lax';
}
