import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { RequestOf } from '#contract/call.ts';
import type { redeemPoints } from '#contract/points.ts';
import { inTransaction } from '#server/db/open.ts';
import type { Player } from '#server/kernel/answer.ts';
import { readBalances } from '#server/ledger/balances.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { quickHash } from '#tests/identity/quick-hash.ts';
import { namedActor } from '#tests/operator/staff.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { changeRule } from '../points/change-rule.ts';
import { movePoints } from '../points/move-points.ts';
import { listPointRecords } from '../points/read-points.ts';
import { approveOrder, rejectOrder, returnOverdueOrders } from './decide-order.ts';
import { loadItems, type MallFileItem } from './load-items.ts';
import { placeOrder } from './place-order.ts';
import { listOrders, readMall } from './read-mall.ts';
import { readAddress } from './read-orders.ts';
import { redeemItem } from './redeem-item.ts';

const { database } = await freshDatabase({ poolSize: 20 });
const app = testApp(database);
const machine = { id: null, name: 'machine' };
const ana = await namedActor(app, 'ana');
const luis = await namedActor(app, 'luis');
const paymentPassword = '427193';
const hashed = await quickHash(paymentPassword);
const address = {
  name: 'Ana Luz',
  phone: '+57 300 1234567',
  address: 'Calle 1 # 2-3',
  city: 'Cali',
};
const words = { es: 'Taza', en: 'Cup' };
const shared = { description: words, amount: 0, isOffered: true } as const;

await changeRule(
  app,
  { stakePerPoint: 1_000_000, rates: { RNG: 1_000_000 }, twoPeopleAbove: 5_000 },
  machine,
);

let count = 0;
let player: Player;
let code: string;

beforeEach(async () => {
  count += 1;
  code = `ITEM-${count}`;
  player = await playerWith(1_000n);
});

async function playerWith(points: bigint): Promise<Player> {
  const made = await newPlayer(database, `mall${crypto.randomUUID().slice(0, 8)}`);
  await database
    .insertInto('profile')
    .values({ player_id: made.id, payment_password_hash: hashed })
    .execute();
  await inTransaction(database, async (transaction) => {
    await movePoints(transaction, {
      playerId: made.id,
      points,
      key: `test:${made.id}`,
      kind: 'points-given',
      reference: 'test',
      actor: 'test',
      type: 'given',
      now: app.clock.now(),
    });
    return { done: true };
  });
  return made;
}

async function shelve(item: Partial<MallFileItem>): Promise<string> {
  const whole: MallFileItem = {
    ...shared,
    code,
    name: words,
    kind: 'parcel',
    points: 100,
    ...item,
  };
  await loadItems(app, [whole], machine);
  const { id } = await database
    .selectFrom('mall_item')
    .select('id')
    .where('code', '=', whole.code)
    .executeTakeFirstOrThrow();
  return id;
}

function requestOf(itemId: string) {
  return { requestId: crypto.randomUUID(), itemId, quantity: 1, address, language: 'es' } as const;
}

function redeem(itemId: string, change: Partial<RequestOf<typeof redeemPoints>> = {}, by = player) {
  return redeemItem(app, { ...requestOf(itemId), paymentPassword, ...change }, by);
}

async function lying(by = player): Promise<Record<string, string>> {
  const rows = await readBalances(database, by.id);
  return Object.fromEntries(
    rows.map(({ kind, commodity, amount }) => [`${kind} ${commodity}`, amount]),
  );
}

test('a parcel sets its points aside, and its approval takes them', async () => {
  const id = await shelve({ stock: 2 });
  const ordered = await redeem(id);
  expect(ordered).toMatchObject({ done: true, value: { status: 'In Process', points: '100' } });
  expect(await lying()).toEqual({ 'player-points POINTS': '900', 'player-held POINTS': '100' });
  const orderId = ordered.done ? ordered.value.orderId : '';
  expect(await readAddress(app, orderId, ana)).toEqual({ done: true, value: address });
  const sent = { id: orderId, carrier: 'Servientrega', trackingNumber: '77' };
  expect(await approveOrder(app, sent, machine)).toMatchObject({ done: true });
  expect(await lying()).toEqual({ 'player-points POINTS': '900', 'player-held POINTS': '0' });
  expect(await approveOrder(app, sent, ana)).toMatchObject({ code: 'mall.not-now' });
  const { value } = await listOrders(app, { language: 'es' }, player);
  expect(value.list).toMatchObject([
    { name: 'Taza', status: 'Approved', carrier: 'Servientrega', trackingNumber: '77' },
  ]);
});

test('a rejection returns points, money and the piece, and tells why', async () => {
  await giveMoney(database, { playerId: player.id, amount: 5_000n, commodity: 'USD' });
  const id = await shelve({ stock: 1, amount: 2_000 });
  const ordered = await redeem(id);
  expect(await lying()).toMatchObject({ 'player-main USD': '3000', 'player-points POINTS': '900' });
  const orderId = ordered.done ? ordered.value.orderId : '';
  await rejectOrder(app, { id: orderId, reason: 'Broken on the way' }, ana);
  expect(await lying()).toMatchObject({
    'player-main USD': '5000',
    'player-points POINTS': '1000',
  });
  const { value } = await listPointRecords(app, { language: 'en' }, player);
  expect(value.list).toMatchObject([
    {
      type: 'returned',
      changedPoints: '100',
      pointsBalance: '1000',
      status: 'Rejected',
      remark: 'Cup · Broken on the way',
    },
    { type: 'redeemed', changedPoints: '-100', pointsBalance: '900', amount: '2000' },
    { type: 'given', changedPoints: '1000', status: 'Done' },
  ]);
  const mall = await readMall(app, { language: 'en' }, player);
  expect(mall.value.list.find((item) => item.id === id)?.availableQuantity).toBe(1);
});

test('a cash item pays at once and approves itself', async () => {
  const id = await shelve({ kind: 'cash', prize: 1_500 });
  const request = { requestId: crypto.randomUUID(), quantity: 2 };
  const first = await redeem(id, request);
  expect(first).toMatchObject({ done: true, value: { status: 'Approved', points: '200' } });
  expect(await lying()).toMatchObject({ 'player-main USD': '3000', 'player-points POINTS': '800' });
  // The same intent again gets the first answer, and another one under its id is refused.
  expect(await redeem(id, request)).toEqual(first);
  expect(await redeem(id, { ...request, quantity: 3 })).toMatchObject({ code: 'request.conflict' });
  expect(await lying()).toMatchObject({ 'player-main USD': '3000', 'player-points POINTS': '800' });
});

test('an order is refused by its first obstacle, and nothing moves', async () => {
  const limited = await shelve({ stock: 5, limit: { count: 1 } });
  expect(await redeem('999999999')).toMatchObject({ code: 'mall.unknown-item' });
  expect(await redeem(limited, { paymentPassword: '000000' })).toMatchObject({
    code: 'payment-password.wrong',
  });
  expect(await redeem(limited, { address: undefined })).toMatchObject({ code: 'mall.address' });
  expect(await redeem(limited, { quantity: 2 })).toMatchObject({ code: 'mall.own-limit' });
  expect(await redeem(limited)).toMatchObject({ done: true });
  expect(await redeem(limited)).toMatchObject({ code: 'mall.own-limit' });
  code = `${code}-B`;
  const dear = await shelve({ points: 901, stock: 1 });
  expect(await redeem(dear)).toMatchObject({ code: 'points.short' });
  const priced = await shelve({ points: 100, amount: 1, stock: 1 });
  expect(await redeem(priced)).toMatchObject({ code: 'wallet.short' });
  const { stock } = await database
    .selectFrom('mall_item')
    .select('stock')
    .where('id', '=', priced)
    .executeTakeFirstOrThrow();
  expect(stock).toBe(1);
  expect(await lying()).toMatchObject({ 'player-points POINTS': '900' });
});

test('L-BREAK: who takes a break redeems nothing', async () => {
  const id = await shelve({});
  const now = app.clock.now();
  await database
    .insertInto('player_break')
    .values({
      player_id: player.id,
      kind: 'exclusion',
      began_at: now,
      ends_at: new Date(now.getTime() + 1_000),
    })
    .execute();
  expect(await redeem(id)).toMatchObject({ code: 'break.active' });
});

test('above the line two operators with names approve', async () => {
  const rich = await playerWith(9_000n);
  const id = await shelve({ points: 5_001 });
  const ordered = await redeem(id, {}, rich);
  const sent = {
    id: ordered.done ? ordered.value.orderId : '',
    carrier: null,
    trackingNumber: null,
  };
  expect(await approveOrder(app, sent, machine)).toMatchObject({ code: 'reward.same-person' });
  expect(await approveOrder(app, sent, ana)).toMatchObject({ value: { state: 'In Process' } });
  expect(await approveOrder(app, sent, ana)).toMatchObject({ code: 'reward.same-person' });
  expect(await approveOrder(app, sent, luis)).toMatchObject({ value: { state: 'Approved' } });
});

test('an order that nobody decides in thirty days returns by itself', async () => {
  const id = await shelve({ stock: 1 });
  await redeem(id);
  const later = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000);
  await returnOverdueOrders(app, later(29));
  expect(await lying()).toMatchObject({ 'player-points POINTS': '900' });
  await returnOverdueOrders(app, later(30));
  expect(await lying()).toMatchObject({
    'player-points POINTS': '1000',
    'player-held POINTS': '0',
  });
});

test('an order that cannot be returned is tried again in an hour, not at every look', async () => {
  const before = await lying();
  await redeem(await shelve({ stock: 1 }));
  const later = (hours: number) =>
    new Date(app.clock.now().getTime() + (30 * 24 + hours) * 3_600_000);
  await sql`
    alter table mall_order add constraint strange check (state <> 'Rejected') not valid`.execute(
    database,
  );
  expect(await returnOverdueOrders(app, later(0))).toHaveLength(1);
  expect(await returnOverdueOrders(app, later(0))).toEqual([]);
  await sql`alter table mall_order drop constraint strange`.execute(database);
  expect(await returnOverdueOrders(app, later(1))).toEqual([]);
  expect(await lying()).toMatchObject(before);
});

test('two hundred at once for the last piece: one order, and all others keep their points', async () => {
  const id = await shelve({ stock: 1 });
  const players = await Promise.all(Array.from({ length: 200 }, () => playerWith(100n)));
  const outcomes = await Promise.all(players.map((one) => placeOrder(app, requestOf(id), one)));
  const codes = outcomes.map((one) => (one.done ? 'done' : one.code));
  expect(Object.groupBy(codes, (one) => one)['mall.sold-out']).toHaveLength(199);
  expect(codes.filter((one) => one === 'done')).toHaveLength(1);
  const { rows } = await sql<{ kind: string; sum: string }>`
    select kind, sum(amount)::text as sum from ledger_balance
    join ledger_account on id = account_id
    where ledger_balance.player_id = any (${players.map((one) => one.id)}::bigint[])
    group by kind order by kind`.execute(database);
  expect(rows).toEqual([
    { kind: 'player-held', sum: '100' },
    { kind: 'player-points', sum: '19900' },
  ]);
});

test('the books are sound after all of it, and every record is a leg of theirs', async () => {
  expect(await verifyLedger(database)).toMatchObject({ isSound: true, faults: [] });
});
