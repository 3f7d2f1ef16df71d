import { inTransaction, type Transaction } from '#server/db/open.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { hashFor } from './check-secret.ts';
import {
  forgetAt,
  markedAt,
  standingOf,
  type ThrottleName,
  throttleRules,
  unmarked,
} from './throttle-rules.ts';
import {
  deleteForgotten,
  deleteMarks,
  lockMarks,
  saveMarks,
  selectMarks,
  type ThrottleKey,
} from './throttle-store.ts';

export type ChecksContext = Pick<AppContext, 'database' | 'clock' | 'scope'>;

/** What a rule counts by: an account, an address, a player. */
export interface Throttled {
  rule: ThrottleName;
  key: string;
}

export interface Reserved {
  done: true;
  at: Date;
  /** How many counted before this one, in the order asked. */
  before: number[];
}
export interface Waiting {
  done: false;
  /** The first, in the order asked, that has to wait. */
  rule: ThrottleName;
  until: Date;
}

/**
 * Counts an attempt as failed before it is looked at, in a transaction of its own: two hundred
 * guesses at once then find the count as it is, and not all of them as it was. A success takes
 * it back. `review` may refuse by what was counted before; nothing is counted then.
 */
export async function reserveAttempt<Refusal extends { done: false } = never>(
  app: ChecksContext,
  throttled: readonly Throttled[],
  review: (before: number[]) => Refusal | null = () => null,
): Promise<Reserved | Waiting | Refusal> {
  const keys = await keysOf(app, throttled);
  const now = app.clock.now();
  const outcome = await inTransaction<Reserved | Waiting | Refusal>(app.database, (transaction) =>
    reserve(transaction, keys, now, review),
  );
  await deleteForgotten(app.database, now);
  return outcome;
}

/** The attempt turned out to be no failure, or was never looked at. */
export async function takeBackAttempt(
  app: ChecksContext,
  throttled: readonly Throttled[],
  at: Date,
): Promise<void> {
  const keys = await keysOf(app, throttled);
  await inTransaction(app.database, async (transaction) => {
    for (const key of keys) {
      const marks = unmarked(await lockMarks(transaction, key, at), at);
      await saveMarks(transaction, key, marks, forgetAt(throttleRules[key.rule], marks, at));
    }
    return { done: true };
  });
}

/** Counts what is known to have failed. */
export async function countFailure(app: ChecksContext, throttled: Throttled): Promise<number> {
  const key = await keyOf(app, throttled);
  const now = app.clock.now();
  const counted = await inTransaction(app.database, async (transaction) => {
    const rule = throttleRules[throttled.rule];
    const marks = markedAt(rule, await lockMarks(transaction, key, now), now);
    await saveMarks(transaction, key, marks, forgetAt(rule, marks, now));
    return { done: true, count: marks.length };
  });
  return counted.count;
}

export async function failuresOf(app: ChecksContext, throttled: Throttled): Promise<number> {
  const key = await keyOf(app, throttled);
  const marks = await selectMarks(app.database, key);
  return standingOf(throttleRules[throttled.rule], marks, app.clock.now()).marks.length;
}

export async function clearFailures(app: ChecksContext, throttled: Throttled): Promise<void> {
  const key = await keyOf(app, throttled);
  await deleteMarks(app.database, key);
}

type HashedKey = ThrottleKey & { rule: ThrottleName };

function keysOf(app: ChecksContext, throttled: readonly Throttled[]): Promise<HashedKey[]> {
  return Promise.all(throttled.map((one) => keyOf(app, one)));
}

async function keyOf(app: ChecksContext, { rule, key }: Throttled): Promise<HashedKey> {
  return { rule, keyHash: await hashFor(app, 'throttle', [rule, key]) };
}

async function reserve<Refusal extends { done: false }>(
  transaction: Transaction,
  keys: readonly HashedKey[],
  now: Date,
  review: (before: number[]) => Refusal | null,
): Promise<Reserved | Waiting | Refusal> {
  const standings = [];
  // One after the other and always in the caller's order, or two attempts could wait for each other.
  for (const key of keys) {
    const marks = await lockMarks(transaction, key, now);
    const standing = standingOf(throttleRules[key.rule], marks, now);
    if (standing.waitUntil) return { done: false, rule: key.rule, until: standing.waitUntil };
    standings.push({ key, marks: standing.marks });
  }
  const before = standings.map(({ marks }) => marks.length);
  const refusal = review(before);
  if (refusal) return refusal;
  for (const { key, marks } of standings) {
    const rule = throttleRules[key.rule];
    const marked = markedAt(rule, marks, now);
    await saveMarks(transaction, key, marked, forgetAt(rule, marked, now));
  }
  return { done: true, at: now, before };
}
