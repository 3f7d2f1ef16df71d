import { sql } from 'kysely';
import type { GoalTerms } from '#contract/mission-terms.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import { hardMarks } from '#server/exclusion-register/marks-of.ts';
import { endOf } from './missions/offer-days.ts';
import { selectBreaksOf } from './missions/progress-store.ts';

interface InPlay {
  playerId: string;
  /** Of casino, sports, lottery, poker. */
  product: string;
  now: Date;
}

/** Whether a mission that is an offer for this kind of game counts for somebody now. */
export async function isInOffer(
  database: Database,
  { playerId, product, now }: InPlay,
): Promise<boolean> {
  const { rows } = await sql<{ terms: GoalTerms; joinedAt: Date; endsAt: Date }>`
    select mission.terms, joined.joined_at as "joinedAt", run.ends_at as "endsAt"
    from mission_join joined
    join mission_run run on run.id = joined.run_id
    join mission on mission.id = run.mission_id
    where joined.player_id = ${playerId} and mission.terms #>> '{offer,product}' = ${product}
      and joined.left_at is null and run.ends_at > ${now}
      and not exists (select from mission_award
        where run_id = joined.run_id and player_id = joined.player_id)`.execute(database);
  if (rows.length === 0) return false;
  const breaks = await selectBreaksOf(database, [playerId]);
  return rows.some(
    ({ terms, joinedAt, endsAt }) => endOf(terms, { joinedAt, endsAt, breaks }) > now,
  );
}

/** Whether somebody has a bonus for this kind of game: one that is played, waits, or comes with the next deposit. */
export async function hasBonusFor(
  database: Database,
  { playerId, product }: Omit<InPlay, 'now'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from bonus_state
    where player_id = ${playerId} and product = ${product} and state in ('waiting', 'active')
    union all
    select from bonus_choice choice join bonus_offer offer on offer.id = choice.offer_id
    where choice.player_id = ${playerId} and choice.grant_id is null and offer.ended_at is null
      and offer.terms ->> 'product' = ${product}
    limit 1`.execute(database);
  return rows.length > 0;
}

/** Accounts of one person wait for one another here, before an offer is given to one of them. */
export async function lockPerson(transaction: Transaction, playerId: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('offer ' || kind || mark, 0))
    from (
      select kind, mark from person_mark where player_id = ${playerId} and kind = any (${[...hardMarks]}::text[])
      order by kind, mark) as own`.execute(transaction);
}

/** Which of these offers another account of the same person has had: it bears a mark that is one person's alone. */
export async function offersOfPerson(
  database: Database,
  { playerId, codes }: { playerId: string; codes: readonly string[] },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ code: string }>`
    select distinct asked.code
    from person_mark own
    join person_mark theirs on theirs.kind = own.kind and theirs.mark = own.mark and theirs.player_id <> own.player_id
    cross join unnest(${[...codes]}::text[]) as asked (code)
    where own.player_id = ${playerId} and own.kind = any (${[...hardMarks]}::text[]) and (
      exists (select from reward_grant
        where source = 'deposit' and source_ref = asked.code || ':' || theirs.player_id)
      or exists (select from mission_join joined join mission_run run on run.id = joined.run_id
        where joined.player_id = theirs.player_id and run.code = asked.code))`.execute(database);
  return new Set(rows.map(({ code }) => code));
}
