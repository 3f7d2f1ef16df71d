import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#server/db/open.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { done, refuse } from './answer.ts';
import { createJobs, type Job, type JobHandler, type JobTrouble, plan, unplan } from './jobs.ts';
import { claimJobs, msUntilNextJob, settleAgain, settleDone } from './jobs-store.ts';
import { createNotifications } from './notifications.ts';

const { database, connectionString } = await freshDatabase({ poolSize: 10 });
let stops: (() => Promise<void>)[] = [];
beforeEach(async () => {
  await database.deleteFrom('job').execute();
});
afterEach(async () => {
  for (const stop of stops) await stop();
  stops = [];
});

const past = new Date('2020-01-01T00:00:00Z');
const future = new Date('2090-01-01T00:00:00Z');
const claiming = { kinds: ['remind'], atMost: 10, leaseSeconds: 60 };

/** One gateway's jobs, with a listening connection of its own. */
async function openJobs(handlers: Record<string, JobHandler>) {
  const troubles: JobTrouble[] = [];
  const faults: unknown[] = [];
  const notifications = createNotifications({ connectionString });
  const jobs = createJobs({
    database,
    notifications,
    handlers,
    onTrouble: (trouble) => troubles.push(trouble),
    onFault: (cause) => faults.push(cause),
  });
  await notifications.open();
  jobs.start();
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= jobs.stop().then(() => notifications.close());
    return stopping;
  };
  stops.push(stop);
  return { troubles, faults, stop };
}

/** Returns these outcomes one after the other, then 'done', and remembers the jobs it was handed. */
function handlerOf(...answers: (Awaited<ReturnType<JobHandler>> | Error)[]) {
  const handed: Job[] = [];
  const remind: JobHandler = async (job) => {
    handed.push(job);
    const answer = answers[handed.length - 1] ?? 'done';
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { handed, remind };
}

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

const rows = () => database.selectFrom('job').selectAll().orderBy('key').execute();
const count = async () => (await rows()).length;
/** As if that much time had passed. */
const pass = (seconds: number) =>
  sql`update job set due_at = due_at - make_interval(secs => ${seconds}),
    lease_until = lease_until - make_interval(secs => ${seconds})`.execute(database);

describe('planning', () => {
  test('a job is there only if what it belongs to is committed', async () => {
    await inTransaction(database, async (transaction) => {
      await plan(transaction, { kind: 'remind', key: 'one', due: past });
      return refuse('game.unknown');
    });
    expect(await rows()).toEqual([]);
    await inTransaction(database, async (transaction) => {
      await plan(transaction, { kind: 'remind', key: 'one', due: past });
      return done(null);
    });
    expect(await rows()).toHaveLength(1);
  });

  test('a job planned twice is one job at the newest time, unless the earlier one is to stand', async () => {
    await plan(database, { kind: 'remind', key: 'one', due: past, body: { amount: '1' } });
    await plan(database, { kind: 'remind', key: 'one', due: future, body: { amount: '2' } });
    expect(await rows()).toMatchObject([{ due_at: future, body: { amount: '2' } }]);
    await plan(database, { kind: 'remind', key: 'one', due: past, keep: true });
    expect(await rows()).toMatchObject([{ due_at: future, body: { amount: '2' } }]);
    await plan(database, { kind: 'other', key: 'one', due: past });
    expect(await count()).toBe(2);
  });

  test('a job that is taken back is not done', async () => {
    await plan(database, { kind: 'remind', key: 'one', due: past });
    await unplan(database, { kind: 'remind', key: 'one' });
    expect(await claimJobs(database, claiming)).toEqual([]);
  });
});

describe('carrying out', () => {
  test('a job that is due is done when it is planned, and one that is not stays', async () => {
    const { handed, remind } = handlerOf();
    const { faults } = await openJobs({ remind });
    await plan(database, { kind: 'remind', key: 'later', due: future });
    await plan(database, { kind: 'remind', key: 'now', due: past, body: { deposit: '7' } });
    await expect.poll(count).toBe(1);
    expect(handed).toMatchObject([{ key: 'now', body: { deposit: '7' }, due: past, attempt: 1 }]);
    expect(await rows()).toMatchObject([{ key: 'later', attempt: 0 }]);
    expect(faults).toEqual([]);
  });

  test('two gateways do a hundred jobs once each', async () => {
    const { handed, remind } = handlerOf();
    await openJobs({ remind });
    await openJobs({ remind });
    await inTransaction(database, async (transaction) => {
      for (let number = 0; number < 100; number += 1) {
        await plan(transaction, { kind: 'remind', key: String(number), due: past });
      }
      return done(null);
    });
    await expect.poll(count, { timeout: 10_000 }).toBe(0);
    expect(handed).toHaveLength(100);
    expect(new Set(handed.map(({ key }) => key)).size).toBe(100);
  });

  test('a gateway runs no more than four jobs at once', async () => {
    const { open, opened } = gate();
    let inHand = 0;
    const most: number[] = [];
    const remind: JobHandler = async () => {
      inHand += 1;
      most.push(inHand);
      await opened;
      inHand -= 1;
      return 'done';
    };
    for (let number = 0; number < 12; number += 1) {
      await plan(database, { kind: 'remind', key: String(number), due: past });
    }
    await openJobs({ remind });
    await expect.poll(() => inHand).toBe(4);
    open();
    await expect.poll(count).toBe(0);
    expect(Math.max(...most)).toBe(4);
  });

  test('a recurring job is there again, and never twice', async () => {
    const { handed, remind } = handlerOf({ again: past }, { again: past }, { again: future });
    await openJobs({ remind });
    await plan(database, { kind: 'remind', key: 'days', due: past });
    await expect.poll(() => handed.length).toBe(3);
    await expect.poll(async () => (await rows())[0]?.due_at).toEqual(future);
    expect(await rows()).toMatchObject([{ attempt: 0, lease_until: null }]);
  });

  test('a job planned while it is carried out is carried out once more', async () => {
    const { open, opened } = gate();
    const handed: unknown[] = [];
    const remind: JobHandler = async ({ body }) => {
      handed.push(body);
      if (handed.length === 1) await opened;
      return 'done';
    };
    await openJobs({ remind });
    await plan(database, { kind: 'remind', key: 'one', due: past, body: { round: 1 } });
    await expect.poll(() => handed.length).toBe(1);
    await plan(database, { kind: 'remind', key: 'one', due: past, body: { round: 2 } });
    open();
    await expect.poll(count).toBe(0);
    expect(handed).toEqual([{ round: 1 }, { round: 2 }]);
  });

  test('a kind that this gateway does not know is left to gateways that do', async () => {
    const { handed, remind } = handlerOf();
    await openJobs({ remind });
    await plan(database, { kind: 'newer', key: 'one', due: past });
    await plan(database, { kind: 'remind', key: 'one', due: past });
    await expect.poll(count).toBe(1);
    expect(handed).toHaveLength(1);
    expect(await rows()).toMatchObject([{ kind: 'newer', attempt: 0 }]);
  });
});

describe('what goes wrong', () => {
  test('a handler that throws is retried, later each time, and names nobody', async () => {
    const named = Object.assign(new Error('ana@play.example has no wallet'), { code: 'VB009' });
    const { handed, remind } = handlerOf(named, new TypeError('ana'), named);
    const { troubles, faults } = await openJobs({ remind });
    await plan(database, { kind: 'remind', key: 'one', due: past });
    const waits: number[] = [];
    for (let tried = 1; tried <= 3; tried += 1) {
      await expect.poll(rows).toMatchObject([{ attempt: tried, lease_until: null }]);
      waits.push((await msUntilNextJob(database, ['remind'])) ?? 0);
      expect(troubles).toHaveLength(tried);
      await pass(3_600);
      await sql`notify verbena_job`.execute(database);
      await expect.poll(() => handed.length).toBe(tried + 1);
    }
    await expect.poll(count).toBe(0);
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect(waits[2]).toBeGreaterThan(3_000);
    expect(troubles.map(({ reason }) => reason)).toEqual(['VB009', 'TypeError', 'VB009']);
    expect(JSON.stringify([troubles, faults])).not.toContain('ana');
  });

  test('a retry keeps the count of attempts, waits as long as asked, and is not reported twice', async () => {
    const retry = { retryAfterMs: 600_000, reason: 'status-429' };
    const { handed, remind } = handlerOf(retry);
    const { troubles } = await openJobs({ remind });
    await plan(database, { kind: 'remind', key: 'one', due: past });
    await expect
      .poll(rows)
      .toMatchObject([{ attempt: 1, lease_until: null, reason: 'status-429' }]);
    expect(await msUntilNextJob(database, ['remind'])).toBeGreaterThan(590_000);
    await pass(600);
    await sql`notify verbena_job, 'remind'`.execute(database);
    await expect.poll(count).toBe(0);
    expect(handed.map(({ attempt }) => attempt)).toEqual([1, 2]);
    expect(troubles).toEqual([]);
  });

  test('a gateway that dies with a job leaves it to the others, and settles nothing later', async () => {
    await plan(database, { kind: 'remind', key: 'one', due: past });
    const [dead] = await claimJobs(database, claiming);
    expect(await claimJobs(database, claiming)).toEqual([]);
    await pass(61);
    const [heir] = await claimJobs(database, claiming);
    expect([dead?.attempt, heir?.attempt]).toEqual([1, 2]);
    if (!dead || !heir) return expect.unreachable();
    await settleDone(database, dead);
    await settleAgain(database, dead, future);
    expect(await rows()).toMatchObject([{ turn: heir.turn, due_at: expect.any(Date) }]);
    await settleDone(database, heir);
    expect(await rows()).toEqual([]);
  });

  test('the database says what is due, and a lease survives no clock that was set back', async () => {
    const inTheirHour = new Date(Date.now() + 3_600_000);
    await plan(database, { kind: 'remind', key: 'one', due: inTheirHour });
    expect(await claimJobs(database, claiming)).toEqual([]);
    await pass(3_601);
    const [taken] = await claimJobs(database, claiming);
    expect(taken?.key).toBe('one');
    await pass(-86_400);
    expect(await claimJobs(database, claiming)).toEqual([]);
    await sql`update job set due_at = clock_timestamp()`.execute(database);
    expect(await claimJobs(database, claiming)).toHaveLength(1);
  });

  test('stopping waits for jobs that were begun, and begins no more', async () => {
    const { open, opened } = gate();
    const handed: string[] = [];
    const remind: JobHandler = async ({ key }) => {
      handed.push(key);
      await opened;
      return 'done';
    };
    const { stop } = await openJobs({ remind });
    await plan(database, { kind: 'remind', key: 'one', due: past });
    await expect.poll(() => handed.length).toBe(1);
    const stopping = stop();
    await plan(database, { kind: 'remind', key: 'two', due: past });
    open();
    await stopping;
    expect(handed).toEqual(['one']);
    expect(await rows()).toMatchObject([{ key: 'two', attempt: 0 }]);
  });
});

test('a job that is planned from SQL while a gateway has it is run once more, with the newer body', async () => {
  const add = (at: number, due: string) =>
    sql`select job_add('minute', 'one', ${due}::timestamptz, ${JSON.stringify({ at })}::jsonb)`.execute(
      database,
    );
  const body = async () => {
    const job = database.selectFrom('job').select(['body', 'is_replanned']);
    return job.where('kind', '=', 'minute').executeTakeFirst();
  };
  await add(1, '2026-01-01T00:00:00Z');
  await add(2, '2026-01-01T00:00:00Z');
  expect(await body()).toEqual({ body: { at: 1 }, is_replanned: false });
  await sql`update job set lease_until = now() + interval '1 minute' where kind = 'minute'`.execute(
    database,
  );
  await add(3, '2026-01-01T00:00:00Z');
  expect(await body()).toEqual({ body: { at: 3 }, is_replanned: true });
});
