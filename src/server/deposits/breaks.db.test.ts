import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { listMatches } from '#server/exclusion-register/matches.ts';
import { noteMarks } from '#server/exclusion-register/note-marks.ts';
import { openSession } from '#server/identity/sessions/open-session.ts';
import type { Player } from '#server/kernel/answer.ts';
import { beginOwnBreak, breakKind } from '#server/protection/begin-break.ts';
import { settleResemblance } from '#server/protection/settle-match.ts';
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
import { begin } from './begin-deposit.ts';
import { cancelOwn } from './change-own.ts';
import { depositJobs } from './handlers.ts';
import { creditDeposit, markRefunded } from './operate-deposits.ts';
import { offerMethods } from './read-deposits.ts';
import { selectSteps } from './store.ts';
import { takeTransfer } from './take-transfer.ts';

const { database } = await freshDatabase({ poolSize: 6 });
const provider = await openStubProvider();
const app = provider.app(testApp(database));
await plantMethods(database);
let player: Player;
let made = 0;

beforeEach(async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  made += 1;
  player = await newPayer(app, `breaker${made}`);
});

const exclude = () => beginOwnBreak(app, player.id, { kind: 'exclusion', months: 12 });
const coolOff = () => beginOwnBreak(app, player.id, { kind: 'cool-off', hours: 24 });
const paid = (id: string) =>
  hookBody(`ses-${id}`, { type: 'paid', payment: { id: `pay-${id}`, amount: '10000000' } });

const rowOf = (id: string) =>
  database.selectFrom('deposit').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const stepsOf = async (id: string) => (await selectSteps(database, id)).map(({ step }) => step);
const counted = () =>
  database.selectFrom('limit_use').select('amount').where('player_id', '=', player.id).execute();

/** What was planned of a kind, done as the gateway does it. */
async function runPlanned(kind: string): Promise<void> {
  const planned = await database
    .selectFrom('job')
    .select(['key', 'body', 'due_at as due'])
    .where('kind', '=', kind)
    .execute();
  for (const job of planned) {
    const outcome = await depositJobs(app)[kind]?.({
      ...job,
      now: app.clock.now(),
      attempt: 1,
    });
    expect(outcome).toBe('done');
    await database.deleteFrom('job').where('kind', '=', kind).where('key', '=', job.key).execute();
  }
}

describe('L-BREAK', () => {
  test('what was begun before the break and paid in it goes back, by whichever way', async () => {
    const { id } = await beginOne(app, player);
    const bank = await beginOne(app, player, { method: 'transfer', amount: '5000000' });
    await exclude();
    app.clock.set('2026-11-20T12:10:00Z');
    expect(await bring(app, paid(id))).toBe(200);
    expect(await rowOf(id)).toMatchObject({ state: 'refunding', received: null });
    expect(await stepsOf(id)).toEqual(['begun', 'waiting', 'not-allowed', 'refunding']);
    app.clock.set('2026-12-20T12:10:00Z');
    const named = { reference: bank.reference };
    const site = { id: null, name: 'site' };
    expect(await creditDeposit(app, { named }, site)).toMatchObject({
      value: { deposit: { state: 'refunding' } },
    });
    const { balance, sum } = await booksOf(database, player.id);
    expect([balance, sum, await counted()]).toEqual([0n, 0n, []]);
  });

  test('what goes back is not vouched for as well once the break is over', async () => {
    const bank = { method: 'transfer', amount: '5000000' };
    const { id, reference } = await beginOne(app, player, bank);
    await coolOff();
    const owed = async () =>
      (await booksOf(database, player.id)).of('payments-in-transit', 'refunds');
    const before = await owed();
    await takeTransfer(app, { line: `L-${id}`, amount: 5_000_000n, reference });
    app.clock.set('2026-11-21T12:10:00Z');
    const site = { id: null, name: 'site' };
    const credit = () => creditDeposit(app, { named: { id } }, site);
    expect(await credit()).toMatchObject({ code: 'deposit.refund-due' });
    expect(await rowOf(id)).toMatchObject({ state: 'refunding', received: null });
    await markRefunded(app, { named: { id } }, site);
    expect((await owed()) - before).toBe(0n);
    expect(await balanceOf(database, player.id)).toBe(0n);
  });

  test('what was vouched for in a break and went back is the line that is read later', async () => {
    const bank = { method: 'transfer', amount: '5000000' };
    const { id, reference } = await beginOne(app, player, bank);
    await coolOff();
    const site = { id: null, name: 'site' };
    await creditDeposit(app, { named: { id } }, site);
    await markRefunded(app, { named: { id } }, site);
    app.clock.set('2026-11-21T12:10:00Z');
    const line = { line: `L-${id}`, amount: 5_000_000n, reference };
    expect(await takeTransfer(app, line)).toMatchObject({
      value: { deposit: { id, state: 'refunded' } },
    });
    expect(await balanceOf(database, player.id)).toBe(0n);
  });

  test('what nobody paid is called off when the break begins, and its room is free', async () => {
    const { id } = await beginOne(app, player);
    const bank = await beginOne(app, player, { method: 'transfer', amount: '5000000' });
    await coolOff();
    await runPlanned(breakKind);
    for (const one of [id, bank.id]) {
      expect(await rowOf(one)).toMatchObject({ state: 'cancelled' });
      expect((await stepsOf(one)).at(-1)).toBe('break');
    }
    expect(await counted()).toEqual([]);
    await bring(app, paid(id));
    expect(await rowOf(id)).toMatchObject({ state: 'refunding' });
  });

  test('what is begun after a break is not called off by its job, however late it runs', async () => {
    await coolOff();
    app.clock.set('2026-11-21T12:00:01Z');
    const { id } = await beginOne(app, player);
    await runPlanned(breakKind);
    await bring(app, paid(id));
    expect(await rowOf(id)).toMatchObject({ state: 'credited' });
  });

  test('what was credited before stays, and a second payment goes back as ever', async () => {
    const { id } = await beginOne(app, player);
    await bring(app, paid(id));
    await exclude();
    const again = { type: 'paid', payment: { id: `two-${id}`, amount: '10000000' } };
    await bring(app, hookBody(`ses-${id}`, again));
    expect(await rowOf(id)).toMatchObject({ state: 'credited' });
    expect(await balanceOf(database, player.id)).toBe(10_000_000n);
  });

  test('of a break and a payment at once: credited before it or sent back after it, and nothing else', async () => {
    const { id } = await beginOne(app, player);
    await Promise.all([bring(app, paid(id)), exclude()]);
    const { state } = await rowOf(id);
    expect(['credited', 'refunding']).toContain(state);
    expect(await balanceOf(database, player.id)).toBe(state === 'credited' ? 10_000_000n : 0n);
  });
});

describe('late money', () => {
  test('is not sent back by a reality check that waits for its answer', async () => {
    await openSession(app, player.id);
    const { id } = await beginOne(app, player);
    await cancelOwn(app, { depositId: id, language: 'es' }, player);
    app.clock.set('2026-11-20T13:30:00Z');
    await database
      .updateTable('session')
      .set({ seen_at: app.clock.now() })
      .where('player_id', '=', player.id)
      .execute();
    // The control: a deposit that is begun at this moment would be refused.
    const { hold } = (await offerMethods(app, { language: 'es' }, player)).value;
    expect(hold).toBe('reality.pending');
    await bring(app, paid(id));
    expect(await rowOf(id)).toMatchObject({ state: 'credited' });
  });

  test('is sent back where it would go over a limit', async () => {
    const { id } = await beginOne(app, player);
    await cancelOwn(app, { depositId: id, language: 'es' }, player);
    await database
      .insertInto('player_limit')
      .values({
        player_id: player.id,
        kind: 'deposit',
        period: 'day',
        amount: '9999999',
        set_at: app.clock.now(),
      })
      .execute();
    await bring(app, paid(id));
    expect(await rowOf(id)).toMatchObject({ state: 'refunding' });
  });
});

test('L-BREAK: who resembles an excluded person deposits nothing until somebody has looked', async () => {
  const facts = { mailbox: `breaker${made}@play.example` };
  await noteMarks(app, database, player.id, facts);
  const other = await newPayer(app, `second${made}`);
  const request = {
    method: 'debit',
    amount: '10000000',
    language: 'es' as const,
  };
  await beginOne(app, other);
  await noteMarks(app, database, other.id, facts);
  await exclude();
  const ask = () => begin(app, { ...request, requestId: randomUUID() }, other, visitor);
  expect(await ask()).toMatchObject({ code: 'account.contact-service' });
  const match = (await listMatches(database)).find(({ playerId }) => playerId === other.id);
  expect(match).toMatchObject({ step: 'deposit', kinds: ['mailbox'] });
  const settled = { id: match?.id ?? '', outcome: 'other-person', reason: 'A sister.' } as const;
  await settleResemblance(app, settled, { id: null, name: 'machine' });
  expect(await ask()).toMatchObject({ done: true });
});
