import type { AnswerOf } from '#contract/call.ts';
import type { sessionFacts } from '#contract/protection.ts';
import { loggedInSince } from '#server/identity/sessions/logged-in-since.ts';
import { type Done, done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { netPosition } from '#server/ledger/net-position.ts';
import { selectMerchant } from './store.ts';

/** From the device that is logged in the longest: a play session is one, on however many screens. */
export async function readSessionFacts(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  playerId: string,
): Promise<Done<AnswerOf<typeof sessionFacts>>> {
  const now = clock.now();
  const since = (await loggedInSince(database, playerId, now)) ?? now;
  const { currency } = await selectMerchant(database);
  const net = await netPosition(database, { playerId, commodity: currency, since, now });
  return done({
    now: now.toISOString(),
    since: since.toISOString(),
    net: String(net),
    currency,
  });
}
