import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';
import { payoutFollowKind } from './follow-payout.ts';

const atOnce = 500;

/** Orders under way that no job looks after. */
export async function selectForsakenOrders(database: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select payout_order.id
    from payout_order
    where ended_at is null and not exists (
      select from job where job.kind = ${payoutFollowKind} and job.key = payout_order.id::text
    )
    limit ${atOnce}`.execute(database);
  return rows.map(({ id }) => id);
}

/** Those whose player's time runs, and nobody counts it. */
export async function selectForsakenReceipts(database: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select withdrawal.id
    from withdrawal
    where state = 'paid' and not exists (
      select from job where job.kind = 'withdrawal-receipt' and job.key = withdrawal.id::text
    )
    limit ${atOnce}`.execute(database);
  return rows.map(({ id }) => id);
}

interface Since {
  at: Date;
  before: Date;
}

export async function raiseSilentOrders(
  transaction: Transaction,
  { at, before }: Since,
): Promise<void> {
  await sql`
    insert into payment_incident
      (kind, provider, payment_id, withdrawal_id, amount, currency, raised_at)
    select 'payout-silent', coalesce(one.provider, 'none'), one.id::text, one.withdrawal_id,
      one.amount, withdrawal.commodity, ${at}
    from payout_order as one
    join withdrawal on withdrawal.id = one.withdrawal_id
    where one.ended_at is null and one.begun_at < ${before}
    on conflict do nothing`.execute(transaction);
}

/** A standstill is named by the last step before it, so each is reported once. */
export async function raiseStandstills(
  transaction: Transaction,
  { at, before }: Since,
): Promise<void> {
  await sql`
    insert into payment_incident
      (kind, provider, payment_id, withdrawal_id, amount, currency, raised_at)
    select 'withdrawal-waits', one.state, one.id || ':' || last.id, one.id, one.amount,
      one.commodity, ${at}
    from withdrawal as one
    cross join lateral (
      select step.id, step.at from withdrawal_step as step
      where step.withdrawal_id = one.id order by step.id desc limit 1
    ) as last
    where one.state in ('asked', 'second-look', 'approved', 'paying', 'disputed')
      and last.at < ${before}
      and not exists (
        select from payout_order where withdrawal_id = one.id and ended_at is null
      )
    on conflict do nothing`.execute(transaction);
}

/** Those of both kinds that something has happened to since. */
export async function closeMovedOn(transaction: Transaction, at: Date): Promise<void> {
  await sql`
    update payment_incident as incident set closed_at = ${at}, closed_by = 'sweeper'
    where closed_at is null and (
      (kind = 'payout-silent' and not exists (
        select from payout_order as one
        where one.id::text = incident.payment_id and one.ended_at is null
      ))
      or (kind = 'withdrawal-waits' and incident.payment_id <> incident.withdrawal_id || ':' || (
        select max(step.id) from withdrawal_step as step
        where step.withdrawal_id = incident.withdrawal_id
      ))
    )`.execute(transaction);
}
