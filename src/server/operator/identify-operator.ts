import type { Operator } from '#server/answer.ts';
import type { House } from '#server/house.ts';
import { hashOf } from '#server/identity/token.ts';
import { markUsed, selectByToken } from './store.ts';

/** Who bears a token; nobody, where it was not used for so long that it may lie about somewhere. */
export async function identifyOperator(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  token: string,
): Promise<Operator | null> {
  const hash = hashOf(token);
  const found = hash && (await selectByToken(database, hash));
  if (!found) return null;
  const now = clock.now();
  const unusedMs = now.getTime() - found.usedAt.getTime();
  if (unusedMs > unusedAtMostMs) return null;
  if (unusedMs > writtenEveryMs) await markUsed(database, found.id, now);
  const { id, name, duties } = found;
  return { id, name, duties };
}

const dayMs = 86_400_000;
const unusedAtMostMs = 30 * dayMs;
const writtenEveryMs = 60_000;
