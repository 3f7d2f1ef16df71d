import { type Insertable, type Selectable, sql } from 'kysely';
import type { ReferralTerms } from '#contract/referral-terms.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

export type ReferralRow = Selectable<Tables['referral']>;
export type ProgrammeRow = Selectable<Tables['referral_programme']>;

/** Under which name settled facts are read for friends. */
export const referralReader = 'referral';

/** Undefined while there is no such promotion. */
export function selectProgramme(database: Database): Promise<ProgrammeRow | undefined> {
  return database
    .selectFrom('referral_programme')
    .selectAll()
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** Every version: friends count by the one that held when they came. */
export async function selectTerms(database: Database): Promise<Map<number, ReferralTerms>> {
  const rows = await database
    .selectFrom('referral_programme')
    .select(['version', 'terms'])
    .execute();
  return new Map(rows.map(({ version, terms }) => [version, terms]));
}

export async function endProgramme(transaction: Transaction, now: Date): Promise<boolean> {
  const ended = await transaction
    .updateTable('referral_programme')
    .set({ ended_at: now })
    .where('ended_at', 'is', null)
    .returning('version')
    .executeTakeFirst();
  return ended !== undefined;
}

export async function insertProgramme(
  transaction: Transaction,
  terms: ReferralTerms,
  now: Date,
): Promise<number> {
  const { version } = await transaction
    .insertInto('referral_programme')
    .values({ terms: JSON.stringify(terms), published_at: now })
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Who brought newcomers, as their registration named it. */
export function selectSponsors(database: Database, playerIds: readonly string[]) {
  return database
    .selectFrom('sponsor')
    .select(['player_id as playerId', 'referrer_id as referrerId', 'registered_at as registeredAt'])
    .where('player_id', 'in', playerIds)
    .execute();
}

export async function findByCode(database: Database, code: string): Promise<string | undefined> {
  const found = await database
    .selectFrom('referral_code')
    .select('player_id')
    .where('code', '=', code.toLowerCase())
    .executeTakeFirst();
  return found?.player_id;
}

/** Whether somebody stands above in the agent's line, at whatever height. */
export async function isUpline(
  database: Database,
  { playerId, above }: { playerId: string; above: string },
): Promise<boolean> {
  const { rows } = await sql`
    with recursive line (agent_id) as (
      select agent_id from sponsor where player_id = ${playerId}
      union
      select sponsor.agent_id from line join sponsor on sponsor.player_id = line.agent_id)
    select from line where agent_id = ${above} limit 1`.execute(database);
  return rows.length > 0;
}

/** Hard marks only: a household shares a device, and no identity number. */
export async function shareMarks(
  database: Database,
  { one, other }: { one: string; other: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from person_mark mine join person_mark theirs using (kind, mark)
    where mine.player_id = ${one} and theirs.player_id = ${other}
      and kind in ('identity-number', 'phone', 'mailbox', 'payout-account', 'name-and-birth')
    limit 1`.execute(database);
  return rows.length > 0;
}

/** False where one is written already: it is never changed. */
export async function insertReferral(
  transaction: Transaction,
  referral: Insertable<Tables['referral']>,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('referral')
    .values(referral)
    .onConflict((conflict) => conflict.column('player_id').doNothing())
    .returning('player_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export function findReferral(
  database: Database,
  playerId: string,
): Promise<ReferralRow | undefined> {
  return database
    .selectFrom('referral')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

/** Those of some players who were invited, and count. */
export function selectInvited(
  database: Database,
  playerIds: readonly string[],
): Promise<ReferralRow[]> {
  return database
    .selectFrom('referral')
    .selectAll()
    .where('player_id', 'in', playerIds)
    .where('refusal', 'is', null)
    .execute();
}

export function addToReferral(
  transaction: Transaction,
  { playerId, deposits, bets }: { playerId: string; deposits: bigint; bets: bigint },
): Promise<ReferralRow> {
  return transaction
    .updateTable('referral')
    .set((each) => ({
      deposits: each('deposits', '+', String(deposits)),
      bets: each('bets', '+', String(bets)),
    }))
    .where('player_id', '=', playerId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Friends whose identity has been checked since they were looked at. */
export function selectNewlyVerified(database: Database, atMost: number): Promise<ReferralRow[]> {
  return database
    .selectFrom('referral')
    .selectAll()
    .where('verified_at', 'is', null)
    .where('refusal', 'is', null)
    .where((each) =>
      each.exists(
        each
          .selectFrom('kyc_case')
          .select('kyc_case.id')
          .whereRef('kyc_case.player_id', '=', 'referral.player_id')
          .where('kyc_case.status', '=', 'approved'),
      ),
    )
    .orderBy('player_id')
    .limit(atMost)
    .execute();
}

/** False where another gateway was first. */
export async function setVerified(
  transaction: Transaction,
  playerId: string,
  now: Date,
): Promise<ReferralRow | undefined> {
  return transaction
    .updateTable('referral')
    .set({ verified_at: now })
    .where('player_id', '=', playerId)
    .where('verified_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function updateReferral(
  transaction: Transaction,
  playerId: string,
  change:
    | { done_at: Date }
    | { released_month: string }
    | { concern_at: Date; refusal?: null }
    | { refusal: 'same-person' },
): Promise<void> {
  await transaction.updateTable('referral').set(change).where('player_id', '=', playerId).execute();
}

/**
 * Friends who did everything and have not counted yet, the first first; not those whose deposit came back.
 * Whose inviter has no room left this month is left out, so that nobody else waits behind them.
 */
export function selectDone(
  database: Database,
  { month, atMost }: { month: string; atMost: number },
) {
  const released = sql<number>`(
    select count(*) from referral other
    where other.referrer_id = referral.referrer_id and other.released_month = ${month})`;
  return database
    .selectFrom('referral')
    .innerJoin('referral_programme', 'referral_programme.version', 'referral.terms_version')
    .select(['player_id as playerId', 'referrer_id as referrerId'])
    .where('done_at', 'is not', null)
    .where('released_month', 'is', null)
    .where('concern_at', 'is', null)
    .where('refusal', 'is', null)
    .where(sql<boolean>`${released} < (referral_programme.terms ->> 'friendsPerMonth')::integer`)
    .orderBy('done_at')
    .orderBy('player_id')
    .limit(atMost)
    .execute();
}

export function lockReferral(
  transaction: Transaction,
  playerId: string,
): Promise<ReferralRow | undefined> {
  return transaction
    .selectFrom('referral')
    .selectAll()
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirst();
}

export async function countReleased(
  database: Database,
  referrerId: string,
  month: string,
): Promise<number> {
  const { count } = await database
    .selectFrom('referral')
    .select((each) => each.fn.countAll<string>().as('count'))
    .where('referrer_id', '=', referrerId)
    .where('released_month', '=', month)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function selectFriends(database: Database, referrerId: string, atMost: number) {
  return database
    .selectFrom('referral')
    .innerJoin('player', 'player.id', 'referral.player_id')
    .selectAll('referral')
    .select('player.account')
    .where('referrer_id', '=', referrerId)
    .orderBy('referral.player_id', 'desc')
    .limit(atMost)
    .execute();
}

export async function countFriends(database: Database, referrerId: string): Promise<number> {
  const { count } = await database
    .selectFrom('referral')
    .select((each) => each.fn.countAll<string>().as('count'))
    .where('referrer_id', '=', referrerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function selectRegisteredAt(
  database: Database,
  playerId: string,
): Promise<Date | undefined> {
  const [found] = await selectSponsors(database, [playerId]);
  return found?.registeredAt;
}

/** For operators: whose deposit came back after something was claimed. */
export function selectConcerns(database: Database) {
  return database
    .selectFrom('referral')
    .innerJoin('player as friend', 'friend.id', 'referral.player_id')
    .innerJoin('player as inviter', 'inviter.id', 'referral.referrer_id')
    .select(['friend.account as friend', 'inviter.account as inviter', 'concern_at as at'])
    .where('concern_at', 'is not', null)
    .orderBy('concern_at', 'desc')
    .limit(100)
    .execute();
}
