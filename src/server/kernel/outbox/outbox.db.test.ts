import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#server/db/open.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { done, refuse } from '../answer.ts';
import { createJobs, type JobTrouble } from '../jobs.ts';
import { claimJobs, msUntilNextJob } from '../jobs-store.ts';
import { createNotifications } from '../notifications.ts';
import { type Courier, type Delivery, keepingCourier, type OutgoingMessage } from './courier.ts';
import type { NewMessage } from './messages.ts';
import { queueMessage } from './queue-message.ts';
import { type MessageTrouble, sendingAtOnce, sendingJob, tidyingJob } from './send-message.ts';
import { selectKept, settleMessage, tidyOutbox } from './store.ts';

const { database, connectionString } = await freshDatabase({ poolSize: 10 });
const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
});
beforeEach(async () => {
  await database.deleteFrom('job').execute();
  await database.deleteFrom('outbox').execute();
});

const code: NewMessage = {
  kind: 'sms',
  to: '+573001234567',
  language: 'es',
  template: 'verification-code',
  values: { site: 'Verbena', code: '424242', minutes: 1 },
};
const notice: NewMessage = {
  kind: 'mail',
  to: 'ana@play.example',
  language: 'en',
  template: 'notice',
  values: { site: 'Verbena', title: 'Hello', text: 'World' },
};

/** Sends as `answers` say, one after the other, and remembers what it was handed. */
function courierOf(...answers: (Delivery | Error)[]) {
  const handed: OutgoingMessage[] = [];
  const courier: Courier = {
    async send(message) {
      handed.push(message);
      const answer = answers[handed.length - 1] ?? { kind: 'sent' };
      if (answer instanceof Error) throw answer;
      return answer;
    },
    close: () => undefined,
  };
  return { handed, courier };
}

/** One gateway's two queues of messages, with a listening connection of their own. */
async function openSender(sms: Courier, mail: Courier = keepingCourier) {
  const troubles: MessageTrouble[] = [];
  const jobTroubles: JobTrouble[] = [];
  const faults: unknown[] = [];
  const onTrouble = (trouble: MessageTrouble) => troubles.push(trouble);
  const notifications = createNotifications({ connectionString });
  const shared = {
    database,
    notifications,
    atOnce: sendingAtOnce,
    onTrouble: (trouble: JobTrouble) => jobTroubles.push(trouble),
    onFault: (cause: unknown) => faults.push(cause),
  };
  const queues = [
    createJobs({ ...shared, handlers: sendingJob('sms', { database, courier: sms, onTrouble }) }),
    createJobs({ ...shared, handlers: sendingJob('mail', { database, courier: mail, onTrouble }) }),
  ];
  await notifications.open();
  for (const queue of queues) queue.start();
  const stop = async () => {
    await Promise.all(queues.map((queue) => queue.stop()));
    await notifications.close();
  };
  stops.push(stop);
  return { troubles, jobTroubles, faults, stop };
}

const rowOf = (id: string) =>
  database.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const stateOf = async (id: string) => (await rowOf(id)).state;
const attemptOf = async (id: string) =>
  (await database.selectFrom('job').select('attempt').where('key', '=', id).executeTakeFirst())
    ?.attempt;
const leaseOf = (id: string) =>
  database
    .selectFrom('job')
    .select(['attempt', 'lease_until'])
    .where('key', '=', id)
    .executeTakeFirst();
const countJobs = async () => (await database.selectFrom('job').select('key').execute()).length;
const hasten = () => sql`update job set due_at = clock_timestamp()`.execute(database);

describe('queueing', () => {
  test('a message exists only if the transaction that queues it is committed', async () => {
    await inTransaction(database, async (transaction) => {
      await queueMessage(transaction, code);
      return refuse('game.unknown');
    });
    expect(await database.selectFrom('outbox').select('id').execute()).toEqual([]);
    expect(await countJobs()).toBe(0);
    await inTransaction(database, async (transaction) =>
      done(await queueMessage(transaction, code)),
    );
    expect(await database.selectFrom('outbox').select('id').execute()).toHaveLength(1);
    expect(await countJobs()).toBe(1);
  });

  test.each([
    ['sms', '3001234567'],
    ['sms', '+573001234567,+573007654321'],
    ['mail', 'a@b.example, c@d.example'],
    ['mail', 'a@b.example\r\nBcc: c@d.example'],
    ['mail', '"a b"@c.example'],
  ] as const)('%s to %j is no recipient', async (kind, to) => {
    const queued = queueMessage(database, { ...notice, kind, to });
    await expect(queued).rejects.toThrow('cannot be a recipient');
    await expect(queued).rejects.not.toThrow(to);
  });

  test('a withheld message keeps no text and is never sent', async () => {
    const { handed, courier } = courierOf();
    const withheld = await queueMessage(database, { ...code, isWithheld: true });
    const { stop } = await openSender(courier);
    const real = await queueMessage(database, code);
    await expect.poll(() => stateOf(real)).toBe('sent');
    await stop();
    expect(handed.map(({ id }) => id)).toEqual([real]);
    expect(await rowOf(withheld)).toMatchObject({ state: 'withheld', body: null });
  });
});

describe('sending', () => {
  test('a message is sent when it is queued, and its text is deleted then', async () => {
    const { handed, courier } = courierOf();
    const { stop } = await openSender(courier);
    const id = await queueMessage(database, code);
    await expect.poll(() => stateOf(id)).toBe('sent');
    await stop();
    expect(handed).toEqual([expect.objectContaining({ id, to: code.to })]);
    expect(handed[0]?.text).toContain('424242');
    expect(await rowOf(id)).toMatchObject({ body: null, subject: null });
    expect(await countJobs()).toBe(0);
  });

  test('five gateways send a hundred messages once each', async () => {
    const { handed, courier } = courierOf();
    const gateways = await Promise.all(Array.from({ length: 5 }, () => openSender(courier)));
    await inTransaction(database, async (transaction) => {
      for (let count = 0; count < 100; count += 1) await queueMessage(transaction, code);
      return done(null);
    });
    const countSent = async () =>
      (await database.selectFrom('outbox').select('id').where('state', '=', 'sent').execute())
        .length;
    await expect.poll(countSent, { timeout: 10_000 }).toBe(100);
    for (const gateway of gateways) await gateway.stop();
    expect(handed).toHaveLength(100);
    expect(new Set(handed.map(({ id }) => id)).size).toBe(100);
  });

  test('a message that failed waits longer each time, keeps its id and then is sent', async () => {
    const later: Delivery = { kind: 'later', reason: 'status-500' };
    const { handed, courier } = courierOf(later, new Error('+573001234567 is busy'), later);
    const { stop, troubles, jobTroubles, faults } = await openSender(courier);
    const id = await queueMessage(database, code);
    const waits: number[] = [];
    for (let tried = 1; tried <= 3; tried += 1) {
      await expect.poll(() => leaseOf(id)).toEqual({ attempt: tried, lease_until: null });
      waits.push((await msUntilNextJob(database, ['send-sms'])) ?? 0);
      await hasten();
      await sql`notify verbena_job, 'send-sms'`.execute(database);
    }
    await expect.poll(() => stateOf(id)).toBe('sent');
    await stop();
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect(waits[0]).toBeGreaterThan(3_000);
    expect(new Set(handed.map((message) => message.id))).toEqual(new Set([id]));
    expect(troubles.map(({ reason }) => reason)).toEqual([
      'status-500',
      'courier-fault',
      'status-500',
    ]);
    expect(JSON.stringify([troubles, faults])).not.toContain(code.to);
    expect(jobTroubles).toEqual([]);
  });

  test('a provider that asks for a longer wait is obeyed', async () => {
    const { courier } = courierOf({ kind: 'later', reason: 'status-429', notBeforeMs: 600_000 });
    const { stop, troubles } = await openSender(courier);
    await queueMessage(database, code);
    await expect.poll(() => troubles.length).toBe(1);
    await stop();
    expect(await msUntilNextJob(database, ['send-sms'])).toBeGreaterThan(500_000);
  });

  test('a message is given up after the eighth attempt, or at once where a retry is useless', async () => {
    const { courier } = courierOf(
      { kind: 'never', reason: 'status-400' },
      { kind: 'later', reason: 'timeout' },
    );
    const { stop, troubles } = await openSender(courier);
    const useless = await queueMessage(database, code);
    await expect.poll(() => stateOf(useless)).toBe('failed');
    expect(await rowOf(useless)).toMatchObject({ reason: 'status-400', body: null });
    const tired = await inTransaction(database, async (transaction) => {
      const id = await queueMessage(transaction, code);
      await transaction.updateTable('job').set({ attempt: 7 }).where('key', '=', id).execute();
      return done(id);
    });
    await expect.poll(() => stateOf(tired.value)).toBe('failed');
    await stop();
    expect(troubles.map(({ isGivenUp, attempt }) => [isGivenUp, attempt])).toEqual([
      [true, 1],
      [true, 8],
    ]);
    expect(await countJobs()).toBe(0);
  });

  test('one kind goes on while the other one’s provider does not answer', async () => {
    let letGo: (delivery: Delivery) => void = () => undefined;
    const stuck: Courier = {
      send: () => new Promise((resolve) => (letGo = resolve)),
      close: () => undefined,
    };
    const { stop } = await openSender(stuck);
    const sms = await queueMessage(database, code);
    const mail = await queueMessage(database, notice);
    await expect.poll(() => stateOf(mail)).toBe('kept');
    expect(await stateOf(sms)).toBe('waiting');
    await expect.poll(() => attemptOf(sms)).toBe(1);
    const stopping = stop();
    letGo({ kind: 'sent' });
    await stopping;
    expect(await stateOf(sms)).toBe('sent');
  });

  test('a gateway that dies while sending leaves the message to another, and settles nothing later', async () => {
    const id = await queueMessage(database, code);
    const sending = { kinds: ['send-sms'], atMost: 5, leaseSeconds: 60 };
    const [dead] = await claimJobs(database, sending);
    expect(await claimJobs(database, sending)).toEqual([]);
    await sql`update job set lease_until = clock_timestamp()`.execute(database);
    const [heir] = await claimJobs(database, sending);
    expect([dead?.attempt, heir?.attempt]).toEqual([1, 2]);
    await settleMessage(database, { id, kind: 'sms', number: 1 }, 'failed', 'late');
    expect(await stateOf(id)).toBe('waiting');
    await settleMessage(database, { id, kind: 'sms', number: 2 }, 'sent', null);
    expect(await stateOf(id)).toBe('sent');
  });

  test('a message that was settled is not sent again when its gateway died before the job ended', async () => {
    const id = await queueMessage(database, code);
    await database.updateTable('outbox').set({ state: 'sent', body: null }).execute();
    const { handed, courier } = courierOf();
    const { stop } = await openSender(courier);
    await expect.poll(countJobs).toBe(0);
    await stop();
    expect(handed).toEqual([]);
    expect(await stateOf(id)).toBe('sent');
  });
});

describe('keeping', () => {
  test('messages stay to be read where no company is set, the newest first', async () => {
    const { stop } = await openSender(keepingCourier);
    const first = await queueMessage(database, code);
    await expect.poll(() => stateOf(first)).toBe('kept');
    const second = await queueMessage(database, notice);
    await expect.poll(() => stateOf(second)).toBe('kept');
    await stop();
    const kept = await selectKept(database, { to: null, last: 10 });
    expect(kept.map(({ to }) => to)).toEqual([notice.to, code.to]);
    expect(kept[1]?.body).toContain('424242');
    expect(await selectKept(database, { to: '3001234567', last: 10 })).toHaveLength(1);
    expect(await selectKept(database, { to: 'ANA@', last: 10 })).toHaveLength(1);
    expect(await selectKept(database, { to: '%', last: 10 })).toHaveLength(0);
    expect(await selectKept(database, { to: null, last: 1 })).toHaveLength(1);
  });

  test('a code’s text is deleted after a quarter of an hour, a notice’s is not', async () => {
    const secret = await queueMessage(database, code);
    const open = await queueMessage(database, notice);
    const age = (minutes: number) =>
      sql`update outbox set blank_at = blank_at - make_interval(mins => ${minutes})`.execute(
        database,
      );
    await age(14);
    await tidyOutbox(database, 7);
    expect((await rowOf(secret)).body).toContain('424242');
    await age(2);
    await tidyOutbox(database, 7);
    expect(await rowOf(secret)).toMatchObject({ body: null, state: 'expired' });
    expect((await rowOf(open)).body).toContain('World');
  });

  test('a message that is too late is not sent any more', async () => {
    const id = await queueMessage(database, { ...code, sendWithinSeconds: 60 });
    await sql`update outbox set send_before = clock_timestamp()`.execute(database);
    const { handed, courier } = courierOf();
    const { stop } = await openSender(courier);
    await expect.poll(countJobs).toBe(0);
    await stop();
    expect(handed).toEqual([]);
    await tidyOutbox(database, 7);
    expect(await rowOf(id)).toMatchObject({ body: null, state: 'expired' });
  });

  test('the tidying job expires late messages, and runs again a minute later', async () => {
    const id = await queueMessage(database, { ...code, sendWithinSeconds: 60 });
    await sql`update outbox set send_before = clock_timestamp()`.execute(database);
    const now = new Date('2026-11-23T12:00:00Z');
    const job = { key: 'all', body: {}, due: now, now, attempt: 1 };
    expect(await tidyingJob(database)['outbox-tidy'](job)).toEqual({
      again: new Date('2026-11-23T12:01:00Z'),
    });
    expect(await stateOf(id)).toBe('expired');
  });

  test('messages are deleted after a week', async () => {
    await queueMessage(database, notice);
    await sql`update outbox set created_at = created_at - interval '8 days'`.execute(database);
    await tidyOutbox(database, 7);
    expect(await database.selectFrom('outbox').select('id').execute()).toEqual([]);
  });
});
