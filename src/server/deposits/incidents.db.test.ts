import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { listIncidents, settleIncident } from '#server/incidents/incidents.ts';
import type { Player } from '#server/kernel/answer.ts';
import type { Actor } from '#server/operator/audit.ts';
import { beginOwnBreak } from '#server/protection/begin-break.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp, visitor } from '#tests/database/test-app.ts';
import {
  balanceOf,
  beginOne,
  booksOf,
  bring,
  hookBody,
  newPayer,
  plantMethods,
} from '#tests/deposits/deposits.ts';
import { openStubProvider } from '#tests/deposits/stub-provider.ts';
import { namedActor, runCommand, terminalOf } from '#tests/operator/staff.ts';
import { begin } from './begin-deposit.ts';
import { cancelOwn } from './change-own.ts';
import { followDeposit } from './follow-deposit.ts';
import { markRefunded, takeOverRefund } from './operate-deposits.ts';
import { readOwn } from './read-deposits.ts';
import { sweepDeposits } from './sweep-deposits.ts';

const { database } = await freshDatabase({ poolSize: 6 });
const provider = await openStubProvider();
const app = provider.app(testApp(database));
await plantMethods(database);
let player: Player;
let made = 0;

beforeEach(async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  provider.refusesRefunds = false;
  provider.meanwhile = null;
  made += 1;
  player = await newPayer(app, `worried${made}`);
});

const look = (id: string) =>
  followDeposit(app)({
    key: id,
    body: {},
    due: app.clock.now(),
    now: app.clock.now(),
    attempt: 1,
  });
const paid = (session: string, payment: { id: string; amount: string; currency?: string }) =>
  hookBody(session, { type: 'paid', payment });
const stateOf = async (id: string) =>
  (
    await database
      .selectFrom('deposit')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).state;
const messagesOf = (one: Player) =>
  database
    .selectFrom('player_message')
    .select(['template', 'filling', 'link'])
    .where('player_id', '=', one.id)
    .orderBy('id')
    .execute();
const incidentOf = async (paymentId: string) =>
  (await listIncidents(app, {})).list.find((one) => one.paymentId === paymentId);

describe('a payment in another currency', () => {
  test('is kept, books nothing, waits for a person, and jams neither webhook nor job', async () => {
    const { id, reference } = await beginOne(app, player);
    const session = `ses-${id}`;
    const dollars = { id: `usd-${id}`, amount: '10000000', currency: 'USD' };
    const body = paid(session, dollars);
    expect([await bring(app, body), await bring(app, body)]).toEqual([200, 200]);
    const kept = await database
      .selectFrom('payment_webhook')
      .select('body')
      .where('deposit_id', '=', id)
      .execute();
    expect(kept).toEqual([{ body }]);
    expect(await incidentOf(dollars.id)).toMatchObject({
      kind: 'other-currency',
      amount: '10000000',
      currency: 'USD',
      reference,
    });
    expect([await stateOf(id), await balanceOf(database, player.id)]).toEqual(['waiting', 0n]);
    // What the provider reports besides is applied all the same.
    const pesos = { id: `cop-${id}`, amount: '10000000', currency: 'COP' };
    provider.knows(session, { state: 'paid', payments: [dollars, pesos] });
    await look(id);
    expect([await stateOf(id), await balanceOf(database, player.id)]).toEqual([
      'credited',
      10_000_000n,
    ]);
    const { id: incident = '' } = (await incidentOf(dollars.id)) ?? {};
    const close = ['deposits', 'close', incident, 'Paid back by hand.'];
    expect(await runCommand(terminalOf(app), 'deposits', 'list')).toContain(
      `incident ${incident}  other-currency  10000000 (100,000.00 USD)`,
    );
    await runCommand(terminalOf(app), ...close);
    expect(await incidentOf(dollars.id)).toBeUndefined();
    await expect(runCommand(terminalOf(app), ...close)).rejects.toThrow('no incident');
  });
});

describe('money for a session', () => {
  test('that nobody here began waits for a person', async () => {
    const payment = `nobody-${randomUUID()}`;
    const body = paid(`ses-${randomUUID()}`, { id: payment, amount: '5000' });
    expect(await bring(app, body)).toBe(200);
    expect(await incidentOf(payment)).toMatchObject({ kind: 'unknown-session', amount: '5000' });
    const told = await runCommand(terminalOf(app), 'deposits', 'list');
    expect(told).toContain(`payment ${payment} of provider`);
  });

  test('of a deposit that was cancelled while the provider thought is found and credited', async () => {
    const request = {
      requestId: randomUUID(),
      method: 'debit',
      amount: '10000000',
      language: 'es',
    } as const;
    const find = () =>
      database
        .selectFrom('deposit')
        .select(['id', 'session'])
        .where('player_id', '=', player.id)
        .executeTakeFirstOrThrow();
    let early = 0;
    provider.meanwhile = async () => {
      const { id } = await find();
      await cancelOwn(app, { depositId: id, language: 'es' }, player);
      // So fast that its word is here before its answer is.
      early = await bring(app, paid(`ses-${id}`, { id: `fast-${id}`, amount: '10000000' }));
    };
    expect(await begin(app, request, player, visitor)).toMatchObject({ done: true });
    const { id, session } = await find();
    expect([early, session]).toEqual([200, `ses-${id}`]);
    // Known by now, it is no incident of anybody’s: the job that was planned anew asks about it.
    expect(await incidentOf(`fast-${id}`)).toBeUndefined();
    const planned = await database
      .selectFrom('job')
      .select('due_at as due')
      .where('key', '=', id)
      .executeTakeFirstOrThrow();
    expect(planned.due).toEqual(app.clock.now());
    const payments = [{ id: `fast-${id}`, amount: '10000000', currency: 'COP' }];
    provider.knows(`ses-${id}`, { state: 'paid', payments });
    await look(id);
    expect([await stateOf(id), await balanceOf(database, player.id)]).toEqual([
      'credited',
      10_000_000n,
    ]);
  });
});

describe('a refund that the provider refuses for good', () => {
  test('is asked for once, notified to the player, and paid back by a person', async () => {
    const { id, reference } = await beginOne(app, player);
    provider.refusesRefunds = true;
    const payment = `less-${id}`;
    await bring(app, paid(`ses-${id}`, { id: payment, amount: '6000000' }));
    const asked = () => provider.asked.filter((one) => one === 'POST /v1/refunds').length;
    const before = asked();
    await look(id);
    await look(id);
    expect(asked() - before).toBe(1);
    app.clock.set('2026-11-22T12:00:00Z');
    expect(await look(id)).toBe('done');
    expect(await incidentOf(payment)).toMatchObject({ kind: 'refund-refused', amount: '6000000' });
    const steps = async () => {
      const read = await readOwn(app, { depositId: id, language: 'es' }, player);
      return read.done ? read.value.timeline.map(({ step }) => step) : [];
    };
    expect((await steps()).slice(-2)).toEqual(['refunding', 'refund-refused']);
    expect(await messagesOf(player)).toMatchObject([
      { template: 'deposit.failed' },
      {
        template: 'refund.refused',
        filling: { amount: '6000000', currency: 'COP' },
        link: `/member?page=depositv2&deposit=${id}`,
      },
    ]);
    const owed = (await booksOf(database, player.id)).of('payments-in-transit', 'refunds');
    expect(owed).toBe(6_000_000n);
    const done = await runCommand(terminalOf(app), 'deposits', 'refunded', reference);
    expect(done).toContain(reference);
    expect([await stateOf(id), (await steps()).at(-1)]).toEqual(['refunded', 'refunded']);
    expect(await incidentOf(payment)).toBeUndefined();
    expect((await booksOf(database, player.id)).of('payments-in-transit', 'refunds')).toBe(0n);
  });
});

describe('a payment that is said to be on its way, and then nothing more', () => {
  test('ends as not paid a day after its time, becomes an incident, and is late money after that', async () => {
    const { id, reference } = await beginOne(app, player);
    provider.knows(`ses-${id}`, { state: 'pending', payments: [] });
    await look(id);
    expect(await stateOf(id)).toBe('pending');
    app.clock.set('2026-11-21T11:59:00Z');
    expect(await look(id)).toMatchObject({ again: expect.any(Date) });
    expect(await stateOf(id)).toBe('pending');
    app.clock.set('2026-11-22T12:00:00Z');
    expect(await look(id)).toBe('done');
    expect(await stateOf(id)).toBe('expired');
    expect(await incidentOf(id)).toMatchObject({
      kind: 'deposit-silent',
      amount: '10000000',
      reference,
    });
    expect(await messagesOf(player)).toMatchObject([{ template: 'deposit.failed' }]);
    await bring(app, paid(`ses-${id}`, { id: `late-${id}`, amount: '10000000' }));
    expect([await stateOf(id), await balanceOf(database, player.id)]).toEqual([
      'credited',
      10_000_000n,
    ]);
    expect(await incidentOf(id)).toBeUndefined();
  });

  test('and comes after all in a break: the player reads what came and goes back, each time', async () => {
    const { id } = await beginOne(app, player);
    provider.knows(`ses-${id}`, { state: 'pending', payments: [] });
    await look(id);
    app.clock.set('2026-11-22T12:00:00Z');
    await look(id);
    await beginOwnBreak(app, player.id, { kind: 'cool-off', hours: 24 });
    for (const amount of ['9000000', '1000000']) {
      await bring(app, paid(`ses-${id}`, { id: `${amount}-${id}`, amount }));
    }
    // A later report of the same money changes nothing.
    await look(id);
    const told = { template: 'deposit.failed', link: `/member?page=depositv2&deposit=${id}` };
    expect(await messagesOf(player)).toEqual([
      { ...told, filling: { amount: '10000000', currency: 'COP', why: 'expired' } },
      { ...told, filling: { amount: '9000000', currency: 'COP', why: 'returned' } },
      { ...told, filling: { amount: '1000000', currency: 'COP', why: 'returned' } },
    ]);
  });

  test('is found where the job that looks after it is gone', async () => {
    const { id } = await beginOne(app, player);
    provider.knows(`ses-${id}`, { state: 'pending', payments: [] });
    await look(id);
    await database.deleteFrom('job').where('key', '=', id).execute();
    const sweep = () => {
      const now = app.clock.now();
      return sweepDeposits(app)({ key: 'all', body: {}, due: now, now, attempt: 1 });
    };
    const isPlanned = async () =>
      (await database.selectFrom('job').select('key').where('key', '=', id).execute()).length === 1;
    await sweep();
    expect(await isPlanned()).toBe(false);
    app.clock.set('2026-11-22T12:00:00Z');
    expect(await sweep()).toMatchObject({ again: expect.any(Date) });
    expect(await isPlanned()).toBe(true);
  });
});

describe('a refund that the provider never answers', () => {
  test('is retried, and after a day an incident is open, until it has gone', async () => {
    const { id } = await beginOne(app, player);
    const payment = `slow-${id}`;
    await bring(app, paid(`ses-${id}`, { id: payment, amount: '6000000' }));
    provider.isAway = true;
    await look(id);
    expect(await incidentOf(payment)).toBeUndefined();
    app.clock.set('2026-11-21T12:30:00Z');
    for (let times = 0; times < 2; times += 1) {
      expect(await look(id)).toMatchObject({ again: expect.any(Date) });
    }
    expect(await incidentOf(payment)).toMatchObject({ kind: 'refund-overdue', amount: '6000000' });
    provider.isAway = false;
    await look(id);
    expect([await stateOf(id), await incidentOf(payment)]).toEqual(['refunded', undefined]);
  });

  test.each([
    ['up to the line one person', '0'],
    ['above the line two people', '1'],
  ])('is paid back by hand once nobody asks for it: %s', async (_, line) => {
    const owed = async () =>
      (await booksOf(database, player.id)).of('payments-in-transit', 'refunds');
    const owedBefore = await owed();
    const { id } = await beginOne(app, player);
    const payment = `late-${id}`;
    await bring(app, paid(`ses-${id}`, { id: payment, amount: '6000000' }));
    provider.isAway = true;
    const ana = await namedActor(app, `ana${made}`);
    const bea = line === '0' ? ana : await namedActor(app, `bea${made}`);
    await database.updateTable('withdrawal_setting').set({ two_people_above: line }).execute();
    const mark = (by: Actor) => markRefunded(app, { named: { id }, reference: 'BANK 7' }, by);
    expect(await mark(ana)).toMatchObject({ code: 'deposit.not-open' });
    app.clock.set('2026-11-21T12:30:00Z');
    await look(id);
    const overdue = (await incidentOf(payment))?.id ?? '';
    const close = { id: overdue, note: 'Paid back by hand.' };
    expect(await settleIncident(app, close, ana)).toMatchObject({ code: 'deposit.not-open' });
    expect(await mark(ana)).toMatchObject({ code: 'deposit.not-open' });
    // Said twice, as after a lost answer, it is still nothing that was paid.
    for (let times = 0; times < 2; times += 1) {
      expect(await takeOverRefund(app, { id }, ana)).toMatchObject({ done: true });
    }
    expect(await stateOf(id)).toBe('refunding');
    expect((await owed()) - owedBefore).toBe(6_000_000n);
    // The provider is back, and is asked for nothing that a person pays.
    provider.isAway = false;
    const asked = () => provider.asked.filter((one) => one === 'POST /v1/refunds').length;
    const before = asked();
    await look(id);
    expect([asked() - before, await stateOf(id)]).toEqual([0, 'refunding']);
    if (line !== '0') {
      expect(await mark(ana)).toMatchObject({ value: { isFirst: true } });
      expect(await mark(ana)).toMatchObject({ code: 'deposit.same-person' });
      expect(await stateOf(id)).toBe('refunding');
    }
    expect(await mark(bea)).toMatchObject({ value: { isFirst: false } });
    expect([await stateOf(id), await incidentOf(payment)]).toEqual(['refunded', undefined]);
    expect((await owed()) - owedBefore).toBe(0n);
    // More came meanwhile: what is entered again is the transfer from before, and not that it went too.
    await bring(app, paid(`ses-${id}`, { id: `more-${id}`, amount: '5000000' }));
    provider.refusesRefunds = true;
    await look(id);
    const again = await mark(bea);
    expect(again).toMatchObject({ value: { isFirst: false } });
    expect((await owed()) - owedBefore).toBe(5_000_000n);
  });
});
