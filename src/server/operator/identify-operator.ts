import type { Operator } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { hashOf } from '#server/secrets/token.ts';
import { markUsed, selectByToken } from './store.ts';

/** Who bears a token; nobody, where it was not used for so long that it may lie about somewhere. */
export async function identifyOperator(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  token: string,
): Promise<Operator | null> {
  const hash = hashOf(token);
  const found = hash && (await selectByToken(database, hash));
  if (!found) return null;
  const now = clock.now();
  const since = (moment: Date) => now.getTime() - moment.getTime();
  if (since(found.usedAt) > forgottenAfterMs) return null;
  const isFresh = now < found.expiresAt && since(found.usedAt) < restAtMostMs;
  // What has rested does not wake by being tried.
  if (isFresh && since(found.usedAt) > writtenEveryMs) await markUsed(database, found.id, now);
  const { id, name, duties, provedAt } = found;
  return {
    id,
    name,
    duties,
    isFresh,
    isProved: provedAt !== null && since(provedAt) < provedForMs,
  };
}

const minuteMs = 60_000;
const forgottenAfterMs = 30 * 24 * 60 * minuteMs;
/** G-IDLE: operators log in again after ten minutes without a word. */
const restAtMostMs = 10 * minuteMs;
const provedForMs = 10 * minuteMs;
const writtenEveryMs = minuteMs;
