import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Player } from '#server/answer.ts';
import { runDepositCommand } from '#server/commands/run-deposit-command.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testHouse, visitor } from '#tests/database/test-house.ts';
import {
  balanceOf,
  beginOne,
  booksOf,
  bring,
  hookBody,
  newPayer,
  plantMethods,
} from '#tests/payments/deposits.ts';
import { openStubProvider } from '#tests/payments/stub-provider.ts';
import { begin } from './begin-deposit.ts';
import { cancelOwn } from './change-own.ts';
import { listConcerns } from './concerns.ts';
import { followDeposit } from './follow-deposit.ts';
import { readOwn } from './read-deposits.ts';

const { database } = await freshDatabase({ poolSize: 6 });
const provider = await openStubProvider();
const house = provider.house(testHouse(database));
await plantMethods(database);
let player: Player;
let made = 0;

beforeEach(async () => {
  house.clock.set('2026-11-20T12:00:00Z');
  provider.refusesRefunds = false;
  provider.meanwhile = null;
  made += 1;
  player = await newPayer(house, `worried${made}`);
});

const look = (id: string) =>
  followDeposit(house)({
    key: id,
    body: {},
    due: house.clock.now(),
    now: house.clock.now(),
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
const concernOf = async (paymentId: string) =>
  (await listConcerns(house)).find((one) => one.paymentId === paymentId);

describe('a payment in another currency', () => {
  test('is kept, books nothing, waits for a person, and jams neither webhook nor job', async () => {
    const { id, reference } = await beginOne(house, player);
    const session = `ses-${id}`;
    const dollars = { id: `usd-${id}`, amount: '10000000', currency: 'USD' };
    const body = paid(session, dollars);
    expect([await bring(house, body), await bring(house, body)]).toEqual([200, 200]);
    const kept = await database
      .selectFrom('payment_webhook')
      .select('body')
      .where('deposit_id', '=', id)
      .execute();
    expect(kept).toEqual([{ body }]);
    expect(await concernOf(dollars.id)).toMatchObject({
      kind: 'other-currency',
      amount: '10000000',
      currency: 'USD',
      reference,
    });
    expect([await stateOf(id), await balanceOf(database, player.id)]).toEqual(['waiting', 0n]);
    // What the provider says besides is heard all the same.
    const pesos = { id: `cop-${id}`, amount: '10000000', currency: 'COP' };
    provider.knows(session, { state: 'paid', payments: [dollars, pesos] });
    await look(id);
    expect([await stateOf(id), await balanceOf(database, player.id)]).toEqual([
      'credited',
      10_000_000n,
    ]);
    const { id: concern = '' } = (await concernOf(dollars.id)) ?? {};
    const close = {
      kind: 'deposits-close',
      id: concern,
      note: 'Paid back by hand.',
      as: null,
    } as const;
    expect(await runDepositCommand(house, { kind: 'deposits-list' })).toContain(
      `concern ${concern}  other-currency  10000000 USD`,
    );
    await runDepositCommand(house, close);
    expect(await concernOf(dollars.id)).toBeUndefined();
    await expect(runDepositCommand(house, close)).rejects.toThrow('no concern');
  });
});

describe('money for a session', () => {
  test('that nobody here began waits for a person', async () => {
    const payment = `nobody-${randomUUID()}`;
    const body = paid(`ses-${randomUUID()}`, { id: payment, amount: '5000' });
    expect(await bring(house, body)).toBe(200);
    expect(await concernOf(payment)).toMatchObject({ kind: 'unknown-session', amount: '5000' });
    const told = await runDepositCommand(house, { kind: 'deposits-list' });
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
      await cancelOwn(house, { depositId: id, language: 'es' }, player);
      // So fast that its word is here before its answer is.
      early = await bring(house, paid(`ses-${id}`, { id: `fast-${id}`, amount: '10000000' }));
    };
    expect(await begin(house, request, player, visitor)).toMatchObject({ done: true });
    const { id, session } = await find();
    expect([early, session]).toEqual([200, `ses-${id}`]);
    // Known by now, it is no concern of anybody’s: the job that was planned anew asks about it.
    expect(await concernOf(`fast-${id}`)).toBeUndefined();
    const planned = await database
      .selectFrom('job')
      .select('due_at as due')
      .where('key', '=', id)
      .executeTakeFirstOrThrow();
    expect(planned.due).toEqual(house.clock.now());
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
  test('is asked for once, told to the player, and paid back by a person', async () => {
    const { id, reference } = await beginOne(house, player);
    provider.refusesRefunds = true;
    const payment = `less-${id}`;
    await bring(house, paid(`ses-${id}`, { id: payment, amount: '6000000' }));
    const asked = () => provider.asked.filter((one) => one === 'POST /v1/refunds').length;
    const before = asked();
    await look(id);
    await look(id);
    expect(asked() - before).toBe(1);
    house.clock.set('2026-11-22T12:00:00Z');
    expect(await look(id)).toBe('done');
    expect(await concernOf(payment)).toMatchObject({ kind: 'refund-refused', amount: '6000000' });
    const steps = async () => {
      const read = await readOwn(house, { depositId: id, language: 'es' }, player);
      return read.done ? read.value.timeline.map(({ step }) => step) : [];
    };
    expect((await steps()).slice(-2)).toEqual(['refunding', 'refund-refused']);
    const owed = (await booksOf(database, player.id)).of('payments-in-transit', 'refunds');
    expect(owed).toBe(6_000_000n);
    const done = await runDepositCommand(house, { kind: 'deposits-refunded', reference, as: null });
    expect(done).toContain(reference);
    expect([await stateOf(id), (await steps()).at(-1)]).toEqual(['refunded', 'refunded']);
    expect(await concernOf(payment)).toBeUndefined();
    expect((await booksOf(database, player.id)).of('payments-in-transit', 'refunds')).toBe(0n);
  });
});
