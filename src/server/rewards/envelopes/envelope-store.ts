import { type Insertable, type Selectable, sql } from 'kysely';
import type { EnvelopeTerms } from '#contract/envelope-terms.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

export type EnvelopeRow = Selectable<Tables['envelope']>;

export async function upsertPlan(
  transaction: Transaction,
  terms: EnvelopeTerms,
  now: Date,
): Promise<void> {
  const row = { terms: JSON.stringify(terms), published_at: now, ended_at: null };
  await transaction
    .insertInto('envelope_plan')
    .values({ code: terms.code, ...row })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .execute();
}

export async function endPlan(transaction: Transaction, code: string, now: Date): Promise<boolean> {
  const ended = await transaction
    .updateTable('envelope_plan')
    .set({ ended_at: now })
    .where('code', '=', code)
    .where('ended_at', 'is', null)
    .returning('code')
    .executeTakeFirst();
  return ended !== undefined;
}

export function selectPlans(database: Database) {
  return database.selectFrom('envelope_plan').selectAll().orderBy('code').execute();
}

/** Undefined where this one is made already. */
export async function insertEnvelope(
  transaction: Transaction,
  envelope: Insertable<Tables['envelope']>,
): Promise<string | undefined> {
  const inserted = await transaction
    .insertInto('envelope')
    .values(envelope)
    .onConflict((conflict) => conflict.columns(['code', 'begins_at']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

interface NewPile extends Insertable<Tables['envelope_pile']> {
  amounts: readonly number[];
}

export async function insertPile(
  transaction: Transaction,
  { amounts, ...pile }: NewPile,
): Promise<void> {
  await transaction.insertInto('envelope_pile').values(pile).execute();
  await sql`
    insert into envelope_share (envelope_id, tier, ordinal, amount)
    select ${pile.envelope_id}::bigint, ${pile.tier}::smallint, place::integer, amount
    from unnest(${amounts.map(String)}::bigint[]) with ordinality as share (amount, place)`.execute(
    transaction,
  );
}

/** Names that nobody has are left out; answers how many were found. */
export async function insertGuests(
  transaction: Transaction,
  envelopeId: string,
  accounts: readonly string[],
): Promise<number> {
  const { rows } = await sql`
    insert into envelope_guest (envelope_id, player_id)
    select ${envelopeId}::bigint, id from player
    where lower(account) = any (${accounts.map((account) => account.toLowerCase())}::text[])
    returning player_id`.execute(transaction);
  return rows.length;
}

export function findEnvelope(database: Database, id: string): Promise<EnvelopeRow | undefined> {
  return database.selectFrom('envelope').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function isGuest(
  database: Database,
  { envelopeId, playerId }: { envelopeId: string; playerId: string },
): Promise<boolean> {
  const found = await database
    .selectFrom('envelope_guest')
    .select('player_id')
    .where('envelope_id', '=', envelopeId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return found !== undefined;
}

export function selectPiles(database: Database, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return database
    .selectFrom('envelope_pile as pile')
    .selectAll('pile')
    .select((each) =>
      each
        .selectFrom('envelope_share')
        .select((one) => one.fn.countAll<string>().as('count'))
        .whereRef('envelope_share.envelope_id', '=', 'pile.envelope_id')
        .whereRef('envelope_share.tier', '=', 'pile.tier')
        .where('envelope_share.player_id', 'is', null)
        .as('left'),
    )
    .where('pile.envelope_id', 'in', ids)
    .orderBy('pile.tier')
    .execute();
}

/** What each pile asks for, the lowest first. */
export function selectTiers(database: Database, id: string) {
  return database
    .selectFrom('envelope_pile')
    .select(['tier', 'deposits'])
    .where('envelope_id', '=', id)
    .orderBy('tier')
    .execute();
}

export function selectOwnShares(database: Database, playerId: string, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return database
    .selectFrom('envelope_share')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('envelope_id', 'in', ids)
    .execute();
}

interface TakenShare {
  tier: number;
  ordinal: number;
  amount: string;
}

/** The next share that nobody has, and nobody is just taking; undefined where there is none. */
export async function takeShare(
  transaction: Transaction,
  {
    envelopeId,
    tier,
    playerId,
    now,
  }: { envelopeId: string; tier: number; playerId: string; now: Date },
): Promise<TakenShare | undefined> {
  const { rows } = await sql<TakenShare>`
    update envelope_share set player_id = ${playerId}, taken_at = ${now}
    where (envelope_id, tier, ordinal) = (
      select envelope_id, tier, ordinal from envelope_share
      where envelope_id = ${envelopeId} and tier = ${tier} and player_id is null
      order by ordinal for update skip locked limit 1)
    returning tier, ordinal, amount`.execute(transaction);
  return rows[0];
}

export async function setGrant(
  transaction: Transaction,
  { envelopeId, playerId, grantId }: { envelopeId: string; playerId: string; grantId: string },
): Promise<void> {
  await transaction
    .updateTable('envelope_share')
    .set({ grant_id: grantId })
    .where('envelope_id', '=', envelopeId)
    .where('player_id', '=', playerId)
    .execute();
}

/** Of everybody, and of those that are for this player alone. Where they are many, the oldest of the past are left out. */
export async function selectShown(
  database: Database,
  { playerId, now, from, to }: { playerId: string; now: Date; from: Date; to: Date },
): Promise<EnvelopeRow[]> {
  const rows = await database
    .selectFrom('envelope')
    .selectAll()
    .where('ends_at', '>', from)
    .where('begins_at', '<', to)
    .where((each) =>
      each.or([
        each('kind', '<>', 'personal'),
        each.exists(
          each
            .selectFrom('envelope_guest')
            .select('envelope_guest.player_id')
            .whereRef('envelope_guest.envelope_id', '=', 'envelope.id')
            .where('envelope_guest.player_id', '=', playerId),
        ),
      ]),
    )
    .orderBy(sql`ends_at <= ${now}`)
    .orderBy(sql`case when ends_at <= ${now} then ends_at end`, 'desc')
    .orderBy('begins_at')
    .limit(100)
    .execute();
  return rows.toSorted((one, other) => one.begins_at.getTime() - other.begins_at.getTime());
}

export function selectUnsettled(database: Database, now: Date): Promise<EnvelopeRow[]> {
  return database
    .selectFrom('envelope')
    .selectAll()
    .where('settled_at', 'is', null)
    .where('ends_at', '<=', now)
    .limit(100)
    .execute();
}

/** Once: what nobody took can be given again. */
export async function returnLeft(
  transaction: Transaction,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  await sql`
    with settled as (
      update envelope set settled_at = ${now} where id = ${id} and settled_at is null
      returning id, budget_id)
    update reward_budget set spent = spent - (
      select coalesce(sum(amount), 0) from envelope_share
      where envelope_id = settled.id and player_id is null)
    from settled where reward_budget.id = settled.budget_id`.execute(transaction);
}

/** What was deposited in the merchant’s currency within a day of the merchant’s, less what came back. */
export async function depositedWithin(
  database: Database,
  { playerId, currency, from, to }: { playerId: string; currency: string; from: Date; to: Date },
): Promise<bigint> {
  const { sum } = await database
    .selectFrom('settled_fact')
    .select((each) => each.fn.sum<string | null>('amount').as('sum'))
    .where('player_id', '=', playerId)
    .where('kind', '=', 'deposit')
    .where('currency', '=', currency)
    .where('happened_at', '>=', from)
    .where('happened_at', '<', to)
    .executeTakeFirstOrThrow();
  return BigInt(sum ?? 0);
}

export function selectNewest(database: Database) {
  return database
    .selectFrom('envelope')
    .selectAll()
    .orderBy('begins_at', 'desc')
    .limit(50)
    .execute();
}
