import { sql } from 'kysely';
import type { CashbackTerms } from '#contract/cashback-terms.ts';
import type { Database, Transaction } from '#server/db/open.ts';

export function selectOffers(database: Database) {
  return database
    .selectFrom('cashback_offer')
    .selectAll()
    .distinctOn('code')
    .orderBy('code')
    .orderBy('version', 'desc')
    .execute();
}

export function selectLive(database: Database) {
  return database
    .selectFrom('cashback_offer')
    .select(['id', 'code', 'terms', 'published_at as publishedAt'])
    .where('published_at', 'is not', null)
    .where('ended_at', 'is', null)
    .orderBy('code')
    .execute();
}

export async function insertOffer(
  transaction: Transaction,
  terms: CashbackTerms,
  { by, now }: { by: string; now: Date },
): Promise<number> {
  const { version } = await transaction
    .insertInto('cashback_offer')
    .values((each) => ({
      code: terms.code,
      terms: JSON.stringify(terms),
      proposed_by: by,
      proposed_at: now,
      published_by: null,
      published_at: null,
      version: each
        .selectFrom('cashback_offer')
        .select((one) => one(one.fn.coalesce(one.fn.max('version'), one.lit(0)), '+', 1).as('next'))
        .where('code', '=', terms.code),
    }))
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** The newest version, held; undefined where there is none. */
export function lockNewest(transaction: Transaction, code: string) {
  return transaction
    .selectFrom('cashback_offer')
    .selectAll()
    .where('code', '=', code)
    .orderBy('version', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** False where none is live. */
export async function endLive(transaction: Transaction, code: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('cashback_offer')
    .set({ ended_at: now })
    .where('code', '=', code)
    .where('published_at', 'is not', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function publishRow(
  transaction: Transaction,
  { id, by, now }: { id: string; by: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('cashback_offer')
    .set({ published_by: by, published_at: now })
    .where('id', '=', id)
    .execute();
}

export interface Run {
  id: string;
  code: string;
  offerId: string;
  beginsAt: Date;
  endsAt: Date;
  terms: CashbackTerms;
}

/** A period's run is made once: whichever version was first keeps it. */
export async function addRun(
  transaction: Transaction,
  run: Pick<Run, 'code' | 'offerId' | 'beginsAt' | 'endsAt'>,
): Promise<void> {
  await transaction
    .insertInto('cashback_run')
    .values({
      code: run.code,
      offer_id: run.offerId,
      begins_at: run.beginsAt,
      ends_at: run.endsAt,
    })
    .onConflict((conflict) => conflict.columns(['code', 'begins_at']).doNothing())
    .execute();
}

/** Runs that lie, whole or in part, in a span, in their order. */
export function selectRuns(
  database: Database,
  { from, to }: { from: Date; to: Date },
): Promise<Run[]> {
  return database
    .selectFrom('cashback_run as run')
    .innerJoin('cashback_offer as offer', 'offer.id', 'run.offer_id')
    .select([
      'run.id',
      'run.code',
      'run.offer_id as offerId',
      'run.begins_at as beginsAt',
      'run.ends_at as endsAt',
      'offer.terms',
    ])
    .where('run.begins_at', '<=', to)
    .where('run.ends_at', '>', from)
    .orderBy('run.begins_at')
    .orderBy('run.id')
    .execute();
}

export interface Play {
  runId: string;
  playerId: string;
  lost: bigint;
  rewarded: bigint;
  dueAt: Date;
}

/** In one order, so that two writers never wait in a circle. Answers what was settled before, and so not added. */
export async function addPlays(transaction: Transaction, plays: readonly Play[]): Promise<Play[]> {
  const late: Play[] = [];
  const ordered = plays.toSorted((one, other) =>
    `${one.runId} ${one.playerId}` < `${other.runId} ${other.playerId}` ? -1 : 1,
  );
  for (const play of ordered) {
    const { rows } = await sql`
      insert into cashback_play as known (run_id, player_id, lost, rewarded, due_at)
      values (${play.runId}, ${play.playerId}, ${String(play.lost)}, ${String(play.rewarded)}, ${play.dueAt})
      on conflict (run_id, player_id) do update
        set lost = known.lost + excluded.lost, rewarded = known.rewarded + excluded.rewarded
        where known.due_at is not null
      returning run_id`.execute(transaction);
    if (rows.length === 0) late.push(play);
  }
  return late;
}

export interface Due {
  runId: string;
  playerId: string;
}

export function selectDue(database: Database, now: Date, atMost: number): Promise<Due[]> {
  return database
    .selectFrom('cashback_play')
    .select(['run_id as runId', 'player_id as playerId'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(atMost)
    .execute();
}

/** What could not be settled is tried again later. */
export async function putOff(
  database: Database,
  { runId, playerId }: Due,
  until: Date,
): Promise<void> {
  await database
    .updateTable('cashback_play')
    .set({ due_at: until })
    .where('run_id', '=', runId)
    .where('player_id', '=', playerId)
    .where('due_at', 'is not', null)
    .execute();
}

/** Undefined where another run settled it first. */
export async function takeDue(
  transaction: Transaction,
  { runId, playerId }: Due,
): Promise<(Run & { lost: bigint; rewarded: bigint }) | undefined> {
  const found = await transaction
    .updateTable('cashback_play as play')
    .from('cashback_run as run')
    .innerJoin('cashback_offer as offer', 'offer.id', 'run.offer_id')
    .set({ due_at: null })
    .whereRef('run.id', '=', 'play.run_id')
    .where('play.run_id', '=', runId)
    .where('play.player_id', '=', playerId)
    .where('play.due_at', 'is not', null)
    .returning([
      'run.id',
      'run.code',
      'run.offer_id as offerId',
      'run.begins_at as beginsAt',
      'run.ends_at as endsAt',
      'offer.terms',
      'play.lost',
      'play.rewarded',
    ])
    .executeTakeFirst();
  return found && { ...found, lost: BigInt(found.lost), rewarded: BigInt(found.rewarded) };
}

export async function noteSettled(
  transaction: Transaction,
  { runId, playerId }: Due,
  settled: { rate: number; amount: bigint; grantId: string | null; dueAt: Date | null },
): Promise<void> {
  await transaction
    .updateTable('cashback_play')
    .set({
      rate: settled.rate,
      amount: String(settled.amount),
      grant_id: settled.grantId,
      due_at: settled.dueAt,
    })
    .where('run_id', '=', runId)
    .where('player_id', '=', playerId)
    .execute();
}

/** What one player has lost in these runs so far. */
export async function selectOwn(
  database: Database,
  playerId: string,
  runs: readonly string[],
): Promise<Map<string, bigint>> {
  if (runs.length === 0) return new Map();
  const rows = await database
    .selectFrom('cashback_play')
    .select(['run_id as runId', 'lost', 'rewarded'])
    .where('player_id', '=', playerId)
    .where('run_id', 'in', runs)
    .execute();
  return new Map(rows.map((row) => [row.runId, BigInt(row.lost) - BigInt(row.rewarded)]));
}
