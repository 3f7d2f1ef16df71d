import type { ProtectionEvent, ProtectionEventKind } from '#contract/protection.ts';
import type { Database, Transaction } from '#server/db/open.ts';

export type EventDetails = Pick<ProtectionEvent, 'limit' | 'break' | 'minutes' | 'answer'>;

export async function insertHistory(
  transaction: Transaction,
  entry: { playerId: string; kind: ProtectionEventKind; now: Date; details?: EventDetails },
): Promise<void> {
  await transaction
    .insertInto('protection_event')
    .values({
      player_id: entry.playerId,
      kind: entry.kind,
      happened_at: entry.now,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute();
}

export async function selectHistory(
  database: Database,
  playerId: string,
  { before, limit }: { before: string | undefined; limit: number },
) {
  return database
    .selectFrom('protection_event')
    .select(['id', 'kind', 'happened_at as at', 'details'])
    .where('player_id', '=', playerId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
