import type { Transaction } from '#server/db/open.ts';
import { loggedInSince } from '#server/identity/sessions/logged-in-since.ts';
import { type Refused, refuse } from '#server/kernel/answer.ts';
import { realityDueAt } from './reality-rules.ts';
import { type ProtectionRow, selectBreaks } from './store.ts';

/** What closes deposits and games alike: a break, and a reality check that waits for its answer. */
export async function stopReason(
  transaction: Transaction,
  playerId: string,
  row: ProtectionRow,
  now: Date,
): Promise<Refused<'break.active' | 'reality.pending'> | null> {
  const [longest] = await selectBreaks(transaction, playerId, now);
  if (longest) return refuse('break.active', secondsUntil(longest.endsAt, now));
  const dueAt = realityDueAt(row, await loggedInSince(transaction, playerId, now));
  return dueAt !== null && dueAt <= now ? refuse('reality.pending') : null;
}

function secondsUntil(then: Date, now: Date): number {
  return Math.ceil((then.getTime() - now.getTime()) / 1000);
}
