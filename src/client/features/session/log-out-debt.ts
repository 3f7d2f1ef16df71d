import { ask } from '#client/data/ask.ts';
import { Refused } from '#client/data/refused.ts';
import { backoffMs, randomShare } from '#client/data/socket-backoff.ts';
import { isLogOutOwed, owedKey } from '#client/ground/session/log-out-owed.ts';
import { onOtherTabs } from '#client/ground/session/other-tabs.ts';
import { logout } from '#contract/member.ts';
import { expireSessionHint } from './forget-member.ts';

/**
 * A logout is a debt until the gateway has been told of it: the device forgets at once, since the
 * phone may be handed on, and a page that is closed too soon leaves the telling to the next one.
 */
export function oweLogOut(): void {
  failures = 0;
  // From here on no start asks who is logged in, although the session's own cookie is still there.
  expireSessionHint();
  try {
    localStorage.setItem(owedKey, '1');
  } catch {
    isKeptHere = true;
  }
}

/** Tells the gateway, and goes on trying until it is told; answers after the first try. */
export async function settleLogOut(): Promise<void> {
  // Another tab may have paid it meanwhile, or have let somebody in.
  if (trying || !(isKeptHere || isLogOutOwed())) return;
  stopWaiting();
  const attempt = new AbortController();
  trying = attempt;
  const stopHearing = onOtherTabs((news) => news === 'entered' && forgetLogOutDebt());
  try {
    await ask(logout, {}, attempt.signal);
    payOff();
  } catch (error) {
    // Somebody logged in meanwhile: the session that was to end is no longer the one here.
    if (attempt.signal.aborted) return;
    if (error instanceof Refused && error.code.startsWith('session.')) payOff();
    else tryLater(error);
  } finally {
    stopHearing();
    if (trying === attempt) trying = undefined;
  }
}

/** A new session begins on this device: what was owed would end that one instead. */
export function forgetLogOutDebt(): void {
  trying?.abort();
  trying = undefined;
  payOff();
}

/** Where the device keeps nothing, this page does. */
let isKeptHere = false;
let trying: AbortController | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;

function tryLater(error: unknown): void {
  const toldMs = error instanceof Refused ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;
  timer = setTimeout(settleLogOut, Math.max(toldMs, backoffMs(failures, randomShare())));
  failures += 1;
  addEventListener('online', settleLogOut);
}

function stopWaiting(): void {
  clearTimeout(timer);
  removeEventListener('online', settleLogOut);
}

function payOff(): void {
  stopWaiting();
  isKeptHere = false;
  try {
    localStorage.removeItem(owedKey);
  } catch {
    // Nothing was kept.
  }
}
