import type { Transaction } from '#server/db/open.ts';
import { plan } from '#server/kernel/jobs.ts';
import { reserve } from '#server/ledger/holds.ts';
import { planFeed } from './transfer-feed-pace.ts';
import { ensurePlayerName, insertTransfer, type NewTransfer } from './transfer-store.ts';

/** The job that finds out what became of one move; its key is the move's id. */
export const transferKind = 'vendor-transfer';
/** Longer than the vendor is waited for: the first answer comes before the first question. */
const firstLookMs = 12_000;

/**
 * Takes the money out of reach and writes down what is about to be asked, before anybody is asked: a
 * gateway that dies now leaves a move that another one follows. Undefined where there is too little.
 */
export async function beginTransfer(
  transaction: Transaction,
  transfer: NewTransfer,
): Promise<string | undefined> {
  const { playerId, vendor, direction, amount, currency, now } = transfer;
  await ensurePlayerName(transaction, vendor, playerId);
  const id = await insertTransfer(transaction, transfer);
  const posting = await reserve(transaction, {
    playerId,
    commodity: currency,
    amount,
    reference: holdOf(id),
    actor: `player:${playerId}`,
    kind: 'vendor-hold',
    ...(direction === 'out' ? { vendor } : {}),
  });
  if (posting.outcome === 'short') return undefined;
  if (posting.outcome !== 'posted') throw new Error(`A move was ${posting.outcome} at once.`);
  const due = new Date(now.getTime() + firstLookMs);
  await plan(transaction, { kind: transferKind, key: id, due, body: {} });
  await planFeed(transaction, vendor, due);
  return id;
}

export function holdOf(id: string): string {
  return `vendor-transfer:${id}`;
}
