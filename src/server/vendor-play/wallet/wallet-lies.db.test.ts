import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Minor } from '#contract/values.ts';
import { signatureHeader } from '#contract/vendor-api.ts';
import { mainBalance } from '#server/ledger/main-balance.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { signRequest } from '#server/ports/vendors/sign.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { fakeGateway } from '#tests/gateway/fake-gateway.ts';
import {
  askStage,
  newStagePlayer,
  plantGround,
  plantVendor,
  type StagePlayer,
} from '#tests/stages/vendors-stage.ts';
import { stageTable } from '#tests/stages/vendors-table.ts';
import { vendorWebhooks } from './receive-vendor-callback.ts';

const { database } = await freshDatabase({ poolSize: 8 });
const app = testApp(database);
await plantGround(database);
const vendor = await plantVendor(database, 'PG');
const other = await plantVendor(database, 'PP');
const funds = 10_000n;
const ana = await newStagePlayer(app, { vendor: 'PG', account: 'ana', funds });
const bob = await newStagePlayer(app, { vendor: 'PG', account: 'bob', funds });
const most = '9'.repeat(18);

const balanceOf = ({ playerId }: StagePlayer) => mainBalance(database, playerId, 'COP');
const bet = (more: object = {}, player = ana) => ({
  ...{ transaction: 'lie', player: player.name, currency: 'COP', session: player.session },
  ...{ game: 'PG-1', round: 'lie', amount: '1', ...more },
});
const said = async (operation: 'bet' | 'win' | 'balance' | 'rollback', body: object, by = vendor) =>
  (await askStage(app, by, { operation, body })).said.code;
const transactions = async () =>
  (await database.selectFrom('vendor_transaction').select('id').execute()).length;

test('amounts that are no whole minor units are no amounts', async () => {
  const lies = [
    ...[`1${'0'.repeat(30)}`, `1${'0'.repeat(18)}`, '-1', '-0', '+1', '1.5', '1,5', '1e3', '0x10'],
    ...['01', '', ' 1', '1 ', '1\n', '١٢', '１', 'NaN', 'Infinity', '9'.repeat(100_000)],
  ];
  for (const amount of lies) {
    expect([amount.slice(0, 40), await said('bet', bet({ amount }))]).toEqual([
      amount.slice(0, 40),
      'body.invalid',
    ]);
  }
  for (const amount of [1, 1.5, 1e30, -1, null, true, ['1'], { toString: '1' }]) {
    expect(await said('bet', bet({ amount }))).toBe('body.invalid');
  }
  expect([await transactions(), await balanceOf(ana)]).toEqual([0, funds]);
});

test('names are letters that everybody writes alike, and none of them can be the house’s', async () => {
  const lies = [
    ...[
      '',
      'é',
      'e\u0301',
      'a\u0000b',
      'a\u202eb',
      'a\u200bb',
      'ａ',
      'a b',
      'a\n',
      '~end~1',
      "a'b",
    ],
    ...['a/b', '../a', 'a%41', 'a'.repeat(65), '\ud800'],
  ];
  for (const lie of lies) {
    for (const field of ['transaction', 'round', 'game', 'player', 'session']) {
      expect([lie, field, await said('bet', bet({ [field]: lie }))]).toEqual([
        ...[lie, field, 'body.invalid'],
      ]);
    }
  }
  const hidden = `{"__proto__":{"amount":"5"},${JSON.stringify(bet()).slice(1)}`;
  expect(await said('bet', JSON.parse(hidden) as object)).toBe('body.invalid');
  expect([await transactions(), await balanceOf(ana)]).toEqual([0, funds]);
});

test('another currency is refused under any name, also one that was used', async () => {
  const body = bet({ transaction: 'money-1', round: 'money' });
  expect(await said('bet', { ...body, currency: 'USD' })).toBe('currency.wrong');
  expect(await said('bet', { ...body, currency: 'cop' })).toBe('body.invalid');
  expect(await said('bet', body)).toBeUndefined();
  expect(await said('bet', { ...body, currency: 'USD' })).toBe('currency.wrong');
  expect(await balanceOf(ana)).toBe(funds - 1n);
});

test('wins that together are above what a balance can be are refused, and the balance stays readable', async () => {
  const rich = await newStagePlayer(app, { vendor: 'PG', account: 'rich', funds: 10n });
  const round = stageTable(app, { vendor, player: rich });
  await round.bet('10');
  expect(await round.win(most)).toMatchObject({ status: 200, balance: most });
  for (let lies = 0; lies < 12; lies += 1) {
    expect(await round.win(most)).toMatchObject({ status: 400, code: 'body.invalid' });
  }
  expect(await round.jackpot(most)).toMatchObject({ status: 400, code: 'body.invalid' });
  expect(await round.promo(most)).toMatchObject({ status: 400, code: 'body.invalid' });
  const { said: told } = await askStage(app, vendor, {
    ...{ operation: 'balance', body: { player: rich.name, currency: 'COP' } },
  });
  expect([told.balance, v.is(Minor, told.balance)]).toEqual([most, true]);
  // What does fit still lands.
  await round.bet('9');
  expect(await round.win('4', true)).toMatchObject({ status: 200 });
});

test('what was signed for one vendor is nothing at another, under one key or two', async () => {
  const body = { player: ana.name, currency: 'COP' };
  const { signature } = await askStage(app, vendor, { operation: 'balance', body });
  const replayed = await askStage(app, other, { operation: 'balance', body, signature });
  expect(replayed.said.code).toBe('signature.wrong');
  // Two brands of one company may sign alike; its address is a part of what is signed.
  const { public_key } = await database
    .selectFrom('vendor_link')
    .select('public_key')
    .where('vendor_code', '=', 'PG')
    .executeTakeFirstOrThrow();
  const brand = await plantVendor(database, 'PG2');
  await database
    .updateTable('vendor_link')
    .set({ public_key })
    .where('vendor_code', '=', 'PG2')
    .execute();
  const across = await askStage(app, brand, { operation: 'balance', body, signature });
  expect(across.said.code).toBe('signature.wrong');
  // Signed anew it is accepted, and that name is unknown there.
  const renewed = { code: 'PG2', privateKey: vendor.privateKey };
  expect(await said('balance', body, renewed)).toBe('player.unknown');
  expect(await said('bet', bet({ game: 'PP-1' }))).toBe('game.unknown');
});

test('a round is its player’s: nobody else’s win, rollback or end reaches it', async () => {
  const hers = stageTable(app, { vendor, player: ana, round: 'hers' });
  await hers.bet('100', 'hers-1');
  const his = stageTable(app, { vendor, player: bob, round: 'hers' });
  expect(await his.win('500', true)).toMatchObject({ code: 'round.unknown' });
  expect(await his.end('cancelled')).toMatchObject({ code: 'round.unknown' });
  expect(await his.rollback('hers-1')).toMatchObject({ code: 'transaction.conflict' });
  // Nor does her session stake his money.
  const theft = { ...bet({ transaction: 'theft', round: 'theft' }, bob), session: ana.session };
  expect(await said('bet', theft)).toBe('session.over');
  expect(await hers.record()).toEqual({ stake: '100', payout: null, state: 'open' });
  expect(await balanceOf(bob)).toBe(funds);
});

test('a win after its stake was taken back is none, nor one for a stake that was forbidden', async () => {
  const before = await balanceOf(bob);
  const round = stageTable(app, { vendor, player: bob, round: 'taken' });
  await round.bet('100', 'taken-1');
  await round.rollback('taken-1');
  expect(await round.win('900', true)).toMatchObject({ code: 'round.unknown' });
  const never = stageTable(app, { vendor, player: bob, round: 'never' });
  expect(await never.rollback('never-1')).toMatchObject({ status: 200 });
  expect(await never.bet('100', 'never-1')).toMatchObject({ code: 'transaction.rolled-back' });
  expect(await never.win('900', true)).toMatchObject({ code: 'round.unknown' });
  expect(await never.jackpot('900')).toMatchObject({ code: 'round.unknown' });
  expect(await balanceOf(bob)).toBe(before);
});

test('one name is one transaction: any other content is refused, and the first stands', async () => {
  const before = await balanceOf(bob);
  const first = bet({ transaction: 'one-name', round: 'one-name', amount: '5' }, bob);
  expect(await said('bet', first)).toBeUndefined();
  for (const other of [{ amount: '6' }, { round: 'elsewhere' }, { game: 'PG-2' }]) {
    expect(await said('bet', { ...first, ...other })).toBe('transaction.conflict');
  }
  const { session: _, ...win } = first;
  expect(await said('win', { ...win, isEnd: true })).toBe('transaction.conflict');
  expect(await said('bet', bet({ ...first, player: ana.name, session: ana.session }))).toBe(
    'transaction.conflict',
  );
  expect(await balanceOf(bob)).toBe(before - 5n);
});

test('a body of a megabyte is not read to its end, and the next request is answered', async () => {
  const { app: server } = await fakeGateway({ webhooks: vendorWebhooks(app), clock: app.clock });
  const post = (body: string) => {
    const path = '/wps/vendor/PG/balance';
    const request = { method: 'POST', path, body };
    const { header } = signRequest(vendor.privateKey, request, app.clock.now());
    const headers = { 'content-type': 'application/json', [signatureHeader]: header };
    return server.inject({ method: 'POST', url: path, headers, payload: body });
  };
  expect((await post(`{"player":"${'a'.repeat(1_048_576)}"}`)).statusCode).toBe(413);
  const deep = '['.repeat(30_000) + ']'.repeat(30_000);
  expect((await post(deep)).json()).toMatchObject({ code: 'body.invalid' });
  const usual = JSON.stringify({ player: ana.name, currency: 'COP' });
  expect((await post(usual)).statusCode).toBe(200);
});

test('after all of it the books are sound', async () => {
  expect((await verifyLedger(database)).faults).toEqual([]);
});
