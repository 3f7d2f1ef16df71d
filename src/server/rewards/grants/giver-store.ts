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

interface Within {
  from: Date;
  to: Date;
}

/** Whether they gave something by hand within a time, or approved what another one gave. */
export async function hasGivenWithin(
  database: Database,
  { name, from, to }: Within & { name: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from reward_grant given
    where given.source = 'gift' and given.granted_at >= ${from} and given.granted_at < ${to}
      and (given.given_by = ${name} or exists (select from operator_audit entry
        where entry.action = 'reward.approve' and entry.subject = 'reward:' || given.id
          and entry.operator_name = ${name}))
    limit 1`.execute(database);
  return rows.length > 0;
}

export interface GivenGift {
  id: string;
  account: string;
  form: string;
  amount: string;
  commodity: string;
  givenBy: string | null;
  remark: string | null;
  grantedAt: Date;
}

/** Of the gifts of a time one in so many, and at least a few, by chance; in the order in which they were given. */
export async function drawGifts(
  database: Database,
  { from, to, atLeast, oneIn }: Within & { atLeast: number; oneIn: number },
): Promise<GivenGift[]> {
  const { rows } = await sql<GivenGift>`
    with gift as (
      select id, player_id, form, amount, commodity, given_by, remark, granted_at, random() as chance
      from reward_grant
      where source = 'gift' and granted_at >= ${from} and granted_at < ${to}),
    drawn as (
      select * from gift order by chance
      limit greatest(${atLeast}::int, (select ceil(count(*)::numeric / ${oneIn}::int)::int from gift)))
    select drawn.id, player.account, drawn.form, drawn.amount, drawn.commodity, drawn.given_by as "givenBy",
      drawn.remark, drawn.granted_at as "grantedAt"
    from drawn join player on player.id = drawn.player_id
    order by drawn.id`.execute(database);
  return rows;
}
