import { atom } from 'jotai';
import * as v from 'valibot';
import { forgetWithMember } from '#client/ground/session/forgotten-with-member.ts';
import { executions } from '#contract/content.ts';
import type { Execution } from './popups-to-show.ts';

/** Set by the login that the gateway called the member's first. */
export const isFirstLoginAtom = atom(false);

/** The notice that was touched in the marquee: the popup then shows the notices, beginning with it. */
export const touchedNoticeAtom = atom<string | null>(null);

const key = 'announcements-closed';
const Closed = v.array(v.picklist(executions));

/** What was closed since this tab was opened. */
export function closedExecutions(): readonly Execution[] {
  try {
    const read = v.safeParse(Closed, JSON.parse(sessionStorage.getItem(key) ?? '[]'));
    return read.success ? read.output : closedWithoutStorage;
  } catch {
    return closedWithoutStorage;
  }
}

export function rememberClosed(shown: readonly Execution[]): void {
  const closed = [...new Set([...closedExecutions(), ...shown])];
  closedWithoutStorage = closed;
  try {
    sessionStorage.setItem(key, JSON.stringify(closed));
  } catch {
    // A browser that keeps nothing still closes it once a page.
  }
}

/** The next member on this device is greeted anew. */
function forgetClosed(): void {
  closedWithoutStorage = [];
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

let closedWithoutStorage: readonly Execution[] = [];

forgetWithMember(({ store, newcomerId }) => {
  forgetClosed();
  if (newcomerId === null) store.set(isFirstLoginAtom, false);
});
