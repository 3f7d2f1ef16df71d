import { sql } from 'kysely';
import type { Transaction } from '#server/db/open.ts';
import { planned } from '#server/db/planned-client.ts';
import { playSessionSince } from '#server/identity/sessions/logged-in-since.ts';
import { type PlayFacts, playLimitKinds, readPlayFacts } from './play-facts.ts';

/** Locks the player's row of protection until the transaction ends, then reads. */
export async function selectPlayFacts(
  transaction: Transaction,
  playerId: string,
  now: Date,
): Promise<PlayFacts> {
  const { rows } = await sql<{ facts: unknown }>`${sql.raw(planned('play-facts'))}
    select play_facts(${playerId}, ${now}, ${playSessionSince(now)}, ${[...playLimitKinds]}) as facts`.execute(
    transaction,
  );
  return readPlayFacts(rows[0]?.facts, now);
}
