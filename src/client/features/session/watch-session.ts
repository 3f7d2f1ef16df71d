import { Refused } from '#client/data/refused.ts';
import { onServerEvent } from '#client/data/server-events.ts';
import { listenAs } from '#client/data/socket.ts';
import { memberQuery } from '#client/ground/session/member-query.ts';
import type { MemberInfo } from '#contract/member.ts';
import { type Device, expireSessionHint, forgetPrivate, memberHash } from './forget-member.ts';

interface Watched extends Device {
  /** Whoever was logged in is not any more, however that came about. */
  onLeft: () => void;
}

/**
 * Forgets a member as soon as the answer to "who is logged in" is nobody or somebody else: a logout
 * here or in another tab, an expiry, an end from another device. Begins when a member is there.
 */
export function watchSession({ queryClient, store, onLeft }: Watched): () => void {
  let shown = queryClient.getQueryData(memberQuery.queryKey)?.id ?? null;
  listenAs(shown ?? '');
  const follow = (member: MemberInfo | null | undefined) => {
    const next = member?.id ?? null;
    if (next === shown) return;
    const left = shown;
    shown = next;
    listenAs(next ?? '');
    if (left === null) return;
    if (next === null) {
      expireSessionHint();
      onLeft();
    }
    void forgetPrivate({ queryClient, store }, next);
  };
  const askAgain = () => queryClient.invalidateQueries({ queryKey: memberQuery.queryKey });
  const doubt = (error: unknown) => {
    if (shown === null || !isSessionOver(error)) return;
    void askAgain();
  };
  const stops = [
    // One of theirs was ended somewhere: perhaps the one of this device.
    onServerEvent('session.ended', () => void askAgain()),
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      if (event.action.type === 'error') doubt(event.action.error);
      if (event.action.type === 'success' && event.query.queryHash === memberHash) {
        follow(event.query.state.data);
      }
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') doubt(event.action.error);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Not every refusal of a session's: somebody on trial is logged in all the same. */
function isSessionOver(error: unknown): boolean {
  return (
    error instanceof Refused &&
    (error.code === 'session.missing' || error.code === 'session.expired')
  );
}
