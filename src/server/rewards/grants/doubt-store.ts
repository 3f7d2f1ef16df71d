import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';
import { softMarks } from '#server/exclusion-register/marks-of.ts';
import { occasionOf } from '../one-person-store.ts';
import type { GrantRow } from './grant-store.ts';

export interface DoubtedGrant extends GrantRow {
  account: string;
  /** The accounts that resemble this one, and by what. */
  others: { account: string; kind: 'payee-name' | 'device' }[];
}

/**
 * Writes down which accounts that share a soft mark have the same, or had it, or are the other side of the invitation.
 * Not of two accounts that somebody looked at and released before. Accounts that share a mark wait for one another
 * here. Answers whether there are any.
 */
export async function noteDoubts(
  transaction: Transaction,
  { id, player_id: playerId }: GrantRow,
  now: Date,
): Promise<boolean> {
  const kinds = sql`any (${[...softMarks]}::text[])`;
  await sql`
    select pg_advisory_xact_lock(hashtextextended('doubt ' || kind || mark, 0))
    from (
      select kind, mark from person_mark where player_id = ${playerId} and kind = ${kinds}
      order by kind, mark) as own`.execute(transaction);
  const { numAffectedRows } = await sql`
    insert into reward_doubt (grant_id, player_id, other_id, kind, noted_at)
    select distinct given.id, given.player_id, theirs.player_id, own.kind, ${now}::timestamptz
    from reward_grant given
    join person_mark own on own.player_id = given.player_id and own.kind = ${kinds}
    join person_mark theirs on theirs.kind = own.kind and theirs.mark = own.mark and theirs.player_id <> own.player_id
    where given.id = ${id} and case given.source
      when 'referral' then exists (select from referral
        where referral.player_id = split_part(given.source_ref, ':', 2)::bigint
          and theirs.player_id in (referral.player_id, referral.referrer_id))
      else exists (select from reward_grant had
        where had.player_id = theirs.player_id and had.source = given.source
          and had.state in ('waiting', 'claimable', 'claimed')
          and ${occasionOf('had')} = ${occasionOf('given')}) end
      and not exists (select from reward_doubt settled where settled.decision = 'released'
        and (settled.player_id, settled.other_id) in
          ((given.player_id, theirs.player_id), (theirs.player_id, given.player_id)))`.execute(
    transaction,
  );
  return (numAffectedRows ?? 0n) > 0n;
}

const isOpen = (grant: string) => sql<boolean>`exists (
  select from reward_doubt doubt where doubt.grant_id = ${sql.ref(`${grant}.id`)} and doubt.decided_at is null)`;

/** Those that somebody has to look at, the oldest first. */
export function selectDoubted(database: Database, atMost: number): Promise<DoubtedGrant[]> {
  return doubted(database).orderBy('held.id').limit(atMost).execute();
}

/** Undefined where nothing of it waits for anybody. */
export function findDoubted(database: Database, id: string): Promise<DoubtedGrant | undefined> {
  return doubted(database).where('held.id', '=', id).executeTakeFirst();
}

function doubted(database: Database) {
  return database
    .selectFrom('reward_grant as held')
    .innerJoin('player', 'player.id', 'held.player_id')
    .selectAll('held')
    .select('player.account')
    .select(
      sql<DoubtedGrant['others']>`(
        select json_agg(json_build_object('account', other.account, 'kind', doubt.kind)
          order by other.account, doubt.kind)
        from reward_doubt doubt join player other on other.id = doubt.other_id
        where doubt.grant_id = held.id)`.as('others'),
    )
    .where('held.state', '=', 'waiting')
    .where(isOpen('held'));
}

export async function settleDoubts(
  transaction: Transaction,
  grantId: string,
  settled: { decision: 'released' | 'refused'; by: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('reward_doubt')
    .set({ decision: settled.decision, decided_by: settled.by, decided_at: settled.now })
    .where('grant_id', '=', grantId)
    .where('decided_at', 'is', null)
    .execute();
}

/** It waits for a person of the house from now on. */
export function setWaiting(transaction: Transaction, id: string): Promise<GrantRow> {
  return transaction
    .updateTable('reward_grant')
    .set({ state: 'waiting' })
    .where('id', '=', id)
    .where('state', '=', 'claimable')
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The days that it waited for the house are not its player's: they are added. Undefined where it waits no more. */
export function setReleased(
  transaction: Transaction,
  id: string,
  now: Date,
): Promise<GrantRow | undefined> {
  return transaction
    .updateTable('reward_grant')
    .set({
      state: 'claimable',
      claim_by: sql<Date | null>`claim_by + (${now}::timestamptz - coalesce(paused_at, granted_at))`,
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
}
