import { type Insertable, type Selectable, sql } from 'kysely';
import type { RaffleTerms } from '#contract/raffle-terms.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

export type RaffleRow = Selectable<Tables['raffle']>;

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
  {
    id,
    listHash,
    lateRound,
    now,
  }: { id: string; listHash: string; lateRound: string | null; now: Date },
): Promise<void> {
  await transaction
    .updateTable('raffle')
    .set({ list_hash: listHash, late_round: lateRound, sealed_at: now })
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

/** A prize goes on: it is set aside again, for the reserve. */
export async function addSetAside(
  transaction: Transaction,
  raffleId: string,
  amount: bigint,
): Promise<void> {
  await transaction
    .updateTable('raffle')
    .set((each) => ({ set_aside: each('set_aside', '+', String(amount)) }))
    .where('id', '=', raffleId)
    .execute();
}

/** What an expired prize had been taken out of is no longer its own. */
export async function leaveBudget(transaction: Transaction, grantId: string): Promise<void> {
  await transaction
    .updateTable('reward_grant')
    .set({ budget_id: null })
    .where('id', '=', grantId)
    .where('state', '=', 'expired')
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

/** Whether bets of before a moment are settled and not counted for tickets. */
export async function hasUnread(database: Database, until: Date): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (
      select from settled_fact fact
      where fact.happened_at < ${until} and (fact.order_xid, fact.id) > (
        select coalesce(max(order_xid), 0), coalesce(max(id), 0)
        from fact_cursor where reader = 'raffles')) as waits`.execute(database);
  return rows[0]?.waits ?? true;
}
