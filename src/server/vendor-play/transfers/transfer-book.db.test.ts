import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { moveFunds } from '#server/wallet/move-funds.ts';
import { readBalance } from '#server/wallet/read-balance.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp, visitor } from '#tests/database/test-app.ts';
import { openTransferVendor } from '#tests/vendor-play/transfer-vendor.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { readFeed } from './transfer-feed.ts';
import { selectUnbooked } from './transfer-feed-store.ts';

const { database } = await freshDatabase();
const app = testApp(database);
const vendor = await openTransferVendor(app);

let count = 0;
let ana = await newPlayer(database, 'ana0');
let name = '';
beforeEach(async () => {
  count += 1;
  ana = await newPlayer(database, `ana-${count}`);
  await giveMoney(database, { playerId: ana.id, amount: 1_000n, commodity: 'USD' });
  const wish = { vendor: 'EVO', direction: 'in' as const, amount: '400' };
  await moveFunds(app, { requestId: crypto.randomUUID(), ...wish }, ana, visitor);
  const row = await database
    .selectFrom('vendor_player')
    .select('name')
    .where('player_id', '=', ana.id)
    .executeTakeFirstOrThrow();
  name = row.name;
});

const say = (round: string, bet: string, state = 'completed') => {
  const at = app.clock.now().toISOString();
  const told = { game: 'EVO-1', currency: 'USD', win: '0', at };
  vendor.rounds.push({ round, player: name, bet, state, ...told });
};
const there = async () =>
  (await readBalance(app, { language: 'en' }, ana)).value.vendors[0]?.amount;
const unbookable = () =>
  database
    .selectFrom('vendor_incident')
    .select('subject')
    .where('kind', '=', 'round-unbookable')
    .execute();

const recordOf = (round: string) =>
  database
    .selectFrom('bet_record')
    .select(['state', 'stake', 'payout'])
    .where('round', '=', round)
    .where('player_id', '=', ana.id)
    .executeTakeFirst();

test('a round that ends without moving any money is over in the record too', async () => {
  say('lost', '100', 'open');
  say('free', '0', 'open');
  await readFeed(app, 'EVO');
  expect(await recordOf('lost')).toEqual({ state: 'open', stake: '100', payout: null });
  say('lost', '100');
  say('free', '0');
  await readFeed(app, 'EVO');
  expect(await recordOf('lost')).toEqual({ state: 'lost', stake: '100', payout: '0' });
  expect(await recordOf('free')).toBeUndefined();
  expect(await there()).toBe('300');
  expect(await selectUnbooked(database, 'EVO', 10)).toEqual([]);
});

test('a booking that breaks is reported, is no lie of the vendor’s, and is tried again', async () => {
  say('first', '100');
  say('second', '50');
  await sql`
    create function break_once() returns trigger language plpgsql as $$
    begin
      if new.round = 'first' then raise exception 'Broken.' using errcode = '40P01'; end if;
      return new;
    end $$`.execute(database);
  await sql`
    create trigger break_once before insert on bet_record
    for each row execute function break_once()`.execute(database);
  const faults: unknown[] = [];
  const read = () => readFeed(app, 'EVO', (cause) => faults.push(cause));
  await read();
  expect(faults).toMatchObject([{ code: '40P01' }]);
  expect(await unbookable()).toEqual([]);
  expect(await there()).toBe('350');
  await sql`drop trigger break_once on bet_record`.execute(database);
  await read();
  expect(faults).toHaveLength(1);
  expect(await there()).toBe('250');
});
