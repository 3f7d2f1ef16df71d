import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '#tests/database/harness.ts';
import { eventsOf, newPlayer, testApp, visitor } from '#tests/database/test-app.ts';
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
import { followDeposit } from './follow-deposit.ts';
import { updateTax } from './method-store.ts';
import { listOwn, readOwn } from './read-deposits.ts';

const { database } = await freshDatabase({ poolSize: 12 });
const provider = await openStubProvider();
const app = provider.app(testApp(database));
await plantMethods(database);
let made = 0;
function payer() {
  made += 1;
  return newPayer(app, `payer${made}`);
}

beforeEach(() => {
  provider.isAway = false;
  app.clock.set('2026-11-20T12:00:00Z');
});

const sessionOf = (id: string) => `ses-${id}`;
const paidHook = (id: string, payment: { id: string; amount: string }) =>
  hookBody(sessionOf(id), { type: 'paid', payment });
const look = (id: string) =>
  followDeposit(app)({
    key: id,
    body: {},
    due: app.clock.now(),
    now: app.clock.now(),
    attempt: 1,
  });

async function stateOf(id: string) {
  return database.selectFrom('deposit').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

describe('beginning', () => {
  test('the same request again is the same deposit, and with other content a conflict', async () => {
    const player = await payer();
    const requestId = randomUUID();
    const first = await beginOne(app, player, { requestId });
    const again = await beginOne(app, player, { requestId });
    expect(again.id).toBe(first.id);
    expect(first).toMatchObject({
      state: 'waiting',
      page: `https://pay.example/${sessionOf(first.id)}`,
    });
    const request = { requestId, method: 'debit', amount: '20000000', language: 'es' } as const;
    expect(await begin(app, request, player, visitor)).toMatchObject({
      code: 'request.conflict',
    });
  });

  test('200 copies of one request at once begin one deposit', async () => {
    const player = await payer();
    const request = {
      requestId: randomUUID(),
      method: 'transfer',
      amount: '5000000',
      language: 'es',
    } as const;
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => begin(app, request, player, visitor)),
    );
    const ids = answers.map((answer) => (answer.done ? answer.value.id : answer.code));
    expect(new Set(ids).size).toBe(1);
    const { count } = await database
      .selectFrom('deposit')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('player_id', '=', player.id)
      .executeTakeFirstOrThrow();
    expect(count).toBe('1');
  });

  test('who has not chosen limits, asks too little or too much, or by no way that there is, is refused', async () => {
    const stranger = await newPlayer(database, 'unchosen');
    const ask = (player: Awaited<ReturnType<typeof payer>>, method: string, amount: string) =>
      begin(app, { requestId: randomUUID(), method, amount, language: 'es' }, player, visitor);
    expect(await ask(stranger, 'debit', '10000000')).toMatchObject({ code: 'limit.not-chosen' });
    const player = await payer();
    expect(await ask(player, 'debit', '999999')).toMatchObject({ code: 'deposit.below-least' });
    expect(await ask(player, 'wallet', '200000001')).toMatchObject({ code: 'deposit.above-most' });
    expect(await ask(player, 'barter', '10000000')).toMatchObject({
      code: 'deposit.unknown-method',
    });
  });

  test('five may wait to be paid, and the sixth waits for one of them', async () => {
    const player = await payer();
    for (let count = 0; count < 5; count += 1) {
      await beginOne(app, player, { method: 'transfer', amount: '2000000' });
    }
    const sixth = {
      requestId: randomUUID(),
      method: 'transfer',
      amount: '2000000',
      language: 'es',
    } as const;
    expect(await begin(app, sixth, player, visitor)).toMatchObject({
      code: 'deposit.too-many-open',
    });
  });

  test('a provider that is away is asked again, and its answer is the same session', async () => {
    const player = await payer();
    provider.isAway = true;
    const request = {
      requestId: randomUUID(),
      method: 'debit',
      amount: '10000000',
      language: 'es',
    } as const;
    expect(await begin(app, request, player, visitor)).toMatchObject({
      code: 'deposit.provider-away',
    });
    provider.isAway = false;
    expect(await begin(app, request, player, visitor)).toMatchObject({
      value: { state: 'waiting' },
    });
  });

  test('a provider that never answers ends it, and its room in the limits is free again', async () => {
    const player = await payer();
    provider.isAway = true;
    const request = {
      requestId: randomUUID(),
      method: 'debit',
      amount: '10000000',
      language: 'es',
    } as const;
    await begin(app, request, player, visitor);
    const { id } = await database
      .selectFrom('deposit')
      .select('id')
      .where('player_id', '=', player.id)
      .executeTakeFirstOrThrow();
    app.clock.set('2026-11-20T12:11:00Z');
    await look(id);
    expect((await stateOf(id)).state).toBe('failed');
    const used = await database
      .selectFrom('limit_use')
      .selectAll()
      .where('player_id', '=', player.id)
      .execute();
    expect(used).toEqual([]);
  });
});

describe('webhooks', () => {
  test('1,000 copies of one are one posting', async () => {
    const player = await payer();
    const { id } = await beginOne(app, player);
    const body = paidHook(id, { id: `pay-${id}`, amount: '10000000' });
    const statuses = await Promise.all(Array.from({ length: 1_000 }, () => bring(app, body)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const { balance, sum } = await booksOf(database, player.id);
    expect([balance, sum]).toEqual([10_000_000n, 0n]);
    const steps = await database
      .selectFrom('deposit_step')
      .select('step')
      .where('deposit_id', '=', id)
      .execute();
    expect(steps.filter(({ step }) => step === 'credited')).toHaveLength(1);
  });

  test('one payment reported by unlike webhooks at once, and by a status query, is one posting', async () => {
    const player = await payer();
    const { id } = await beginOne(app, player);
    const payment = { id: `pay-${id}`, amount: '10000000' };
    provider.knows(sessionOf(id), { state: 'paid', payments: [{ ...payment, currency: 'COP' }] });
    await Promise.all([
      ...Array.from({ length: 30 }, () => bring(app, paidHook(id, payment))),
      ...Array.from({ length: 5 }, () => look(id)),
    ]);
    expect((await booksOf(database, player.id)).balance).toBe(10_000_000n);
  });

  test('a forged, a stale and an unreadable one change nothing and leave nothing', async () => {
    const player = await payer();
    const { id } = await beginOne(app, player);
    const body = paidHook(id, { id: `pay-${id}`, amount: '10000000' });
    expect(await bring(app, body, { secret: 'somebody-elses-secret' })).toBe(401);
    expect(await bring(app, body, { signedAt: new Date('2026-11-20T11:54:00Z') })).toBe(401);
    expect(await bring(app, '{"id":1')).toBe(400);
    expect(await bring(app, hookBody(sessionOf(id), { type: 'paid' }))).toBe(400);
    expect((await stateOf(id)).state).toBe('waiting');
    const kept = await database
      .selectFrom('payment_webhook')
      .select('event_id')
      .where('deposit_id', '=', id)
      .execute();
    expect(kept).toEqual([]);
  });

  test('one for a session that nobody began is kept for a person to look at', async () => {
    const body = paidHook(randomUUID(), { id: 'pay-nobody', amount: '5000' });
    expect(await bring(app, body)).toBe(200);
    const kept = await database
      .selectFrom('payment_webhook')
      .select('body')
      .where('deposit_id', 'is', null)
      .execute();
    expect(kept).toContainEqual({ body });
  });

  test('the player gets its event and the balance’s, and no one else does', async () => {
    const player = await payer();
    const { id } = await beginOne(app, player);
    await bring(app, paidHook(id, { id: `pay-${id}`, amount: '10000000' }));
    const told = (await eventsOf(database)).filter(({ topic }) => topic === player.id);
    expect(told.map(({ kind }) => kind).slice(-2)).toEqual(['deposit.changed', 'balance.changed']);
  });
});

describe('what is more, less or late', () => {
  test('paid twice: one is credited, the other goes back, and the books say so on the way', async () => {
    const player = await payer();
    const { id } = await beginOne(app, player);
    await bring(app, paidHook(id, { id: `one-${id}`, amount: '10000000' }));
    const before = (await booksOf(database, player.id)).of('payments-in-transit', 'refunds');
    await bring(app, paidHook(id, { id: `two-${id}`, amount: '10000000' }));
    const owed = (await booksOf(database, player.id)).of('payments-in-transit', 'refunds');
    expect(owed - before).toBe(10_000_000n);
    await Promise.all([look(id), look(id)]);
    const after = await booksOf(database, player.id);
    expect([after.balance, after.of('payments-in-transit', 'refunds'), after.sum]).toEqual([
      10_000_000n,
      before,
      0n,
    ]);
    expect(provider.refunds.filter(({ payment }) => payment === `two-${id}`)).toHaveLength(1);
    expect(await stateOf(id)).toMatchObject({ state: 'credited' });
  });

  test('paid too little goes back by a way that takes the whole only', async () => {
    const player = await payer();
    const { id } = await beginOne(app, player);
    await bring(app, paidHook(id, { id: `less-${id}`, amount: '6000000' }));
    const view = () => readOwn(app, { depositId: id, language: 'es' }, player);
    expect(await view()).toMatchObject({
      value: { state: 'refunding', paid: '6000000', refundDue: '6000000', refunded: '0' },
    });
    await look(id);
    expect(await view()).toMatchObject({
      value: { state: 'refunded', refunded: '6000000', refundDue: '0', received: null },
    });
    // The list tells the same sum as the page.
    expect(await listOwn(app, { language: 'es', pageSize: 5 }, player)).toMatchObject({
      value: { deposits: [{ id, refunded: '6000000', refundDue: '0', received: null }] },
    });
    expect((await booksOf(database, player.id)).balance).toBe(0n);
  });

  test('C-TAX: what came is credited by a way that credits what comes, fee and tax taken as they were shown', async () => {
    const player = await payer();
    await updateTax(database, 1900);
    const { id } = await beginOne(app, player, { method: 'usdt', amount: '11900000' });
    await updateTax(database, 0);
    await bring(app, paidHook(id, { id: `came-${id}`, amount: '5950000' }));
    // Tax within 5,950,000 at 19 %, and 1 % and 50,000 of fee.
    expect(await stateOf(id)).toMatchObject({
      state: 'credited',
      paid: '5950000',
      received: '4890500',
    });
    const { balance, of, sum } = await booksOf(database, player.id);
    expect([balance, of('tax'), sum]).toEqual([4_890_500n, 950_000n, 0n]);
  });

  test('what was cancelled and is paid all the same is credited', async () => {
    const player = await payer();
    const { id } = await beginOne(app, player);
    expect(await cancelOwn(app, { depositId: id, language: 'es' }, player)).toMatchObject({
      value: { state: 'cancelled' },
    });
    await bring(app, paidHook(id, { id: `late-${id}`, amount: '10000000' }));
    expect(await stateOf(id)).toMatchObject({ state: 'credited' });
    const used = await database
      .selectFrom('limit_use')
      .select('amount')
      .where('player_id', '=', player.id)
      .execute();
    expect(used).toEqual([{ amount: '10000000' }]);
  });

  test('what nobody paid in time has expired, after the provider was asked once more', async () => {
    const player = await payer();
    const { id } = await beginOne(app, player);
    app.clock.set('2026-11-20T12:31:00Z');
    expect(await look(id)).toMatchObject({ again: expect.any(Date) });
    expect((await stateOf(id)).state).toBe('expired');
    app.clock.set('2026-11-21T13:00:00Z');
    expect(await look(id)).toBe('done');
  });
});

test('webhooks late, repeated, reordered and forged: the books say what a bookkeeper does', async () => {
  const told = fc.record({
    which: fc.nat(3),
    type: fc.constantFrom('paid', 'paid', 'paid', 'pending', 'failed', 'expired'),
    amount: fc.constantFrom('10000000', '10000000', '4000000', '15000000'),
    isForged: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(told, { maxLength: 8 }), async (all) => {
      const player = await payer();
      const { id } = await beginOne(app, player);
      const amounts = new Map<number, bigint>();
      for (const { which, type, amount, isForged } of all) {
        const payment = { id: `${which}-${id}`, amount: String(amounts.get(which) ?? amount) };
        const body = hookBody(sessionOf(id), type === 'paid' ? { type, payment } : { type });
        const status = await bring(app, body, isForged ? { secret: 'not-the-one-at-all' } : {});
        expect(status).toBe(isForged ? 401 : 200);
        if (type === 'paid' && !isForged) amounts.set(which, BigInt(payment.amount));
      }
      const enough = [...amounts.values()].some((amount) => amount >= 10_000_000n);
      await cancelOwn(app, { depositId: id, language: 'es' }, player);
      await look(id);
      const row = await stateOf(id);
      const rows = await database
        .selectFrom('deposit_payment')
        .selectAll()
        .where('deposit_id', '=', id)
        .execute();
      expect(rows.reduce((sum, { amount }) => sum + BigInt(amount), 0n)).toBe(
        [...amounts.values()].reduce((sum, amount) => sum + amount, 0n),
      );
      expect(rows.every(({ refund, refunded_at: at }) => (at !== null) === (refund !== '0'))).toBe(
        true,
      );
      expect(row.received ?? '0').toBe(enough ? '10000000' : '0');
      expect(await balanceOf(database, player.id)).toBe(enough ? 10_000_000n : 0n);
    }),
    { numRuns: 25, seed: 20_261_121 },
  );
  // One reading of all the legs, for it grows with them.
  expect((await booksOf(database, '0')).sum).toBe(0n);
});
