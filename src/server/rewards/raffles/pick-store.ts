import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

export type PickRow = Selectable<Tables['raffle_pick']>;

export async function insertPicks(
  transaction: Transaction,
  picks: readonly Insertable<Tables['raffle_pick']>[],
): Promise<void> {
  if (picks.length > 0)
    await transaction
      .insertInto('raffle_pick')
      .values([...picks])
      .execute();
}

/** Prizes that nobody has been given yet, those that were put off once their time has come. */
export function selectDuePicks(database: Database, now: Date, atMost: number): Promise<PickRow[]> {
  return database
    .selectFrom('raffle_pick')
    .selectAll()
    .where('amount', 'is not', null)
    .where('grant_id', 'is', null)
    .where('passed_at', 'is', null)
    .where((each) => each.or([each('try_at', 'is', null), each('try_at', '<=', now)]))
    .orderBy('raffle_id')
    .orderBy('ordinal')
    .limit(atMost)
    .execute();
}

/** Its winner may be given nothing now; how long that has been so is kept. */
export async function noteBarred(
  database: Database,
  { raffle_id: raffleId, ordinal }: PickRow,
  { now, until }: { now: Date; until: Date },
): Promise<void> {
  await database
    .updateTable('raffle_pick')
    .set((each) => ({ barred_at: each.fn.coalesce('barred_at', each.val(now)), try_at: until }))
    .where('raffle_id', '=', raffleId)
    .where('ordinal', '=', ordinal)
    .execute();
}

/** Something of ours stopped it, and no break: the days that its winner was barred count from anew. */
export async function putFreePickOff(
  database: Database,
  { raffle_id: raffleId, ordinal }: PickRow,
  until: Date,
): Promise<void> {
  await database
    .updateTable('raffle_pick')
    .set({ try_at: until, barred_at: null })
    .where('raffle_id', '=', raffleId)
    .where('ordinal', '=', ordinal)
    .execute();
}

export async function putPickOff(
  database: Database,
  { raffle_id: raffleId, ordinal }: PickRow,
  until: Date,
): Promise<void> {
  await database
    .updateTable('raffle_pick')
    .set({ try_at: until })
    .where('raffle_id', '=', raffleId)
    .where('ordinal', '=', ordinal)
    .execute();
}

/** False where another gateway granted it, or passed it on, first. */
export async function setGranted(
  transaction: Transaction,
  { pick, grantId }: { pick: PickRow; grantId: string },
): Promise<boolean> {
  const set = await transaction
    .updateTable('raffle_pick')
    .set({ grant_id: grantId })
    .where('raffle_id', '=', pick.raffle_id)
    .where('ordinal', '=', pick.ordinal)
    .where('grant_id', 'is', null)
    .where('passed_at', 'is', null)
    .returning('ordinal')
    .executeTakeFirst();
  return set !== undefined;
}

/**
 * Prizes whose time to be claimed ran out. One that went on has left its budget, so that those of earlier raffles are
 * never read again.
 */
export function selectExpired(database: Database, now: Date, atMost: number): Promise<PickRow[]> {
  return database
    .selectFrom('reward_grant')
    .innerJoin('raffle_pick', 'raffle_pick.grant_id', 'reward_grant.id')
    .selectAll('raffle_pick')
    .where('reward_grant.source', '=', 'raffle')
    .where('reward_grant.state', '=', 'expired')
    .where('reward_grant.budget_id', 'is not', null)
    .where('raffle_pick.passed_at', 'is', null)
    .where((each) =>
      each.or([each('raffle_pick.try_at', 'is', null), each('raffle_pick.try_at', '<=', now)]),
    )
    .orderBy('reward_grant.id')
    .limit(atMost)
    .execute();
}

/** Prizes that their winner could not be given for as long as they could have been claimed. */
export function selectBarred(database: Database, now: Date, atMost: number): Promise<PickRow[]> {
  return database
    .selectFrom('raffle_pick')
    .innerJoin('raffle', 'raffle.id', 'raffle_pick.raffle_id')
    .selectAll('raffle_pick')
    .where('raffle_pick.amount', 'is not', null)
    .where('raffle_pick.grant_id', 'is', null)
    .where('raffle_pick.passed_at', 'is', null)
    .where('raffle_pick.try_at', '<=', now)
    .where(
      sql<boolean>`raffle_pick.barred_at
        + make_interval(days => (raffle.terms ->> 'claimDays')::int) <= ${now}`,
    )
    .orderBy('raffle_pick.raffle_id')
    .orderBy('raffle_pick.ordinal')
    .limit(atMost)
    .execute();
}

/** False where another gateway granted it, or passed it on, since it was read. */
export async function setPassed(
  transaction: Transaction,
  { raffle_id: raffleId, ordinal, grant_id: grantId }: PickRow,
  now: Date,
): Promise<boolean> {
  const passed = await transaction
    .updateTable('raffle_pick')
    .set({ passed_at: now })
    .where('raffle_id', '=', raffleId)
    .where('ordinal', '=', ordinal)
    .where('grant_id', 'is not distinct from', grantId)
    .where('passed_at', 'is', null)
    .returning('ordinal')
    .executeTakeFirst();
  return passed !== undefined;
}

/** The next reserve gets it; false where there is none left. */
export async function moveUp(
  transaction: Transaction,
  raffleId: string,
  amount: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update raffle_pick set amount = ${amount}
    where raffle_id = ${raffleId} and ordinal = (
      select ordinal from raffle_pick
      where raffle_id = ${raffleId} and outcome = 'reserve' and amount is null
      order by ordinal limit 1 for update)`.execute(transaction);
  return (numAffectedRows ?? 0n) === 1n;
}

export function selectPicks(database: Database, raffleIds: readonly string[]): Promise<PickRow[]> {
  if (raffleIds.length === 0) return Promise.resolve([]);
  return database
    .selectFrom('raffle_pick')
    .selectAll()
    .where('raffle_id', 'in', raffleIds)
    .orderBy('raffle_id')
    .orderBy('ordinal')
    .execute();
}
