import { beforeEach, describe, expect, test } from 'vitest';
import type { Player } from '#server/kernel/answer.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import {
  type BetRequest,
  inMain,
  leave,
  mines,
  openAnew,
  playOf,
  seated,
  wish,
} from '#tests/inhouse/bets.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { readSeeds } from '../seeds/seeds.ts';
import { placeBet } from './place-bet.ts';

const { database } = await freshDatabase({ poolSize: 20 });
const app = testApp(database);
let ana: Player;
let count = 0;

beforeEach(async () => {
  count += 1;
  await openAnew(app);
  await database.deleteFrom('play_stop').execute();
  ana = await seated(app, `ana-${count}`);
});

const lies = (player: Player) => inMain(app, player);
const played = () => playOf(app, ana);

describe('a bet is refused, and leaves nothing behind,', () => {
  const at = (minutes: number) =>
    app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000).toISOString());
  const limit = (kind: 'wager' | 'loss') =>
    database
      .insertInto('player_limit')
      .values({ player_id: ana.id, kind, period: 'day', amount: '10', set_at: app.clock.now() })
      .execute();
  const setGame = (change: { enabled?: boolean; cycle_ms?: number }) =>
    database.updateTable('house_game').set(change).execute();

  test.each<[string, string, () => Promise<unknown> | unknown, Partial<BetRequest>?]>([
    ['of a closed game', 'game.closed', () => setGame({ enabled: false })],
    [
      'of a game that is hidden',
      'game.closed',
      () => database.updateTable('game').set({ enabled: false }).execute(),
    ],
    ['too soon', 'round.too-soon', () => setGame({ cycle_ms: 5_000 })],
    [
      'while its operator has stopped all play (G-STOP)',
      'play.stopped',
      () =>
        database
          .insertInto('play_stop')
          .values({ scope: 'all', target: '', reason: 'a fault', stopped_by: 'marta' })
          .execute(),
    ],
    [
      'on a break',
      'break.active',
      () =>
        database
          .insertInto('player_break')
          .values({
            player_id: ana.id,
            kind: 'cool-off',
            began_at: app.clock.now(),
            ends_at: new Date(app.clock.now().getTime() + 3_600_000),
          })
          .execute(),
    ],
    [
      'while a shorter time between reality checks is over',
      'reality.pending',
      async () => {
        at(20);
        await placeBet(app, wish(), ana);
        await database.updateTable('protection').set({ reality_minutes: 10 }).execute();
      },
    ],
    ['above a limit for bets', 'limit.wager', () => limit('wager')],
    [
      'above a limit for losses',
      'limit.loss',
      async () => {
        // Whoever won while sitting down is far from a limit for losses.
        await database.updateTable('play_use').set({ won: '0' }).execute();
        await limit('loss');
      },
    ],
    ['beside one that runs', 'round.open', () => placeBet(app, wish(mines), ana), mines],
    [
      'for less than the least',
      'stake.below-least',
      () => undefined,
      { choices: { stake: '1', side: 'under', target: 5_000 } },
    ],
    [
      'for more than the most',
      'stake.above-most',
      () => undefined,
      { choices: { stake: '1000001', side: 'under', target: 5_000 } },
    ],
    [
      'for more than there is',
      'wallet.short',
      () => undefined,
      { choices: { stake: '1000000', side: 'under', target: 5_000 } },
    ],
    ['with choices that are none', 'round.choices', () => undefined, { choices: { stake: '100' } }],
  ])('%s', async (_, code, stand, change = {}) => {
    // A stake of all that there was is too much by now, whatever has been won.
    if (code === 'wallet.short') {
      await giveMoney(database, {
        playerId: ana.id,
        amount: 1_000_000n - (await lies(ana)) - 1n,
        commodity: 'USD',
      });
    }
    await stand();
    const before = [await lies(ana), await readSeeds(app, { purse: 'money' }, ana), await played()];
    expect(await placeBet(app, wish(change), ana)).toMatchObject({ code });
    expect([
      await lies(ana),
      await readSeeds(app, { purse: 'money' }, ana),
      await played(),
    ]).toEqual(before);
  });
});

test('G-STOP: a round that runs while its game is stopped is played to its end, and no new one begins', async () => {
  const begun = await placeBet(app, wish(mines), ana);
  if (!begun.done) throw new Error(begun.code);
  expect(begun.value.state).toBe('open');
  const stop = {
    scope: 'game',
    target: 'VB_MINES',
    reason: 'a fault',
    stopped_by: 'marta',
  } as const;
  await database.insertInto('play_stop').values(stop).execute();
  expect((await leave(app, begun.value, ana))?.state).toBe('done');
  expect(await placeBet(app, wish(mines), ana)).toMatchObject({
    code: 'play.stopped',
  });
});

test('L-AGENT: a bet above a member’s limit leaves no fact that an agent could earn by', async () => {
  const facts = () =>
    database
      .selectFrom('settled_fact')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('player_id', '=', ana.id)
      .where('kind', '=', 'bet')
      .executeTakeFirstOrThrow();
  expect((await placeBet(app, wish(), ana)).done).toBe(true);
  const within = await facts();
  await database
    .insertInto('player_limit')
    .values({
      player_id: ana.id,
      kind: 'wager',
      period: 'day',
      amount: '10',
      set_at: app.clock.now(),
    })
    .execute();
  expect(await placeBet(app, wish(), ana)).toMatchObject({ code: 'limit.wager' });
  expect(await placeBet(app, wish(mines), ana)).toMatchObject({ code: 'limit.wager' });
  expect(await facts()).toEqual(within);
  expect(Number(within.count)).toBeGreaterThan(0);
});
