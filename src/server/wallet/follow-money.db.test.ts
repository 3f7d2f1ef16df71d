import { beforeEach, describe, expect, test } from 'vitest';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { followTransfer } from '#server/vendor-play/transfers/transfer-carry.ts';
import { listMoves } from '#server/vendor-play/transfers/transfer-moves.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp, visitor } from '#tests/database/test-app.ts';
import { openTransferVendor } from '#tests/vendor-play/transfer-vendor.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { enterVendor, followHomecoming, homecomingKind, leaveVendor } from './follow-money.ts';
import { upsertFollowing } from './following-store.ts';
import { readBalance } from './read-balance.ts';

const { database } = await freshDatabase({ poolSize: 12 });
const app = testApp(database);
const vendor = await openTransferVendor(app);

let count = 0;
let ana = await newPlayer(database, 'ana0');
beforeEach(async () => {
  count += 1;
  vendor.manner = 'takes';
  app.clock.set('2026-11-20T12:00:00Z');
  ana = await newPlayer(database, `ana-${count}`);
  await giveMoney(database, { playerId: ana.id, amount: 1_000n, commodity: 'USD' });
  await choose(true);
});

const choose = (isAutomatic: boolean) =>
  upsertFollowing(database, { playerId: ana.id, isAutomatic, now: app.clock.now() });
const enter = (requestId: string = crypto.randomUUID()) =>
  enterVendor(app, { requestId, vendor: 'EVO' }, ana, visitor);
const leave = async () => (await leaveVendor(app, { vendor: 'EVO' }, ana)).value;
const lies = async () => {
  const { main, held, vendors, total } = (await readBalance(app, { language: 'en' }, ana)).value;
  return { main, held, there: vendors[0]?.amount, total };
};
const nameOf = async () => {
  const { name } = await database
    .selectFrom('vendor_player')
    .select('name')
    .where('player_id', '=', ana.id)
    .executeTakeFirstOrThrow();
  return name;
};
const run = (handler: typeof followHomecoming, key: string) => {
  const now = app.clock.now();
  return handler(app)({ key, body: {}, due: now, now, attempt: 1 });
};
const sweep = () => run(followHomecoming, `${ana.id}:EVO`);
const later = (minutes: number) =>
  app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000).toISOString());
const follow = async () => {
  const { moves } = (await listMoves(app, ana, visitor)).value;
  return run(followTransfer, moves[0]?.transferId ?? '');
};
const tell = async (bet: string, win: string, state: 'open' | 'completed') => {
  const at = app.clock.now().toISOString();
  const player = await nameOf();
  const said = { round: `r${count}`, player, game: 'EVO-1', currency: 'USD', bet, win, state, at };
  vendor.rounds.push(said);
};

const home = { main: '1000', held: '0', there: '0', total: '1000' };
const away = { main: '0', held: '0', there: '1000', total: '1000' };

describe('money that follows a player to a vendor', () => {
  test('goes in with them and comes home with them', async () => {
    expect(await enter()).toMatchObject({ value: { state: 'done', moved: '1000' } });
    expect(await lies()).toEqual(away);
    expect(await leave()).toEqual({ state: 'done', moved: '1000' });
    expect(await lies()).toEqual(home);
    expect(await sweep()).toBe('done');
    expect(await database.selectFrom('vendor_stay').selectAll().execute()).toEqual([]);
  });

  test('stays where it is until the player has said yes, and after they have said no', async () => {
    await choose(false);
    expect(await enter()).toMatchObject({ value: { state: 'by-hand' } });
    expect(await lies()).toEqual(home);
    expect(await leave()).toEqual({ state: 'by-hand', moved: '0' });
  });

  test('comes home though they say no while it is there', async () => {
    await enter();
    await choose(false);
    expect(await leave()).toMatchObject({ state: 'done' });
    expect(await lies()).toEqual(home);
  });

  test('is moved once, however often the same entry is told', async () => {
    const requestId = crypto.randomUUID();
    await enter(requestId);
    await giveMoney(database, { playerId: ana.id, amount: 50n, commodity: 'USD' });
    expect(await enter(requestId)).toMatchObject({ value: { state: 'done', moved: '1000' } });
    expect(await lies()).toEqual({ ...away, main: '50', total: '1050' });
  });

  test('an empty wallet is no obstacle to the game', async () => {
    await enter();
    expect(await enter()).toMatchObject({ value: { state: 'nothing', moved: '0' } });
  });

  test('is brought home by the gateway once the game has not been heard of for three minutes', async () => {
    const requestId = crypto.randomUUID();
    await enter(requestId);
    later(2);
    await enter(requestId);
    later(2);
    expect(await sweep()).toEqual({ again: new Date('2026-11-20T12:05:00Z') });
    expect(await lies()).toEqual(away);
    later(1);
    expect(await sweep()).toBe('done');
    expect(await lies()).toEqual(home);
  });

  test('a job that sweeps stands before anything is moved', async () => {
    vendor.manner = 'waits';
    await enter();
    const { rows } = await database
      .selectFrom('job')
      .select('due_at')
      .where('kind', '=', homecomingKind)
      .where('key', '=', `${ana.id}:EVO`)
      .execute()
      .then((found) => ({ rows: found }));
    expect(rows).toEqual([{ due_at: new Date('2026-11-20T12:03:00Z') }]);
  });

  test('what was on its way in when the player left comes home after it has arrived', async () => {
    vendor.manner = 'takes and loses the reply';
    expect(await enter()).toMatchObject({ value: { state: 'pending' } });
    vendor.manner = 'takes';
    expect(await leave()).toEqual({ state: 'nothing', moved: '0' });
    expect(await sweep()).toEqual({ again: expect.any(Date) });
    await follow();
    expect(await lies()).toEqual(away);
    expect(await sweep()).toBe('done');
    expect(await lies()).toEqual(home);
  });

  test('what was on its way home is followed until it has come', async () => {
    await enter();
    vendor.manner = 'takes and loses the reply';
    expect(await leave()).toEqual({ state: 'pending', moved: '1000' });
    vendor.manner = 'takes';
    expect(await sweep()).toEqual({ again: expect.any(Date) });
    await follow();
    expect(await sweep()).toBe('done');
    expect(await lies()).toEqual(home);
  });

  test('what a round pays after its player has left comes home too', async () => {
    await enter();
    vendor.wallets.set(await nameOf(), 900n);
    await tell('100', '0', 'open');
    expect(await leave()).toEqual({ state: 'done', moved: '900' });
    expect(await sweep()).toEqual({ again: expect.any(Date) });
    vendor.wallets.set(await nameOf(), 250n);
    await tell('100', '250', 'completed');
    expect(await sweep()).toBe('done');
    expect(await lies()).toEqual({ main: '1150', held: '0', there: '0', total: '1150' });
    expect(await verifyLedger(database)).toMatchObject({ isSound: true });
  });

  test('a vendor that gives nothing back is asked again, and the money is told as lying there', async () => {
    await enter();
    vendor.manner = 'refuses';
    expect(await leave()).toEqual({ state: 'returned', moved: '1000' });
    expect(await lies()).toEqual(away);
    expect(await sweep()).toEqual({ again: expect.any(Date) });
    vendor.manner = 'takes';
    expect(await sweep()).toBe('done');
    expect(await lies()).toEqual(home);
  });
});
