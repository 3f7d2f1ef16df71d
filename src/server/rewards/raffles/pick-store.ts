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
 * Prizes whose time to be claimed ran out, or that their winner could not be given for as long, and that went on to
 * nobody yet.
 */
export function selectUnclaimed(database: Database, now: Date, atMost: number): Promise<PickRow[]> {
  return database
    .selectFrom('raffle_pick')
    .innerJoin('raffle', 'raffle.id', 'raffle_pick.raffle_id')
    .leftJoin('reward_grant', 'reward_grant.id', 'raffle_pick.grant_id')
    .selectAll('raffle_pick')
    .where('raffle_pick.amount', 'is not', null)
    .where('passed_at', 'is', null)
    .where((each) =>
      each.or([
        each('reward_grant.state', '=', 'expired'),
        each.and([
          each('raffle_pick.grant_id', 'is', null),
          sql<boolean>`raffle_pick.barred_at
            + make_interval(days => (raffle.terms ->> 'claimDays')::int) <= ${now}`,
        ]),
      ]),
    )
    .where((each) =>
      each.or([each('raffle_pick.try_at', 'is', null), each('raffle_pick.try_at', '<=', now)]),
    )
    .orderBy('raffle_id')
    .orderBy('ordinal')
    .limit(atMost)
    .execute();
}

/** False where another gateway passed it on first. */
export async function setPassed(
  transaction: Transaction,
  { raffle_id: raffleId, ordinal }: PickRow,
  now: Date,
): Promise<boolean> {
  const passed = await transaction
    .updateTable('raffle_pick')
    .set({ passed_at: now })
    .where('raffle_id', '=', raffleId)
    .where('ordinal', '=', ordinal)
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
