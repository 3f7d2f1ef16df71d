import type { Query, QueryClient } from '@tanstack/react-query';
import { openOfflineStore } from '#client/data/offline-store.ts';
import { statusKey } from '#client/data/status-store.ts';
import { forgetClosed } from '#client/features/content/announcement-state.ts';
import { memberQuery } from '#client/features/session/member-query.ts';

/**
 * Leaves nothing of the member on this device. Only what says that it is public stays: a query that
 * forgot to say so is asked for again, rather than left lying on a shared phone.
 */
export async function forgetMember(client: QueryClient): Promise<void> {
  expireSessionHint();
  client.setQueryData(memberQuery.queryKey, null);
  // Screens let go of the member first: one that still asked would write down what was just forgotten.
  await new Promise((resolve) => setTimeout(resolve, 0));
  // An answer still under way would land after the forgetting.
  await client.cancelQueries({ predicate: isPrivate });
  client.removeQueries({ predicate: isPrivate });
  forgetClosed();
  await openOfflineStore().forget('member');
}

function isPrivate(query: Query): boolean {
  if (query.queryKey[0] === statusKey[0] && query.queryKey[1] === statusKey[1]) return false;
  return query.meta?.keepOffline !== true && query.queryHash !== memberHash;
}

const memberHash = JSON.stringify(memberQuery.queryKey);

/** The cookie that says "there is a session"; the session's own is the gateway's to end. */
export function expireSessionHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing from Safari and Firefox
  document.cookie = 'signed-in=; Max-Age=0; Path=/; SameSite=Lax';
}
