import { sql } from 'kysely';
import type { Transaction } from '#server/db/open.ts';
import { planned } from '#server/db/planned-client.ts';
import { playSessionSince } from '#server/identity/sessions/logged-in-since.ts';
import { playLimitKinds } from '#server/protection/play-facts.ts';
import { watchKind } from '#server/protection/watch-harm.ts';
import { hashOf } from '#server/secrets/token.ts';
import { readCallbackFacts } from './callback-facts.ts';
import type { WalletChange } from './review-callback.ts';
import { isStake, type WalletCallback } from './wallet-callback.ts';

/** Uses the nonce and takes all locks; they hold until the transaction ends. */
export async function lockCallbackFacts(
  transaction: Transaction,
  callback: WalletCallback,
  now: Date,
) {
  const { vendor, nonce, operation, content } = callback;
  const access = operation === 'balance' ? 'read' : isStake(callback) ? 'stake' : 'change';
  const { rows } = await sql<{ facts: unknown }>`${sql.raw(planned('vendor-callback-facts'))}
    select vendor_callback_facts(
      ${access}, ${vendor}, ${nonce}, ${now}, ${content.player}, ${content.transaction ?? null},
      ${content.of ?? null}, ${hashOf(content.session ?? '') ?? null}, ${content.game ?? null},
      ${content.round ?? null}, ${playSessionSince(now)}, ${[...playLimitKinds]}) as facts`.execute(
    transaction,
  );
  return readCallbackFacts(rows[0]?.facts, now);
}

export interface WrittenCallback {
  posted: string;
  balance: string;
}

/** Null where another player's callback took the same name a moment ago; nothing is written then. */
export async function writeWalletChange(
  transaction: Transaction,
  change: WalletChange,
): Promise<WrittenCallback | null> {
  const row = JSON.stringify({ ...change, watch_kind: watchKind });
  const { rows } = await sql<{ written: WrittenCallback | null }>`
    ${sql.raw(planned('vendor-write-callback'))}
    select vendor_write_callback(${row}::jsonb) as written`.execute(transaction);
  return rows[0]?.written ?? null;
}
