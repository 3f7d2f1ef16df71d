import { sql } from 'kysely';
import type { RewardState } from '#contract/rewards.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import { hardMarks } from '#server/exclusion-register/marks-of.ts';

/** Whether an account bears a mark, one person's alone, that one of those others bears too. */
export async function isPersonOfAny(
  database: Database,
  { playerId, others }: { playerId: string; others: readonly string[] },
): Promise<boolean> {
  if (others.length === 0) return false;
  const { rows } = await sql`
    select from person_mark own
    join person_mark theirs on theirs.kind = own.kind and theirs.mark = own.mark
    where own.player_id = ${playerId} and own.kind = any (${[...hardMarks]}::text[])
      and theirs.player_id = any (${[...others]}::bigint[]) and theirs.player_id <> own.player_id
    limit 1`.execute(database);
  return rows.length > 0;
}

/** Whether another account of the same person was given this stage of this run of a mission, or this board's prize. */
export async function isAwardedAsAnother(
  database: Database,
  { runId, playerId, stage }: { runId: string; playerId: string; stage: number | null },
): Promise<boolean> {
  const { rows } = await sql`
    select from person_mark own
    join person_mark theirs on theirs.kind = own.kind and theirs.mark = own.mark and theirs.player_id <> own.player_id
    join mission_award award on award.run_id = ${runId} and award.player_id = theirs.player_id
      and award.state = 'granted' and (${stage}::int is null or award.stage = ${stage}::int)
    where own.player_id = ${playerId} and own.kind = any (${[...hardMarks]}::text[])
    limit 1`.execute(database);
  return rows.length > 0;
}

/** What a person is given once with all their accounts, as its reference names it; null where each account counts for itself. */
export const occasionOf = (grant: string) => sql<string | null>`case ${sql.ref(`${grant}.source`)}
  when 'deposit' then split_part(${sql.ref(`${grant}.source_ref`)}, ':', 1)
  when 'mission' then split_part(${sql.ref(`${grant}.source_ref`)}, ':', 1) || ':' || split_part(${sql.ref(`${grant}.source_ref`)}, ':', 3)
  when 'board' then split_part(${sql.ref(`${grant}.source_ref`)}, ':', 1)
  when 'raffle' then split_part(${sql.ref(`${grant}.source_ref`)}, ':', 2)
  when 'vip' then regexp_replace(${sql.ref(`${grant}.source_ref`)}, ':\\d+$', '')
  when 'activity' then (select activity from activity_application
    where id::text = ${sql.ref(`${grant}.source_ref`)})
  end`;

/**
 * Whether another account of the same person has what this grant is for, in one of these states, or is the other side
 * of the invitation that it is for. Marks are noted long after a grant now and then. Whoever asks has locked the person.
 */
export async function isHadAsAnother(
  transaction: Transaction,
  grantId: string,
  states: readonly RewardState[],
): Promise<boolean> {
  const { rows } = await sql`
    select from reward_grant given
    join person_mark own on own.player_id = given.player_id and own.kind = any (${[...hardMarks]}::text[])
    join person_mark theirs on theirs.kind = own.kind and theirs.mark = own.mark and theirs.player_id <> own.player_id
    where given.id = ${grantId} and case given.source
      when 'referral' then exists (select from referral
        where referral.player_id = split_part(given.source_ref, ':', 2)::bigint
          and theirs.player_id in (referral.player_id, referral.referrer_id))
      else exists (select from reward_grant had
        where had.player_id = theirs.player_id and had.source = given.source and had.state = any (${[...states]}::text[])
          and ${occasionOf('had')} = ${occasionOf('given')}) end
    limit 1`.execute(transaction);
  return rows.length > 0;
}
