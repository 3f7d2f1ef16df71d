import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';

/** What one operator gives at the same moment twice is added up one after the other. */
export async function lockGiver(transaction: Transaction, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('giver ' || ${name}, 0))`.execute(
    transaction,
  );
}

/** What an operator gave in points since a moment, also what a second person approved. */
export async function pointsGivenBy(
  database: Database,
  { name, since }: { name: string; since: Date },
): Promise<bigint> {
  const { rows } = await sql<{ points: string }>`
    select coalesce(sum(amount), 0)::text as points from reward_grant
    where source = 'gift' and form = 'points' and given_by = ${name} and granted_at >= ${since}
      and state <> 'waiting' and state <> 'revoked'`.execute(database);
  return BigInt(rows[0]?.points ?? 0);
}
