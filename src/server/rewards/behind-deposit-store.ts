import { sql } from 'kysely';
import type { GoalTerms } from '#contract/mission-terms.ts';
import type { Database } from '#server/db/open.ts';

/** What a deposit counted for, and when; undefined where none of it was credited. */
export async function selectCredited(
  database: Database,
  depositId: string,
): Promise<{ amount: bigint; at: Date } | undefined> {
  const found = await database
    .selectFrom('settled_fact')
    .select(['amount', 'happened_at as at'])
    .where('kind', '=', 'deposit')
    .where('source_kind', '=', 'transfer')
    .where('source_ref', '=', `deposit:${depositId}`)
    .executeTakeFirst();
  return found && { amount: BigInt(found.amount), at: found.at };
}

interface Within {
  playerId: string;
  currency: string;
  from: Date;
  to: Date;
}

/** Deposits of a time that nobody took back since, whenever that was. */
export async function keptDeposits(
  database: Database,
  { playerId, currency, from, to }: Within,
): Promise<bigint[]> {
  const { rows } = await sql<{ amount: string }>`
    select amount::text from settled_fact
    where player_id = ${playerId} and kind = 'deposit' and currency = ${currency} and amount > 0
      and happened_at >= ${from} and happened_at < ${to}
      and source_ref not in (select 'deposit:' || deposit_id from deposit_charge_back where player_id = ${playerId})`.execute(
    database,
  );
  return rows.map(({ amount }) => BigInt(amount));
}

export interface AwardBehind {
  runId: string;
  stage: number;
  terms: GoalTerms;
  countsFrom: Date;
  endsAt: Date;
  joinedAt: Date | null;
  leftAt: Date | null;
  grantId: string | null;
}

/** What somebody reached in missions into whose run a moment falls. */
export async function awardsAround(
  database: Database,
  { playerId, at }: { playerId: string; at: Date },
): Promise<AwardBehind[]> {
  const { rows } = await sql<AwardBehind>`
    select award.run_id as "runId", award.stage, mission.terms, run.counts_from as "countsFrom",
      run.ends_at as "endsAt", joined.joined_at as "joinedAt", joined.left_at as "leftAt",
      award.grant_id as "grantId"
    from mission_award award
    join mission_run run on run.id = award.run_id
    join mission on mission.id = run.mission_id
    left join mission_join joined on joined.run_id = award.run_id and joined.player_id = award.player_id
    where award.player_id = ${playerId} and run.begins_at <= ${at} and run.ends_at > ${at} and mission.terms ->> 'kind' = 'goals'
    order by award.run_id, award.stage`.execute(database);
  return rows;
}

interface ShareBehind {
  grantId: string;
  /** What had to be deposited on that day. */
  asked: string;
}

/** Shares of envelopes that somebody took within a time, where deposits of the day were asked for. */
export async function sharesWithin(
  database: Database,
  { playerId, from, to }: Omit<Within, 'currency'>,
): Promise<ShareBehind[]> {
  const { rows } = await sql<ShareBehind>`
    select share.grant_id as "grantId", pile.deposits::text as asked
    from envelope_share share
    join envelope_pile pile on pile.envelope_id = share.envelope_id and pile.tier = share.tier
    where share.player_id = ${playerId} and share.grant_id is not null and pile.deposits > 0
      and share.taken_at >= ${from} and share.taken_at < ${to}
    order by share.grant_id`.execute(database);
  return rows;
}
