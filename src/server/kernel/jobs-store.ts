import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';

export interface JobPlan {
  kind: string;
  /** With its kind it names one job: planned again, it is still that one. */
  key: string;
  due: Date;
  /** What the handler needs to know; no secrets, and of persons their numbers only. */
  body?: object;
  /** Where it is planned already, the earlier time and body stand. */
  keep?: boolean;
}

/** A job that one gateway has taken for a while. */
export interface ClaimedJob {
  kind: string;
  key: string;
  body: unknown;
  due: Date;
  /** What the database's clock said when it was taken. */
  now: Date;
  /** 1 at the first try. */
  attempt: number;
  turn: string;
}

type HeldJob = Pick<ClaimedJob, 'kind' | 'key' | 'turn'>;

/** A notification may be lost with its connection, so due jobs are also looked for without one. */
export const lookEverySeconds = 15;

/**
 * A job that is planned while a gateway runs it is run once more: that gateway cannot have known. Only
 * what is due before everybody looks anyway sends a notification, since commits that notify wait for
 * each other.
 */
export async function upsertPlan(database: Database, plan: JobPlan): Promise<void> {
  const { kind, key, due, body = {}, keep = false } = plan;
  const stand = sql`is_replanned = true where job.lease_until is not null`;
  const replace = sql`due_at = excluded.due_at, body = excluded.body, attempt = 0, reason = null,
    is_replanned = job.lease_until is not null`;
  await sql`
    with planned as (
      insert into job (kind, key, due_at, body)
      values (${kind}, ${key}, ${due}::timestamptz, ${JSON.stringify(body)}::jsonb)
      on conflict (kind, key) do update set ${keep ? stand : replace}
      returning due_at
    )
    select pg_notify('verbena_job', ${kind}) from planned
    where due_at < clock_timestamp() + make_interval(secs => ${lookEverySeconds})`.execute(
    database,
  );
}

export async function deletePlan(
  database: Database,
  { kind, key }: Pick<JobPlan, 'kind' | 'key'>,
): Promise<void> {
  await database.deleteFrom('job').where('kind', '=', kind).where('key', '=', key).execute();
}

/**
 * Claims due jobs for a lease: when a gateway dies, the others claim its jobs after that. A lease that
 * ends too far ahead was written before the clock was set back, and is ignored.
 */
export async function claimJobs(
  database: Database,
  {
    kinds,
    atMost,
    leaseSeconds,
  }: { kinds: readonly string[]; atMost: number; leaseSeconds: number },
): Promise<ClaimedJob[]> {
  const { rows } = await sql<ClaimedJob>`
    with ripe as (
      select kind, key from job, (select clock_timestamp() as now) as clock
      where due_at <= (select clock_timestamp()) and kind = any (${kinds})
        and (lease_until is null or lease_until <= now
          or lease_until > now + make_interval(secs => ${2 * leaseSeconds}))
      order by due_at
      limit ${atMost}
      for update of job skip locked
    )
    update job set turn = turn + 1, attempt = attempt + 1, is_replanned = false,
      lease_until = clock_timestamp() + make_interval(secs => ${leaseSeconds})
    from ripe where job.kind = ripe.kind and job.key = ripe.key
    returning job.kind, job.key, body, due_at as due, clock_timestamp() as now, attempt, turn
  `.execute(database);
  return rows;
}

/** Answers whether it was still held. */
export async function renewLease(
  database: Database,
  { kind, key, turn }: HeldJob,
  leaseSeconds: number,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('job')
    .set({ lease_until: secondsFromNow(leaseSeconds) })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('turn', '=', turn)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Only the gateway that still holds the lease settles the job. */
export async function settleDone(database: Database, { kind, key, turn }: HeldJob): Promise<void> {
  const { numDeletedRows } = await database
    .deleteFrom('job')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('turn', '=', turn)
    .where('is_replanned', '=', false)
    .executeTakeFirst();
  if (numDeletedRows === 0n) await settleAgain(database, { kind, key, turn }, null);
}

/** At `due`, or when it was planned meanwhile, whichever comes first. */
export async function settleAgain(
  database: Database,
  { kind, key, turn }: HeldJob,
  due: Date | null,
): Promise<void> {
  await sql`
    update job set lease_until = null, attempt = 0, reason = null, is_replanned = false,
      due_at = case when is_replanned then least(due_at, ${due}::timestamptz)
        else coalesce(${due}::timestamptz, due_at) end
    where kind = ${kind} and key = ${key} and turn = ${turn}`.execute(database);
}

export async function settleFailed(
  database: Database,
  { kind, key, turn }: HeldJob,
  { reason, pauseMs }: { reason: string; pauseMs: number },
): Promise<void> {
  await sql`
    update job set lease_until = null, reason = ${reason}, is_replanned = false,
      due_at = case when is_replanned then due_at
        else clock_timestamp() + make_interval(secs => ${pauseMs / 1000}::float8) end
    where kind = ${kind} and key = ${key} and turn = ${turn}`.execute(database);
}

/** Null where nothing waits; negative where something should have been begun already. */
export async function msUntilNextJob(
  database: Database,
  kinds: readonly string[],
): Promise<number | null> {
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from least(
      (select due_at from job where lease_until is null and kind = any (${kinds})
        order by due_at limit 1),
      (select min(greatest(due_at, lease_until)) from job
        where lease_until is not null and kind = any (${kinds}))
    ) - clock_timestamp()) * 1000)::float8 as ms`.execute(database);
  return rows[0]?.ms ?? null;
}

function secondsFromNow(seconds: number) {
  return sql<Date>`clock_timestamp() + make_interval(secs => ${seconds}::float8)`;
}
