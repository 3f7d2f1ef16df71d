import { type Insertable, type Selectable, sql } from 'kysely';
import type { RaffleTerms } from '#contract/raffle-terms.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

export type RaffleRow = Selectable<Tables['raffle']>;
export type PickRow = Selectable<Tables['raffle_pick']>;

export async function upsertPlan(
  transaction: Transaction,
  terms: RaffleTerms,
  now: Date,
): Promise<void> {
  const row = { terms: JSON.stringify(terms), published_at: now, ended_at: null };
  await transaction
    .insertInto('raffle_plan')
    .values({ code: terms.code, ...row })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .execute();
}

export async function endPlan(transaction: Transaction, code: string, now: Date): Promise<boolean> {
  const ended = await transaction
    .updateTable('raffle_plan')
    .set({ ended_at: now })
    .where('code', '=', code)
    .where('ended_at', 'is', null)
    .returning('code')
    .executeTakeFirst();
  return ended !== undefined;
}

export function selectPlans(database: Database) {
  return database.selectFrom('raffle_plan').selectAll().orderBy('code').execute();
}

/** False where this one is made already. */
export async function insertRaffle(
  transaction: Transaction,
  raffle: Insertable<Tables['raffle']>,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('raffle')
    .values(raffle)
    .onConflict((conflict) => conflict.columns(['code', 'closes_at']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function hasRaffle(
  database: Database,
  { code, closesAt }: { code: string; closesAt: Date },
): Promise<boolean> {
  const found = await database
    .selectFrom('raffle')
    .select('id')
    .where('code', '=', code)
    .where('closes_at', '=', closesAt)
    .executeTakeFirst();
  return found !== undefined;
}

export function selectRaffle(database: Database, id: string): Promise<RaffleRow | undefined> {
  return database.selectFrom('raffle').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockRaffle(transaction: Transaction, id: string): Promise<RaffleRow> {
  return transaction
    .selectFrom('raffle')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Those that a bet of these times may belong to, and whose list is not sealed. */
export function selectOpenBetween(
  database: Database,
  { from, to }: { from: Date; to: Date },
): Promise<RaffleRow[]> {
  return database
    .selectFrom('raffle')
    .selectAll()
    .where('begins_at', '<=', to)
    .where('closes_at', '>', from)
    .where('sealed_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Answers how much was played and how many tickets it has brought before. */
export async function addBets(
  transaction: Transaction,
  { raffleId, playerId, bets }: { raffleId: string; playerId: string; bets: bigint },
): Promise<{ bets: bigint; tickets: number }> {
  const { rows } = await sql<{ bets: string; tickets: number }>`
    insert into raffle_progress as known (raffle_id, player_id, bets)
    values (${raffleId}, ${playerId}, ${String(bets)})
    on conflict (raffle_id, player_id) do update set bets = known.bets + excluded.bets
    returning bets, tickets`.execute(transaction);
  return { bets: BigInt(rows[0]?.bets ?? 0), tickets: rows[0]?.tickets ?? 0 };
}

/** Numbers from the raffle's own counter; its row is locked until the transaction is over. */
export async function giveTickets(
  transaction: Transaction,
  {
    raffleId,
    playerId,
    many,
    now,
  }: { raffleId: string; playerId: string; many: number; now: Date },
): Promise<void> {
  await sql`
    with counted as (
      update raffle set tickets = tickets + ${many}::integer
      where id = ${raffleId} and sealed_at is null returning id, tickets),
    given as (
      insert into raffle_ticket (raffle_id, first, last, player_id, at)
      select id, tickets - ${many}::integer + 1, tickets, ${playerId}::bigint, ${now}::timestamptz
      from counted returning raffle_id)
    update raffle_progress set tickets = raffle_progress.tickets + ${many}::integer from given
    where raffle_progress.raffle_id = given.raffle_id and player_id = ${playerId}::bigint`.execute(
    transaction,
  );
}

export function selectUnsealed(database: Database, closedBefore: Date): Promise<RaffleRow[]> {
  return database
    .selectFrom('raffle')
    .selectAll()
    .where('sealed_at', 'is', null)
    .where('closes_at', '<=', closedBefore)
    .orderBy('id')
    .execute();
}

export function selectUndrawn(database: Database): Promise<RaffleRow[]> {
  return database
    .selectFrom('raffle')
    .selectAll()
    .where('sealed_at', 'is not', null)
    .where('drawn_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** All tickets, in the order of their numbers. */
export function selectTickets(database: Database, raffleId: string) {
  return database
    .selectFrom('raffle_ticket')
    .select(['first', 'last', 'player_id as playerId'])
    .where('raffle_id', '=', raffleId)
    .orderBy('first')
    .execute();
}

export async function setSealed(
  transaction: Transaction,
  { id, listHash, now }: { id: string; listHash: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('raffle')
    .set({ list_hash: listHash, sealed_at: now })
    .where('id', '=', id)
    .where('sealed_at', 'is', null)
    .execute();
}

export async function setDrawn(
  transaction: Transaction,
  {
    id,
    signature,
    setAside,
    now,
  }: { id: string; signature: string | null; setAside: bigint; now: Date },
): Promise<void> {
  await transaction
    .updateTable('raffle')
    .set({ beacon_signature: signature, drawn_at: now, set_aside: String(setAside) })
    .where('id', '=', id)
    .execute();
}

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

/** Prizes that nobody has been given yet, because of a break that ran. */
export function selectDuePicks(database: Database, atMost: number): Promise<PickRow[]> {
  return database
    .selectFrom('raffle_pick')
    .selectAll()
    .where('amount', 'is not', null)
    .where('grant_id', 'is', null)
    .where('passed_at', 'is', null)
    .orderBy('raffle_id')
    .orderBy('ordinal')
    .limit(atMost)
    .execute();
}

/** False where another gateway granted it first. */
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
    .returning('ordinal')
    .executeTakeFirst();
  return set !== undefined;
}

/** What was set aside for it is granted now. */
export async function takeSetAside(
  transaction: Transaction,
  raffleId: string,
  amount: bigint,
): Promise<boolean> {
  const taken = await transaction
    .updateTable('raffle')
    .set((each) => ({ set_aside: each('set_aside', '-', String(amount)) }))
    .where('id', '=', raffleId)
    .where('set_aside', '>=', String(amount))
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Prizes whose time to be claimed ran out, and that went on to nobody yet. */
export function selectUnclaimed(database: Database, atMost: number): Promise<PickRow[]> {
  return database
    .selectFrom('raffle_pick')
    .innerJoin('reward_grant', 'reward_grant.id', 'raffle_pick.grant_id')
    .selectAll('raffle_pick')
    .where('reward_grant.state', '=', 'expired')
    .where('passed_at', 'is', null)
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

/** Those that run, come within a time or were closed since one. */
export function selectShown(
  database: Database,
  { closedSince, beginBy }: { closedSince: Date; beginBy: Date },
): Promise<RaffleRow[]> {
  return database
    .selectFrom('raffle')
    .selectAll()
    .where('closes_at', '>', closedSince)
    .where('begins_at', '<=', beginBy)
    .orderBy('closes_at')
    .orderBy('id')
    .execute();
}

export function selectOwnTickets(
  database: Database,
  playerId: string,
  raffleIds: readonly string[],
) {
  if (raffleIds.length === 0) return Promise.resolve([]);
  return database
    .selectFrom('raffle_ticket')
    .select(['raffle_id as raffleId', 'first', 'last'])
    .where('player_id', '=', playerId)
    .where('raffle_id', 'in', raffleIds)
    .orderBy('first')
    .execute();
}

export function selectOwnProgress(
  database: Database,
  playerId: string,
  raffleIds: readonly string[],
) {
  if (raffleIds.length === 0) return Promise.resolve([]);
  return database
    .selectFrom('raffle_progress')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('raffle_id', 'in', raffleIds)
    .execute();
}

export function selectNewest(database: Database, atMost: number): Promise<RaffleRow[]> {
  return database
    .selectFrom('raffle')
    .selectAll()
    .orderBy('closes_at', 'desc')
    .limit(atMost)
    .execute();
}
