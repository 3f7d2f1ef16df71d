import { type Database, inTransaction } from '#server/db/open.ts';
import { keepAwake } from '#server/identity/sessions/keep-awake.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { countMinutes } from '#server/protection/count-minutes.ts';
import { selectLogin } from './store.ts';

export interface Played {
  playerId: string;
  session: Buffer | null;
  now: Date;
}

interface Counter {
  /** By player and minute: one is counted once, however many stakes fell into it. */
  waiting: Map<string, Played>;
  counting: Promise<void> | undefined;
}

const counters = new WeakMap<Database, Counter>();

/**
 * A player's time, and what it says of harm, is written behind the vendor's answer and one after the
 * other: a callback waits for money only. Whose limits depend on it is asked before every stake, and
 * there it is counted with the stake. Who dies in between loses a minute that the next one fills.
 */
export function countMinuteOf({ database }: Pick<AppContext, 'database'>, played: Played): void {
  const counter = counterOf(database);
  const minute = Math.floor(played.now.getTime() / 60_000);
  counter.waiting.set(`${played.playerId} ${minute}`, played);
  counter.counting ??= countAll(database, counter);
}

/** Resolves when everything has been written down. */
export async function counted({ database }: Pick<AppContext, 'database'>): Promise<void> {
  await counterOf(database).counting;
}

function counterOf(database: Database): Counter {
  const counter = counters.get(database) ?? { waiting: new Map(), counting: undefined };
  counters.set(database, counter);
  return counter;
}

async function countAll(database: Database, counter: Counter): Promise<void> {
  for (const [key, played] of counter.waiting) {
    // Before it is written: what comes under the same key meanwhile is another entry, and stays.
    counter.waiting.delete(key);
    await count(database, played).catch(() => undefined);
  }
  // In the turn that found nothing waiting: whoever comes in the next one begins anew.
  counter.counting = undefined;
}

/**
 * Not under the player's lock: what is looked at for harm takes many ways to the server, and the next
 * stake would wait for all of them. A minute is one row, whoever writes it first.
 */
async function count(database: Database, { playerId, session, now }: Played): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await countMinutes(transaction, playerId, now);
    const sessionId = session && (await selectLogin(transaction, session));
    if (sessionId) await keepAwake(transaction, sessionId, now);
    return done(null);
  });
}
