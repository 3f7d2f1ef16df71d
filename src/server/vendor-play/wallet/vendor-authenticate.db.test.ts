import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { vendorOperations } from '#contract/vendor-api.ts';
import { openDatabase } from '#server/db/open.ts';
import { hashOf, newToken } from '#server/secrets/token.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { askStage, newStagePlayer, plantGround, plantVendor } from '#tests/stages/vendors-stage.ts';

const { database, connectionString } = await freshDatabase();
const app = testApp(database);
const otherDatabase = openDatabase({ connectionString, poolSize: 5 });
/** Another gateway of the same database. */
const otherGateway = testApp(otherDatabase);
afterAll(() => otherDatabase.destroy());
await plantGround(database);
const vendor = await plantVendor(database, 'PG');
const other = await plantVendor(database, 'PP');
const player = await newStagePlayer(app, { vendor: 'PG', account: 'ana', funds: 1_000n });

beforeEach(() => app.clock.set('2026-11-20T12:00:00Z'));

/** As a launch leaves it. */
async function launched({ game = 'PG-1', mode = 'real' as 'real' | 'trial', of = player } = {}) {
  const token = newToken();
  const now = app.clock.now();
  await database
    .insertInto('launch_token')
    .values({
      token_hash: hashOf(token) ?? Buffer.alloc(0),
      ...{ vendor_code: 'PG', player_id: of.playerId, session_id: of.sessionId },
      ...{ mode, game_code: game, language: 'en', made_at: now },
      expires_at: new Date(now.getTime() + 60_000),
    })
    .execute();
  return token;
}

async function authenticate(token: string, by = vendor, at = app) {
  const { status, said } = await askStage(at, by, {
    operation: 'authenticate',
    body: { token },
  });
  return { status, ...said } as Record<string, unknown>;
}

test('a token is exchanged once for who plays, in what, and a session that stakes', async () => {
  const token = await launched();
  const { status, ...value } = await authenticate(token);
  expect(status).toBe(200);
  expect(value).toMatchObject({
    ...{ player: player.name, currency: 'COP', language: 'en', mode: 'real' },
    ...{ game: 'PG-1', gameType: 'RNG', gameName: 'Game 1', balance: '1000' },
  });
  const declared = vendorOperations.find(({ name }) => name === 'authenticate')?.value;
  expect(declared && v.safeParse(declared, value).success).toBe(true);
  const bet = {
    ...{ transaction: 'first', player: player.name, currency: 'COP', session: value.session },
    ...{ game: 'PG-1', round: 'one', amount: '1' },
  };
  expect((await askStage(app, vendor, { operation: 'bet', body: bet })).status).toBe(200);
  expect(await authenticate(token)).toMatchObject({ status: 403, code: 'token.over' });
});

test('of many who bring one token at once, one gets a session', async () => {
  const token = await launched();
  const answers = await Promise.all(Array.from({ length: 8 }, () => authenticate(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a token is over after its minute, at another vendor, with its login, and if it was never one', async () => {
  const over = { status: 403, code: 'token.over' };
  expect(await authenticate(newToken())).toMatchObject(over);
  const token = await launched();
  expect(await authenticate(token, other)).toMatchObject(over);
  app.clock.set('2026-11-20T12:01:00Z');
  expect(await authenticate(token)).toMatchObject(over);
  app.clock.set('2026-11-20T12:00:59Z');
  await database.updateTable('session').set({ ended_at: app.clock.now() }).execute();
  expect(await authenticate(token)).toMatchObject(over);
  await database.updateTable('session').set({ ended_at: null }).execute();
  expect(await authenticate(token)).toMatchObject({ status: 200 });
});

test('a closed vendor and a closed game let nobody in, and the token stays good meanwhile', async () => {
  const token = await launched();
  await database.updateTable('vendor_link').set({ enabled: false }).execute();
  expect(await authenticate(token)).toMatchObject({ status: 403, code: 'vendor.closed' });
  await database.updateTable('vendor_link').set({ enabled: true }).execute();
  await database.updateTable('game').set({ enabled: false }).execute();
  expect(await authenticate(token)).toMatchObject({ status: 403, code: 'game.closed' });
  await database.updateTable('game').set({ enabled: true }).execute();
  expect(await authenticate(token)).toMatchObject({ status: 200 });
});

test.each(['cool-off', 'exclusion'] as const)(
  'L-BREAK: a launch token is not exchanged during a player’s %s, in whatever mode',
  async (kind) => {
    const excluded = await newStagePlayer(app, { vendor: 'PG', account: kind, funds: 0n });
    const tokens = [
      await launched({ of: excluded }),
      await launched({ of: excluded, mode: 'trial' }),
    ];
    const begun = app.clock.now();
    const ends_at = new Date(begun.getTime() + 30_000);
    await database
      .insertInto('player_break')
      .values({ player_id: excluded.playerId, kind, began_at: begun, ends_at })
      .execute();
    for (const token of tokens) {
      expect(await authenticate(token)).toMatchObject({
        ...{ status: 403, code: 'play.stopped', reason: 'break' },
      });
    }
    expect(await authenticate(await launched())).toMatchObject({ status: 200 });
    app.clock.set('2026-11-20T12:00:30Z');
    expect(await authenticate(tokens[0] ?? '')).toMatchObject({ status: 200 });
  },
);

test('a trial tells no balance, and a lobby is called as its vendor is', async () => {
  expect(await authenticate(await launched({ mode: 'trial' }))).toMatchObject({
    mode: 'trial',
    balance: '0',
  });
  expect(await authenticate(await launched({ game: 'PG' }))).toMatchObject({
    ...{ status: 200, game: 'PG', gameType: 'RNG', gameName: 'Vendor PG' },
  });
});

test('one token is tried five times over all gateways, and good ones are let in while their vendor guesses', async () => {
  for (const gateway of [app, otherGateway]) gateway.clock.set('2026-11-20T13:00:00Z');
  await database.updateTable('session').set({ seen_at: app.clock.now() }).execute();
  const over = { status: 403, code: 'token.over' };
  const nonces = async () =>
    (await database.selectFrom('vendor_nonce').select('nonce').execute()).length;
  const bad = newToken();
  const before = await nonces();
  // All at once, so that none of them has been answered when the last one comes.
  const tries = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      authenticate(bad, vendor, index % 2 === 0 ? app : otherGateway),
    ),
  );
  for (const tried of tries) expect(tried).toMatchObject(over);
  // Each that is looked up writes its nonce: of these only five were.
  expect((await nonces()) - before).toBe(5);
  const good = await launched();
  const guesses = Array.from({ length: 300 }, () => newToken());
  const answers = [];
  for (const [index, guess] of guesses.entries()) {
    answers.push(await authenticate(guess, vendor, index % 2 === 0 ? app : otherGateway));
  }
  expect(answers.every(({ code }) => code === 'token.over')).toBe(true);
  expect((await nonces()) - before).toBeLessThan(130);
  const incidents = () =>
    database.selectFrom('vendor_incident').select(['vendor_code', 'kind']).execute();
  expect(await incidents()).toEqual([{ vendor_code: 'PG', kind: 'tokens-tried' }]);
  expect(await authenticate(good, vendor, otherGateway)).toMatchObject({ status: 200 });
  expect(await authenticate(good)).toMatchObject(over);
  // A minute later guesses are looked up again, and a second incident is not raised by the first ones.
  app.clock.set('2026-11-20T13:01:01Z');
  const later = await nonces();
  expect(await authenticate(newToken())).toMatchObject(over);
  expect((await nonces()) - later).toBe(1);
  expect(await incidents()).toHaveLength(1);
});

test('a database that judges nothing spoils no token, however often it is brought meanwhile', async () => {
  const token = await launched();
  await sql`alter table vendor_nonce add constraint broken check (false) not valid`.execute(
    database,
  );
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const said = await authenticate(token).catch(() => ({ code: 'failed' }));
    expect(said.code).not.toBe('token.over');
  }
  await sql`alter table vendor_nonce drop constraint broken`.execute(database);
  expect(await authenticate(token)).toMatchObject({ status: 200 });
});
