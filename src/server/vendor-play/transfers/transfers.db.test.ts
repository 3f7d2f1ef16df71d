import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { resumePlay, stopPlay } from '#server/protection/stop-play.ts';
import { bringHome } from '#server/wallet/bring-home.ts';
import { moveFunds } from '#server/wallet/move-funds.ts';
import { readBalance } from '#server/wallet/read-balance.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp, visitor } from '#tests/database/test-app.ts';
import { openTransferVendor } from '#tests/vendor-play/transfer-vendor.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { followTransfer } from './transfer-carry.ts';
import { followFeed, readFeed } from './transfer-feed.ts';
import { listMoves } from './transfer-moves.ts';

const { database } = await freshDatabase({ poolSize: 12 });
const app = testApp(database);
const vendor = await openTransferVendor(app);

let count = 0;
let ana = await newPlayer(database, 'ana0');
beforeEach(async () => {
  count += 1;
  vendor.manner = 'takes';
  ana = await newPlayer(database, `ana-${count}`);
  await giveMoney(database, { playerId: ana.id, amount: 1_000n, commodity: 'USD' });
});

type Move = Parameters<typeof moveFunds>[1];
const move = (wish: Partial<Move> = {}) =>
  moveFunds(
    app,
    { requestId: crypto.randomUUID(), vendor: 'EVO', direction: 'in', amount: '400', ...wish },
    ana,
    visitor,
  );
const follow = async () => {
  const { moves } = (await listMoves(app, ana, visitor)).value;
  const now = app.clock.now();
  const job = { key: moves[0]?.transferId ?? '', body: {}, due: now, now, attempt: 1 };
  return followTransfer(app)(job);
};
const lies = async () => {
  const { main, held, vendors } = (await readBalance(app, { language: 'en' }, ana)).value;
  return { main, held, there: vendors[0]?.amount };
};
const nameOf = async () => {
  const { name } = await database
    .selectFrom('vendor_player')
    .select('name')
    .where('player_id', '=', ana.id)
    .executeTakeFirstOrThrow();
  return name;
};
const incidents = () =>
  database
    .selectFrom('vendor_incident')
    .select(['kind', 'detail'])
    .where('player_id', '=', ana.id)
    .where('settled_at', 'is', null)
    .execute();
const lastState = async () => (await listMoves(app, ana, visitor)).value.moves[0]?.state;
const tell = async (round: string, bet: string, win: string, state = 'completed') => {
  const player = await nameOf();
  const at = app.clock.now().toISOString();
  vendor.rounds.push({ round, player, game: 'EVO-1', state, currency: 'USD', bet, win, at });
  await readFeed(app, 'EVO');
};

describe('a move to a vendor that keeps wallets of its own', () => {
  test('G-STOP: is refused while a class that the vendor offers is stopped, and money comes out all the same', async () => {
    await move();
    // Another class of the house, which this vendor does not offer.
    const title = JSON.stringify({ en: 'Slots' });
    await sql`insert into game_category (game_type, title)
      select 'RNG', title || ${title}::jsonb from game_category where game_type = 'LIVE'`.execute(
      database,
    );
    const actor = { id: null, name: 'marta' };
    const stopped = async (target: string) => {
      const stop = { scope: 'class', target } as const;
      expect(await stopPlay(app, { ...stop, reason: 'a fault' }, actor)).toMatchObject({
        done: true,
      });
      const [into, out] = [await move(), await move({ direction: 'out', amount: '100' })];
      await resumePlay(app, stop, actor);
      return [into.done || into.code, out.done];
    };
    expect(await stopped('LIVE')).toEqual(['play.stopped', true]);
    expect(await stopped('RNG')).toEqual([true, true]);
  });

  test('is there when the vendor has taken it, in its books and in ours', async () => {
    expect(await move()).toMatchObject({ value: { state: 'done', moved: '400' } });
    expect(await lies()).toEqual({ main: '600', held: '0', there: '400' });
    expect(vendor.wallets.get(await nameOf())).toBe(400n);
    expect(await move({ direction: 'out', amount: 'all' })).toMatchObject({
      value: { state: 'done', moved: '400' },
    });
    expect(await lies()).toEqual({ main: '1000', held: '0', there: '0' });
  });

  test('comes back where the vendor will not have it', async () => {
    vendor.manner = 'refuses';
    expect(await move()).toMatchObject({ value: { state: 'returned' } });
    expect(await lies()).toEqual({ main: '1000', held: '0', there: '0' });
  });

  test('is held while nobody knows, and is found out about after a lost reply', async () => {
    vendor.manner = 'takes and loses the reply';
    const requestId = crypto.randomUUID();
    expect(await move({ requestId })).toMatchObject({ value: { state: 'pending' } });
    expect(await lies()).toEqual({ main: '600', held: '400', there: '0' });
    expect(await follow()).toBe('done');
    expect(await lies()).toEqual({ main: '600', held: '0', there: '400' });
    vendor.manner = 'takes';
    // The same request is answered with its outcome, and nothing moves twice.
    expect(await move({ requestId })).toMatchObject({ value: { state: 'done' } });
    expect(vendor.wallets.get(await nameOf())).toBe(400n);
  });

  test('that never came there comes back', async () => {
    vendor.manner = 'loses the request';
    expect(await move()).toMatchObject({ value: { state: 'pending' } });
    expect(await follow()).toBe('done');
    expect(await lies()).toEqual({ main: '1000', held: '0', there: '0' });
    expect(await lastState()).toBe('returned');
  });

  test('a transfer that the vendor still considers stays held, and becomes an incident in time', async () => {
    vendor.manner = 'waits';
    await move();
    expect(await follow()).toMatchObject({ again: expect.any(Date) });
    expect(await incidents()).toEqual([]);
    app.clock.set('2026-11-20T14:00:00Z');
    await follow();
    expect(await incidents()).toMatchObject([{ kind: 'transfer-pending' }]);
    expect(await lies()).toEqual({ main: '600', held: '400', there: '0' });
    vendor.manner = 'takes';
    for (const [id, state] of vendor.transfers) {
      if (state === 'pending') vendor.transfers.set(id, 'done');
    }
    await follow();
    expect(await incidents()).toEqual([]);
    app.clock.set('2026-11-20T12:00:00Z');
  });

  test('an answer by somebody else settles nothing', async () => {
    vendor.manner = 'forges';
    expect(await move()).toMatchObject({ value: { state: 'pending' } });
    expect(await lies()).toEqual({ main: '600', held: '400', there: '0' });
    vendor.manner = 'takes';
    await follow();
    expect(await lies()).toEqual({ main: '600', held: '0', there: '400' });
  });

  test('is settled once, however many reports come at the same time', async () => {
    vendor.manner = 'takes and loses the reply';
    await move();
    await Promise.all(Array.from({ length: 12 }, follow));
    expect(await lies()).toEqual({ main: '600', held: '0', there: '400' });
  });

  test('of more than there is moves nothing and asks nobody', async () => {
    const asked = vendor.posts.length;
    expect(await move({ amount: '1001' })).toMatchObject({ code: 'wallet.short' });
    expect(vendor.posts.length).toBe(asked);
  });

  test('home brings what lies there, and says what is still on its way', async () => {
    await move();
    vendor.manner = 'takes and loses the reply';
    const home = await bringHome(app, { requestId: crypto.randomUUID() }, ana, visitor);
    expect(home).toMatchObject({
      value: { brought: [{ vendor: 'EVO', amount: '400', state: 'pending' }], total: '0' },
    });
    await follow();
    expect(await lies()).toEqual({ main: '1000', held: '0', there: '0' });
  });
});

describe('what our books alone have put there, before the vendor kept wallets', () => {
  beforeEach(() =>
    giveMoney(database, {
      ...{ playerId: ana.id, amount: 70n, commodity: 'USD' },
      ...{ into: 'vendor-wallet', subject: 'EVO' },
    }),
  );

  test('comes straight home, and the vendor is not asked for it', async () => {
    const asked = vendor.posts.length;
    expect(await move({ direction: 'out', amount: '20' })).toMatchObject({
      value: { state: 'done', moved: '20' },
    });
    const home = await bringHome(app, { requestId: crypto.randomUUID() }, ana, visitor);
    expect(home).toMatchObject({ value: { brought: [{ amount: '50', state: 'done' }] } });
    expect(vendor.posts.length).toBe(asked);
    expect(await lies()).toEqual({ main: '1070', held: '0', there: '0' });
  });

  test('comes home before the first move, so that all that lies there is the vendor’s', async () => {
    await move();
    expect(await lies()).toEqual({ main: '670', held: '0', there: '400' });
    expect(await move({ direction: 'out', amount: 'all' })).toMatchObject({
      value: { state: 'done', moved: '400' },
    });
  });
});

describe('what is played there', () => {
  test('a round is booked once, in parts as it is reported, and stands in the betting record', async () => {
    await move();
    await tell('one', '100', '0', 'open');
    expect(await lies()).toMatchObject({ there: '300' });
    await tell('one', '150', '500');
    await readFeed(app, 'EVO');
    expect(await lies()).toMatchObject({ main: '600', there: '750' });
    const bets = await database
      .selectFrom('bet_record')
      .select(['stake', 'payout', 'state'])
      .where('player_id', '=', ana.id)
      .execute();
    expect(bets).toEqual([{ stake: '150', payout: '500', state: 'won' }]);
  });

  test('gives its stake back where the round was called off', async () => {
    await move();
    await tell('two', '100', '0', 'open');
    await tell('two', '100', '0', 'cancelled');
    expect(await lies()).toMatchObject({ there: '400' });
  });

  test('a round above what our books have there is not booked, and becomes an incident', async () => {
    await move();
    await tell('three', '500', '0');
    expect(await lies()).toMatchObject({ there: '400' });
    expect(await incidents()).toMatchObject([{ kind: 'round-above-wallet' }]);
  });

  test('books that differ at rest are a person’s to settle', async () => {
    await move();
    vendor.wallets.set(await nameOf(), 90n);
    const now = app.clock.now();
    await followFeed(app, (cause) => expect.unreachable(String(cause)))({
      key: 'EVO',
      body: {},
      due: now,
      now,
      attempt: 1,
    });
    expect(await incidents()).toMatchObject([
      { kind: 'wallet-differs', detail: { ours: '400', theirs: '90 COP' } },
    ]);
  });
});

test('after all of it the books are sound', async () => {
  expect((await verifyLedger(database)).faults).toEqual([]);
});
