import { type Insertable, type Selectable, sql } from 'kysely';
import type { MissedReason } from '#contract/bonus.ts';
import type { BonusProduct, BonusTerms } from '#contract/bonus-terms.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

export type BonusRow = Selectable<Tables['bonus_state']>;
export type OfferRow = Selectable<Tables['bonus_offer']>;
type EndState = 'completed' | 'used-up' | 'expired' | 'given-up' | 'revoked' | 'ended-by-break';

export async function insertBonus(
  transaction: Transaction,
  { terms, ...bonus }: Omit<Insertable<Tables['bonus_state']>, 'terms'> & { terms: BonusTerms },
): Promise<void> {
  await transaction
    .insertInto('bonus_state')
    .values({ ...bonus, terms: JSON.stringify(terms) })
    .execute();
}

export function selectBonus(database: Database, grantId: string): Promise<BonusRow | undefined> {
  return database
    .selectFrom('bonus_state')
    .selectAll()
    .where('grant_id', '=', grantId)
    .executeTakeFirst();
}

/** Held before its money, as settlements of the lottery hold both without the player's protection. */
export async function lockRow(transaction: Transaction, grantId: string): Promise<void> {
  await transaction
    .selectFrom('bonus_state')
    .select('grant_id')
    .where('grant_id', '=', grantId)
    .forNoKeyUpdate()
    .execute();
}

/** The one that came with a deposit. */
export function selectOfDeposit(
  database: Database,
  depositId: string,
): Promise<BonusRow | undefined> {
  return database
    .selectFrom('bonus_state')
    .selectAll()
    .where('deposit_ref', '=', depositId)
    .executeTakeFirst();
}

/** A bonus that waited ends before it began, with its grant; every other grant has no such row. */
export async function dropWaiting(
  transaction: Transaction,
  {
    grantId,
    to,
    now,
    reason,
  }: { grantId: string; to: 'expired' | 'revoked'; now: Date; reason: string },
): Promise<void> {
  await transaction
    .updateTable('bonus_state')
    .set({ state: to, ended_at: now, end_reason: reason })
    .where('grant_id', '=', grantId)
    .where('state', '=', 'waiting')
    .execute();
}

export function selectActive(
  database: Database,
  playerId: string,
  product: BonusProduct,
): Promise<BonusRow | undefined> {
  return database
    .selectFrom('bonus_state')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('product', '=', product)
    .where('state', '=', 'active')
    .executeTakeFirst();
}

/** Those that began, the newest first. */
export function selectStarted(database: Database, playerId: string, atMost: number) {
  return database
    .selectFrom('bonus_state as bonus')
    .leftJoin('ledger_balance as balance', 'balance.account_id', 'bonus.account_id')
    .selectAll('bonus')
    .select('balance.amount as balance')
    .where('bonus.player_id', '=', playerId)
    .where('bonus.started_at', 'is not', null)
    .orderBy('bonus.grant_id', 'desc')
    .limit(atMost)
    .execute();
}

/** Those that wait to begin, what runs out first before the others. */
export function selectWaiting(database: Database, playerId: string, now: Date) {
  return database
    .selectFrom('reward_grant as grant')
    .innerJoin('bonus_state as bonus', 'bonus.grant_id', 'grant.id')
    .select(['grant.id', 'grant.amount', 'grant.claim_by as claimBy', 'bonus.terms'])
    .where('grant.player_id', '=', playerId)
    .where('grant.form', '=', 'bonus-funds')
    .where('grant.state', '=', 'claimable')
    .where((each) =>
      each.or([
        each('grant.claim_by', 'is', null),
        each('grant.claim_by', '>', now),
        each('grant.paused_at', 'is not', null),
      ]),
    )
    .orderBy('grant.claim_by')
    .orderBy('grant.id')
    .execute();
}

/** Conditional, as every step of a bonus: undefined where another one came first. */
export function startRow(
  transaction: Transaction,
  {
    grantId,
    accountId,
    now,
    expiresAt,
  }: {
    grantId: string;
    accountId: string;
    now: Date;
    expiresAt: Date;
  },
): Promise<BonusRow | undefined> {
  return transaction
    .updateTable('bonus_state')
    .set({ state: 'active', account_id: accountId, started_at: now, expires_at: expiresAt })
    .where('grant_id', '=', grantId)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
}

/**
 * Undefined where it has ended already, and where its reason does not hold any more: what is played through may only
 * be completed, and what is used up has nothing left and no open round. Called under the locks of bonus and balance,
 * so that nothing comes between this look and the end.
 */
export function endRow(
  transaction: Transaction,
  {
    grantId,
    to,
    converted,
    now,
    reason,
  }: {
    grantId: string;
    to: EndState;
    converted: bigint;
    now: Date;
    reason: string | null;
  },
): Promise<BonusRow | undefined> {
  return transaction
    .updateTable('bonus_state')
    .set((each) => ({
      state: to,
      converted: each('converted', '+', String(converted)),
      ended_at: now,
      paused_at: null,
      end_reason: reason,
    }))
    .where('grant_id', '=', grantId)
    .where('state', '=', 'active')
    .$if(to === 'completed', (each) => each.whereRef('counted', '>=', 'need'))
    .$if(to !== 'completed' && to !== 'revoked', (each) => each.whereRef('counted', '<', 'need'))
    .$if(to === 'used-up', (each) => each.where(isEmpty))
    .returningAll()
    .executeTakeFirst();
}

/** Nothing lies in the bonus, and no round may bring anything back. */
const isEmpty = sql<boolean>`
  not exists (select from ledger_balance balance where balance.account_id = bonus_state.account_id and balance.amount <> 0)
  and not exists (
    select from bonus_stake stake where stake.grant_id = bonus_state.grant_id and stake.settled_at is null)`;

/** Rounds with money of this bonus in them that are not over. */
export async function countOpenRounds(database: Database, grantId: string): Promise<number> {
  const { count } = await database
    .selectFrom('bonus_stake')
    .select((each) => each.fn.countAll<string>().as('count'))
    .where('grant_id', '=', grantId)
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function selectLiveOffers(database: Database, now: Date): Promise<OfferRow[]> {
  return database
    .selectFrom('bonus_offer')
    .selectAll()
    .where('published_at', '<=', now)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** What somebody chose, with how the bonus stands that it brought. */
export function selectChoices(database: Database, playerId: string) {
  return database
    .selectFrom('bonus_choice as choice')
    .leftJoin('bonus_state as bonus', 'bonus.grant_id', 'choice.grant_id')
    .selectAll('choice')
    .select(['bonus.state', 'bonus.started_at as startedAt'])
    .where('choice.player_id', '=', playerId)
    .execute();
}

/** What comes with the next deposit, with its terms. */
export function selectOpenChoice(database: Database, playerId: string) {
  return database
    .selectFrom('bonus_choice as choice')
    .innerJoin('bonus_offer as offer', 'offer.id', 'choice.offer_id')
    .select([
      'choice.code',
      'choice.offer_id as offerId',
      'offer.terms',
      'offer.ended_at as endedAt',
    ])
    .where('choice.player_id', '=', playerId)
    .where('choice.grant_id', 'is', null)
    .executeTakeFirst();
}

export async function dropOpenChoice(transaction: Transaction, playerId: string): Promise<void> {
  await transaction
    .deleteFrom('bonus_choice')
    .where('player_id', '=', playerId)
    .where('grant_id', 'is', null)
    .execute();
}

/** What was chosen before an exclusion brings nothing after it: that takes another yes. */
export async function dropChoicesOfExcluded(database: Database, now: Date): Promise<void> {
  await sql`
    delete from bonus_choice choice using player_break pause
    where choice.grant_id is null and pause.player_id = choice.player_id and pause.kind = 'exclusion'
      and pause.began_at <= ${now} and pause.ends_at > ${now}`.execute(database);
}

export async function insertChoice(
  transaction: Transaction,
  choice: { playerId: string; code: string; offerId: string; now: Date },
): Promise<void> {
  await transaction
    .insertInto('bonus_choice')
    .values({
      player_id: choice.playerId,
      code: choice.code,
      offer_id: choice.offerId,
      chosen_at: choice.now,
    })
    .execute();
}

/** Once a deposit. */
export async function insertMissed(
  transaction: Transaction,
  missed: { playerId: string; depositId: string; offerId: string; reason: MissedReason; now: Date },
): Promise<void> {
  await transaction
    .insertInto('bonus_missed')
    .values({
      deposit_ref: missed.depositId,
      player_id: missed.playerId,
      offer_id: missed.offerId,
      reason: missed.reason,
      at: missed.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function selectMissed(database: Database, playerId: string, since: Date) {
  return database
    .selectFrom('bonus_missed as missed')
    .innerJoin('bonus_offer as offer', 'offer.id', 'missed.offer_id')
    .select(['missed.reason', 'missed.at', 'offer.terms'])
    .where('missed.player_id', '=', playerId)
    .where('missed.at', '>', since)
    .orderBy('missed.at', 'desc')
    .limit(10)
    .execute();
}

export async function fulfilChoice(
  transaction: Transaction,
  { playerId, code, grantId }: { playerId: string; code: string; grantId: string },
): Promise<void> {
  await transaction
    .updateTable('bonus_choice')
    .set({ grant_id: grantId })
    .where('player_id', '=', playerId)
    .where('code', '=', code)
    .execute();
}

/** The last rounds that counted, of several bonuses. */
export function selectCounts(database: Database, grantId: string, atMost: number) {
  return database
    .selectFrom('bonus_count')
    .selectAll()
    .where('grant_id', '=', grantId)
    .orderBy('fact_xid', 'desc')
    .orderBy('fact_id', 'desc')
    .limit(atMost)
    .execute();
}

/** Those that wait, whatever their product. */
export function selectWaitingAll(database: Database, playerId: string): Promise<BonusRow[]> {
  return database
    .selectFrom('bonus_state')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('state', '=', 'waiting')
    .orderBy('grant_id')
    .execute();
}

export function selectActiveAll(database: Database, playerId: string): Promise<BonusRow[]> {
  return database
    .selectFrom('bonus_state')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('state', '=', 'active')
    .orderBy('grant_id')
    .execute();
}
