import { beforeEach, describe, expect, test } from 'vitest';
import { readBalances } from '#server/ledger/balances.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { eventsOf, newPlayer, testApp, visitor } from '#tests/database/test-app.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { bringHome } from './bring-home.ts';
import { moveFunds } from './move-funds.ts';
import { readBalance } from './read-balance.ts';
import { readFunds } from './read-funds.ts';

const { database } = await freshDatabase({ poolSize: 20 });
const app = testApp(database);
await database
  .insertInto('vendor')
  .values(
    ['PG', 'EVO', 'SHUT'].map((code) => ({
      code,
      display_name: JSON.stringify({ es: `${code} es`, en: code }) as never,
      icon_url: `/vendors/${code}.svg`,
    })),
  )
  .execute();
await database
  .insertInto('vendor_wallet')
  .values([{ vendor_code: 'PG' }, { vendor_code: 'EVO' }, { vendor_code: 'SHUT', enabled: false }])
  .execute();
await database
  .insertInto('vendor_link')
  .values(
    ['PG', 'EVO', 'SHUT'].map((vendor_code) => ({
      vendor_code,
      wallet: 'seamless' as const,
      base_address: 'https://vendor.example/api',
      public_key: 'a key that nothing is signed with',
    })),
  )
  .execute();
// A database without a merchant counts in dollars.
const commodity = 'USD';
let ana = await newPlayer(database, 'ana0');
let count = 0;

beforeEach(async () => {
  count += 1;
  ana = await newPlayer(database, `ana-${count}`);
});

const give = (
  amount: bigint,
  into?: 'player-bonus' | 'player-held' | 'vendor-wallet',
  subject = '',
) => giveMoney(database, { playerId: ana.id, amount, commodity, ...(into && { into }), subject });
const lies = async () => (await readBalance(app, { language: 'en' }, ana)).value;
const inWallet = async (vendor: string) =>
  (await lies()).vendors.find((one) => one.vendor === vendor)?.amount;
type Move = Parameters<typeof moveFunds>[1];
const move = (wish: Partial<Move> = {}) =>
  moveFunds(
    app,
    { requestId: crypto.randomUUID(), vendor: 'PG', direction: 'in', amount: '100', ...wish },
    ana,
    visitor,
  );
const home = (requestId: string = crypto.randomUUID()) =>
  bringHome(app, { requestId }, ana, visitor);
const movesOf = (kind: string) =>
  database
    .selectFrom('ledger_transfer')
    .select('id')
    .where('kind', '=', kind)
    .where('actor', '=', `player:${ana.id}`)
    .execute();

describe('the balance', () => {
  test('names every open wallet, also where nothing is, and sums the money up', async () => {
    await give(1_000n);
    await give(20n, 'player-bonus');
    await give(3n, 'player-held');
    await move({ amount: '400' });
    expect(await lies()).toEqual({
      currency: 'USD',
      main: '600',
      bonus: '20',
      held: '3',
      points: '0',
      vendors: [
        { vendor: 'EVO', name: 'EVO', isOpen: true, amount: '0' },
        { vendor: 'PG', name: 'PG', isOpen: true, amount: '400' },
      ],
      total: '1023',
      asOf: '2026-11-20T12:00:00.000Z',
    });
  });

  test('shows a closed wallet while something is in it, and takes nothing more into it', async () => {
    await give(500n);
    expect(await inWallet('SHUT')).toBeUndefined();
    await give(70n, 'vendor-wallet', 'SHUT');
    expect(await inWallet('SHUT')).toBe('70');
    expect(await move({ vendor: 'SHUT' })).toMatchObject({ code: 'wallet.unknown' });
    expect(await move({ vendor: 'SHUT', direction: 'out', amount: 'all' })).toMatchObject({
      done: true,
      value: { moved: '70' },
    });
    expect(await inWallet('SHUT')).toBeUndefined();
  });

  test('of a vendor that is gone what is left can still be brought home', async () => {
    await give(9n, 'vendor-wallet', 'GONE');
    expect((await lies()).vendors).toContainEqual({
      vendor: 'GONE',
      name: 'GONE',
      isOpen: false,
      amount: '9',
    });
    expect(await home()).toMatchObject({ value: { brought: [{ vendor: 'GONE', amount: '9' }] } });
  });

  test('in one figure each: what there is, and what went in and out', async () => {
    await giveMoney(database, { playerId: ana.id, amount: 900n, commodity, kind: 'deposit' });
    await move({ amount: '300' });
    expect((await readFunds(app, ana, visitor)).value).toMatchObject({
      main: '600',
      vendors: '300',
      total: '900',
      deposited: '900',
      withdrawn: '0',
      netDeposits: '900',
    });
  });
});

describe('bringing money to a vendor', () => {
  const linked = (change: { enabled: boolean }) =>
    database.updateTable('vendor_link').set(change).where('vendor_code', '=', 'PG').execute();

  test('that nobody has linked, or that is closed, is refused; what lies there comes home', async () => {
    await give(100n);
    await give(30n, 'vendor-wallet', 'PG');
    await linked({ enabled: false });
    expect(await move()).toMatchObject({ code: 'vendor.closed' });
    expect(await move({ direction: 'out', amount: 'all' })).toMatchObject({ done: true });
    await linked({ enabled: true });
    const link = await database
      .deleteFrom('vendor_link')
      .where('vendor_code', '=', 'EVO')
      .returningAll()
      .executeTakeFirstOrThrow();
    expect(await move({ vendor: 'EVO' })).toMatchObject({ code: 'wallet.unknown' });
    await database.insertInto('vendor_link').values(link).execute();
    expect((await lies()).main).toBe('130');
  });

  test('is refused on a break, and taking it home is not', async () => {
    await give(100n);
    await move({ amount: '40' });
    await database
      .insertInto('player_break')
      .values({
        player_id: ana.id,
        kind: 'cool-off',
        began_at: app.clock.now(),
        ends_at: new Date(app.clock.now().getTime() + 60_000),
      })
      .execute();
    expect(await move({ amount: '10' })).toMatchObject({ code: 'break.active' });
    expect(await move({ direction: 'out', amount: 'all' })).toMatchObject({ done: true });
    expect((await lies()).main).toBe('100');
  });
});

describe('moving', () => {
  test('goes both ways, and every device gets the new balance', async () => {
    await give(500n);
    expect(await move({ amount: '200' })).toMatchObject({ done: true, value: { moved: '200' } });
    expect(await move({ direction: 'out', amount: '50' })).toMatchObject({ done: true });
    expect([(await lies()).main, await inWallet('PG')]).toEqual(['350', '150']);
    const told = (await eventsOf(database)).filter(({ topic }) => topic === ana.id);
    expect(told).toEqual(Array(2).fill({ kind: 'balance.changed', topic: ana.id, body: {} }));
  });

  test('refuses more than there is, nothing at all, and a vendor nobody knows', async () => {
    await give(100n);
    expect(await move({ amount: '101' })).toMatchObject({ code: 'wallet.short' });
    expect(await move({ direction: 'out', amount: 'all' })).toMatchObject({ code: 'wallet.empty' });
    expect(await move({ vendor: 'NOBODY' })).toMatchObject({ code: 'wallet.unknown' });
    expect((await lies()).main).toBe('100');
  });

  test('a request that is sent again gets the first answer and moves nothing', async () => {
    await give(500n);
    const requestId = crypto.randomUUID();
    const first = await move({ requestId, amount: 'all' });
    await give(30n);
    expect(await move({ requestId, amount: 'all' })).toEqual(first);
    expect((await lies()).main).toBe('30');
    expect(await movesOf('vendor-in')).toHaveLength(1);
  });

  test('another request under the same id is a conflict, whichever of its parts differs', async () => {
    await give(500n);
    const requestId = crypto.randomUUID();
    await move({ requestId });
    const others: Partial<Move>[] = [{ amount: '101' }, { vendor: 'EVO' }, { direction: 'out' }];
    for (const other of others) {
      expect(await move({ requestId, ...other })).toMatchObject({ code: 'request.conflict' });
    }
    expect(await home(requestId)).toMatchObject({ code: 'request.conflict' });
  });

  test('a refusal binds nobody: the same id is looked at again', async () => {
    const requestId = crypto.randomUUID();
    expect(await move({ requestId })).toMatchObject({ code: 'wallet.short' });
    await give(100n);
    expect(await move({ requestId })).toMatchObject({ done: true });
  });

  test('one id may be two players’', async () => {
    const requestId = crypto.randomUUID();
    await give(100n);
    await move({ requestId });
    ana = await newPlayer(database, `bea-${count}`);
    await give(100n);
    expect(await move({ requestId })).toMatchObject({ done: true });
  });
});

describe('many at once', () => {
  test('of two hundred who each move all of it one does, and nothing is lost or made', async () => {
    await give(10_000n);
    const moves = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        move({ amount: '10000', vendor: index % 2 ? 'PG' : 'EVO' }),
      ),
    );
    const codes = moves.map((one) => (one.done ? 'done' : one.code));
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
    expect(codes.filter((code) => code === 'wallet.short')).toHaveLength(199);
    expect(await lies()).toMatchObject({ main: '0', total: '10000' });
  });

  test('a hundred copies of one request all get the same answer, and it happens once', async () => {
    await give(10_000n);
    const requestId = crypto.randomUUID();
    const moves = await Promise.all(Array.from({ length: 100 }, () => move({ requestId })));
    expect(new Set(moves.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(moves[0]).toMatchObject({ done: true });
    expect((await lies()).main).toBe('9900');
  });

  test('back and forth and home at once, the sum stays and nobody waits in a circle', async () => {
    await give(1_000n);
    await give(1_000n, 'vendor-wallet', 'PG');
    await give(1_000n, 'vendor-wallet', 'EVO');
    await Promise.all(
      Array.from({ length: 120 }, (_, index) => {
        const vendor = index % 2 ? 'PG' : 'EVO';
        if (index % 5 === 0) return home();
        const direction = index % 3 ? 'in' : 'out';
        return move({ vendor, direction, amount: index % 4 ? '7' : 'all' });
      }),
    );
    const accounts = await readBalances(database, ana.id);
    expect(accounts.reduce((sum, { amount }) => sum + BigInt(amount), 0n)).toBe(3_000n);
    expect(accounts.every(({ amount }) => BigInt(amount) >= 0n)).toBe(true);
  });
});

describe('bringing all home', () => {
  test('empties each wallet once and says what came', async () => {
    await give(40n, 'vendor-wallet', 'PG');
    await give(2n, 'vendor-wallet', 'EVO');
    const requestId = crypto.randomUUID();
    const first = await home(requestId);
    expect(first).toMatchObject({ done: true, value: { total: '42' } });
    expect(await home(requestId)).toEqual(first);
    expect(await movesOf('vendor-out')).toHaveLength(2);
    expect(await lies()).toMatchObject({ main: '42', total: '42' });
  });

  test('where nothing is away nothing comes, and no event is published', async () => {
    expect(await home()).toMatchObject({ done: true, value: { brought: [], total: '0' } });
    const told = (await eventsOf(database)).filter(({ topic }) => topic === ana.id);
    expect(told).toEqual([]);
  });
});
