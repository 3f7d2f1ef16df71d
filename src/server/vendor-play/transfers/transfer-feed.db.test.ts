import { beforeEach, expect, test } from 'vitest';
import { moveFunds } from '#server/wallet/move-funds.ts';
import { readBalance } from '#server/wallet/read-balance.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp, visitor } from '#tests/database/test-app.ts';
import { evoTable } from '#tests/vendor-play/plant-transfer-vendor.ts';
import { openTransferVendor } from '#tests/vendor-play/transfer-vendor.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { deleteOld } from '../vendor-store.ts';
import { followTransfer } from './transfer-carry.ts';
import { saveComparedTo, selectHolders } from './transfer-compare-store.ts';
import { followFeed, readFeed } from './transfer-feed.ts';
import { feedKind } from './transfer-feed-pace.ts';
import { isPlayedAt, selectUnbooked, upsertFedRounds } from './transfer-feed-store.ts';

const { database } = await freshDatabase({ poolSize: 12 });
const app = testApp(database);
const vendor = await openTransferVendor(app);

let count = 0;
let ana = await newPlayer(database, 'ana0');
beforeEach(async () => {
  count += 1;
  vendor.manner = 'takes';
  vendor.currency = 'USD';
  vendor.pageOfRounds = 2;
  vendor.beforeRounds = async () => undefined;
  app.clock.set('2026-11-20T12:00:00Z');
  ana = await newPlayer(database, `ana-${count}`);
  await giveMoney(database, { playerId: ana.id, amount: 1_000n, commodity: 'USD' });
});

const move = (direction: 'in' | 'out' = 'in', amount = '400') =>
  moveFunds(
    app,
    { requestId: crypto.randomUUID(), vendor: 'EVO', direction, amount },
    ana,
    visitor,
  );
const there = async () =>
  (await readBalance(app, { language: 'en' }, ana)).value.vendors[0]?.amount;
const nameOf = async () => {
  const { name } = await database
    .selectFrom('vendor_player')
    .select('name')
    .where('player_id', '=', ana.id)
    .executeTakeFirstOrThrow();
  return name;
};
const say = async (round: string, bet: string, win: string, more: Record<string, string> = {}) => {
  const player = await nameOf();
  const at = app.clock.now().toISOString();
  const told = { round, player, game: 'EVO-1', state: 'completed', currency: 'USD', bet, win, at };
  vendor.rounds.push({ ...told, ...more });
};
const openIncidents = (kind: string) =>
  database
    .selectFrom('vendor_incident')
    .select(['subject', 'detail'])
    .where('kind', '=', kind)
    .where('settled_at', 'is', null)
    .execute();
const follow = () => {
  const now = app.clock.now();
  return followFeed(app, (cause) => expect.unreachable(String(cause)))({
    key: 'EVO',
    body: {},
    due: now,
    now,
    attempt: 1,
  });
};
/** Nothing lies at the vendor, and nothing is on its way, but what the test itself does. */
const everybodyElseIsHome = async () => {
  vendor.rounds.length = 0;
  await database.deleteFrom('fed_round').execute();
  await database.deleteFrom('vendor_feed').execute();
  await database.deleteFrom('vendor_player').execute();
  await database.deleteFrom('vendor_transfer').execute();
  await database.deleteFrom('vendor_incident').execute();
};
const feedDue = async () => {
  const job = await database
    .selectFrom('job')
    .select('due_at')
    .where('kind', '=', feedKind)
    .executeTakeFirst();
  return job?.due_at;
};
const roundOf = (round: string) =>
  database
    .selectFrom('fed_round')
    .selectAll()
    .where('round', '=', round)
    .where('player_id', '=', ana.id)
    .executeTakeFirst();

test('the longest page that the contract allows is read', async () => {
  await move();
  vendor.pageOfRounds = 200;
  const long = 'r'.repeat(56);
  for (let one = 0; one < 450; one += 1) {
    await say(`${long}-${one}`, '0', '0', { note: 'n'.repeat(400) });
  }
  await readFeed(app, 'EVO');
  const { count: told } = await database
    .selectFrom('fed_round')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('player_id', '=', ana.id)
    .executeTakeFirstOrThrow();
  expect(Number(told)).toBe(450);
  expect(await there()).toBe('400');
});

test('a feed that nobody could read for an hour is an incident, until it is read', async () => {
  await move();
  vendor.manner = 'forges';
  await readFeed(app, 'EVO');
  app.clock.set('2026-11-20T12:59:00Z');
  await readFeed(app, 'EVO');
  expect(await openIncidents('feed-unread')).toEqual([]);
  app.clock.set('2026-11-20T13:00:00Z');
  await readFeed(app, 'EVO');
  expect(await openIncidents('feed-unread')).toMatchObject([{ detail: { reason: 'signature' } }]);
  vendor.manner = 'takes';
  await readFeed(app, 'EVO');
  expect(await openIncidents('feed-unread')).toEqual([]);
});

test('a page that was long on its way does not undo what was reported since', async () => {
  await move();
  await say('late', '100', '0', { state: 'open' });
  const arrived = Promise.withResolvers<void>();
  const leave = Promise.withResolvers<void>();
  vendor.beforeRounds = () => {
    vendor.beforeRounds = async () => undefined;
    arrived.resolve();
    return leave.promise;
  };
  const slow = readFeed(app, 'EVO');
  await arrived.promise;
  await readFeed(app, 'EVO');
  await say('late', '100', '250');
  await readFeed(app, 'EVO');
  expect(await there()).toBe('550');
  leave.resolve();
  await slow;
  expect(await there()).toBe('550');
  expect(await roundOf('late')).toMatchObject({ state: 'completed', reported_win: '250' });
});

test('a feed is read on while a slip is open, though nothing lies there any more', async () => {
  await everybodyElseIsHome();
  await move();
  await say('slip', '400', '0', { state: 'open' });
  await readFeed(app, 'EVO');
  expect(await there()).toBe('0');
  expect(await follow()).toMatchObject({ again: expect.any(Date) });
  await say('slip', '400', '900');
  await follow();
  expect(await there()).toBe('900');
  vendor.wallets.set(await nameOf(), 900n);
  await move('out', '900');
  expect(await follow()).toBe('done');
});

test('a feed is read on while nobody knows what became of a move', async () => {
  await everybodyElseIsHome();
  vendor.manner = 'waits';
  await move();
  expect(await follow()).toMatchObject({ again: expect.any(Date) });
});

test('who moves money again and again does not put the feed off', async () => {
  await database.deleteFrom('job').where('kind', '=', feedKind).execute();
  await move();
  const first = await feedDue();
  app.clock.set('2026-11-20T12:00:30Z');
  await move('in', '10');
  expect(await feedDue()).toEqual(first);
});

test('a move out that comes back has the feed read again', async () => {
  await move();
  await database.deleteFrom('job').where('kind', '=', feedKind).execute();
  vendor.manner = 'waits';
  await move('out', '100');
  await database.deleteFrom('job').where('kind', '=', feedKind).execute();
  vendor.manner = 'takes';
  const id = vendor.posts.at(-1) ?? '';
  vendor.transfers.set(id, 'refused');
  const now = app.clock.now();
  const job = { key: id, body: {}, due: now, now, attempt: 1 };
  expect(await followTransfer(app)(job)).toBe('done');
  expect(await there()).toBe('400');
  expect(await feedDue()).toBeInstanceOf(Date);
});

test('books that differ are an incident until they are equal again', async () => {
  await everybodyElseIsHome();
  await move();
  vendor.wallets.set(await nameOf(), 90n);
  await follow();
  expect(await openIncidents('wallet-differs')).toMatchObject([
    { subject: `player:${ana.id}`, detail: { ours: '400', theirs: '90 USD' } },
  ]);
  vendor.wallets.set(await nameOf(), 400n);
  await follow();
  expect(await openIncidents('wallet-differs')).toEqual([]);
});

test('a round reported between two looks, or still on its way, is no difference', async () => {
  await everybodyElseIsHome();
  await move();
  vendor.wallets.set(await nameOf(), 300n);
  let reads = 0;
  vendor.beforeRounds = async () => {
    reads += 1;
    // Reported after the first page has been read: only the second page question can have it.
    if (reads === 1) await say('between', '100', '0');
  };
  await follow();
  expect(await openIncidents('wallet-differs')).toEqual([]);
  vendor.manner = 'waits';
  await move('out', '50');
  vendor.wallets.set(await nameOf(), 1n);
  await follow();
  expect(await openIncidents('wallet-differs')).toEqual([]);
});

test('after those who were compared come the next ones', async () => {
  await everybodyElseIsHome();
  await move();
  vendor.wallets.set(await nameOf(), 90n);
  await follow();
  const held = { atMost: 50 };
  expect(await selectHolders(database, 'EVO', held)).toHaveLength(1);
  await saveComparedTo(database, 'EVO', '999999999');
  expect(await selectHolders(database, 'EVO', held)).toEqual([]);
  await follow();
  expect(await selectHolders(database, 'EVO', held)).toHaveLength(1);
});

test('a launch counts as play for half an hour after its token, tidied up or not', async () => {
  const old = app.clock.now();
  const login = await database
    .insertInto('session')
    .values({ token_hash: Buffer.alloc(32, count), player_id: ana.id, expires_at: old })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('launch_token')
    .values({
      token_hash: Buffer.alloc(32, count),
      vendor_code: 'EVO',
      player_id: ana.id,
      session_id: login.id,
      mode: 'real',
      game_code: 'EVO-1',
      language: 'es',
      made_at: old,
      expires_at: old,
    })
    .execute();
  const kept = async (minutes: number) => {
    await deleteOld(database, new Date(old.getTime() + minutes * 60_000));
    return isPlayedAt(database, 'EVO', new Date(old.getTime() - 1));
  };
  expect(await kept(29)).toBe(true);
  expect(await kept(31)).toBe(false);
});

test('a round of an unknown game is an incident, and booked when the game is there', async () => {
  await move();
  await say('strange', '100', '0', { game: 'EVO-9' });
  await readFeed(app, 'EVO');
  expect(await there()).toBe('400');
  expect(await openIncidents('round-of-unknown-game')).toMatchObject([
    { subject: `fed-round:${ana.id}:strange` },
  ]);
  await database
    .insertInto('game')
    .values({ ...evoTable, game_id: 'EVO-9', game_code: 'EVO-9' })
    .execute();
  await readFeed(app, 'EVO');
  expect(await there()).toBe('300');
  expect(await openIncidents('round-of-unknown-game')).toEqual([]);
});

test('what cannot be booked is tried after what can', async () => {
  await move();
  await say('stuck', '900', '0');
  await readFeed(app, 'EVO');
  app.clock.set('2026-11-20T12:05:00Z');
  await upsertFedRounds(database, [
    {
      ...{ vendor_code: 'EVO', round: 'fresh', player_id: ana.id, game_code: 'EVO-1' },
      ...{
        reported_bet: '100',
        reported_win: '0',
        state: 'completed',
        reported_at: app.clock.now(),
      },
    },
  ]);
  expect(await selectUnbooked(database, 'EVO', 1)).toMatchObject([{ round: 'fresh' }]);
});

test('a round above what lies there is no incident any more when it has been booked', async () => {
  await move();
  await say('above', '900', '0');
  await readFeed(app, 'EVO');
  const mine = async () =>
    (await openIncidents('round-above-wallet')).filter(
      ({ subject }) => subject === `fed-round:${ana.id}:above`,
    );
  expect(await mine()).toHaveLength(1);
  await move('in', '600');
  await readFeed(app, 'EVO');
  expect(await there()).toBe('100');
  expect(await mine()).toEqual([]);
});

test('a round reported in another currency is booked when it is reported in ours, and not before', async () => {
  await move();
  await say('foreign', '100', '0', { currency: 'VND' });
  await readFeed(app, 'EVO');
  expect(await there()).toBe('400');
  expect(await openIncidents('round-of-other-currency')).toMatchObject([
    { subject: `fed-round:${ana.id}:foreign`, detail: { currency: 'VND', bet: '100' } },
  ]);
  await say('foreign', '100', '0');
  await readFeed(app, 'EVO');
  expect(await there()).toBe('300');
  expect(await openIncidents('round-of-other-currency')).toEqual([]);
});

test('wins that no account can hold keep nobody else’s rounds from being booked', async () => {
  await move();
  const most = '9'.repeat(18);
  // The last of them is above what a balance can be.
  for (let number = 0; number < 11; number += 1) await say(`lie-${number}`, '0', most);
  const liar = ana;
  ana = await newPlayer(database, `honest-${count}`);
  await giveMoney(database, { playerId: ana.id, amount: 1_000n, commodity: 'USD' });
  await move();
  await say('honest', '100', '0');
  await readFeed(app, 'EVO');
  expect(await there()).toBe('300');
  const told = (await openIncidents('round-unbookable')).map(({ subject }) => subject);
  expect(told).not.toEqual([]);
  expect(told.every((subject) => subject.startsWith(`fed-round:${liar.id}:lie-`))).toBe(true);
});

test('an incident has the feed followed until it is settled', async () => {
  await everybodyElseIsHome();
  await move();
  vendor.wallets.set(await nameOf(), 90n);
  await follow();
  expect(await openIncidents('wallet-differs')).toHaveLength(1);
  await say('all', '400', '0');
  expect(await follow()).not.toBe('done');
  expect(await there()).toBe('0');
  expect(await follow()).not.toBe('done');
  vendor.wallets.set(await nameOf(), 0n);
  await follow();
  expect(await openIncidents('wallet-differs')).toEqual([]);
  expect(await follow()).toBe('done');
});
