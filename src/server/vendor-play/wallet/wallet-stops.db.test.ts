import { beforeEach, describe, expect, test } from 'vitest';
import { beginOwnBreak } from '#server/protection/begin-break.ts';
import { answerOwnReality } from '#server/protection/reality-check.ts';
import { openSite, startMaintenance } from '#server/system/change-status.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import {
  newStagePlayer,
  plantGround,
  plantVendor,
  type StagePlayer,
} from '#tests/stages/vendors-stage.ts';
import { stageTable } from '#tests/stages/vendors-table.ts';

const { database } = await freshDatabase({ poolSize: 6 });
const app = testApp(database);
await plantGround(database);
const vendor = await plantVendor(database, 'PG');
let count = 0;

beforeEach(() => app.clock.set('2026-11-20T12:00:00Z'));

async function newPlayer(): Promise<StagePlayer> {
  count += 1;
  return newStagePlayer(app, { vendor: 'PG', account: `stop${count}`, funds: 10_000n });
}

const table = (player: StagePlayer) => stageTable(app, { vendor, player });
const later = (minutes: number) =>
  app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000).toISOString());

/** A bet that is in, and after it whatever stops further ones. */
async function stopped(stop: (player: StagePlayer) => Promise<unknown>) {
  const player = await newPlayer();
  const round = table(player);
  await round.bet('100', `stake-${player.playerId}`);
  await stop(player);
  return { player, round, again: await round.bet('100') };
}

/** An open round still ends, and a transaction is still answered as it was. */
async function endsWell({ player, round }: Awaited<ReturnType<typeof stopped>>) {
  const repeat = await round.bet('100', `stake-${player.playerId}`);
  expect(repeat).toMatchObject({ status: 200, isRepeat: true });
  expect(await round.win('300')).toMatchObject({ status: 200, balance: '10200' });
  expect(await round.end('completed')).toMatchObject({ status: 200 });
  expect(await round.record()).toEqual({ stake: '100', payout: '300', state: 'won' });
}

async function limit(player: StagePlayer, kind: 'wager' | 'loss' | 'session', amount: string) {
  await database
    .insertInto('player_limit')
    .values({
      ...{ player_id: player.playerId, kind, period: 'day', amount },
      set_at: app.clock.now(),
    })
    .execute();
}

describe('after a stake', () => {
  test('who logs out stakes no more, and still wins', async () => {
    const scene = await stopped(({ sessionId }) =>
      database
        .updateTable('session')
        .set({ ended_at: app.clock.now() })
        .where('id', '=', sessionId)
        .execute(),
    );
    expect(scene.again).toMatchObject({ status: 403, code: 'session.over' });
    await endsWell(scene);
  });

  test('a vendor session that was ended takes no stake', async () => {
    const scene = await stopped(({ playerId }) =>
      database
        .updateTable('vendor_session')
        .set({ ended_at: app.clock.now() })
        .where('player_id', '=', playerId)
        .execute(),
    );
    expect(scene.again).toMatchObject({ status: 403, code: 'session.over' });
    await endsWell(scene);
  });

  test('a login that lay idle for half an hour is over, and one that plays is not', async () => {
    const player = await newPlayer();
    const round = table(player);
    for (let played = 0; played < 2; played += 1) {
      expect(await round.bet('1')).toMatchObject({ status: 200 });
      later(25);
    }
    expect(await round.bet('1')).toMatchObject({ status: 200 });
    later(31);
    expect(await round.bet('1')).toMatchObject({ status: 403, code: 'session.over' });
  });

  test('a closed vendor refuses stakes and nothing else', async () => {
    const shut = (enabled: boolean) =>
      database.updateTable('vendor_link').set({ enabled }).execute();
    const scene = await stopped(() => shut(false));
    expect(scene.again).toMatchObject({ status: 403, code: 'vendor.closed' });
    await endsWell(scene);
    await shut(true);
  });

  test('G-STOP: a site in maintenance refuses stakes and nothing else', async () => {
    const scene = await stopped(async () => {
      await startMaintenance(database, null, app.clock.now());
      await app.hear();
    });
    expect(scene.again).toMatchObject({ status: 403, code: 'vendor.closed' });
    expect(await table(scene.player).whole('5', '0')).toMatchObject({ code: 'vendor.closed' });
    const begun = stageTable(app, { vendor, player: await newPlayer() });
    expect(await begun.rollback('never-came')).toMatchObject({ status: 200 });
    await endsWell(scene);
    await openSite(database, app.clock.now());
    await app.hear();
    expect(await table(scene.player).bet('5')).toMatchObject({ status: 200 });
  });

  test.each([
    ['all', ''],
    ['vendor', 'PG'],
  ] as const)(
    'G-STOP: while %s %s is stopped no round begins, and one that runs is played to its end',
    async (scope, target) => {
      const player = await newPlayer();
      const round = table(player);
      await round.bet('100', `stake-${player.playerId}`);
      const stop = { scope, target, reason: 'a fault', stopped_by: 'marta' } as const;
      await database.insertInto('play_stop').values(stop).execute();
      const begun = await table(player).bet('100');
      expect(begun).toMatchObject({ status: 403, code: 'play.stopped' });
      await endsWell({ player, round, again: begun });
      await database.deleteFrom('play_stop').execute();
      expect(await table(player).bet('100')).toMatchObject({ status: 200 });
    },
  );

  test('G-STOP: a round that is kept open takes no stake a quarter of an hour after it began, and still wins', async () => {
    const player = await newPlayer();
    const round = table(player);
    await round.bet('100', `stake-${player.playerId}`);
    later(20);
    await round.bet('100', `later-${player.playerId}`);
    await round.rollback(`later-${player.playerId}`);
    const stop = { scope: 'vendor', target: 'PG', reason: 'a fault', stopped_by: 'marta' } as const;
    await database.insertInto('play_stop').values(stop).execute();
    const again = await round.bet('100');
    expect(again).toMatchObject({ status: 403, code: 'play.stopped', reason: 'operator' });
    const young = await newPlayer();
    const other = table(young);
    await database.deleteFrom('play_stop').execute();
    await other.bet('100');
    await database.insertInto('play_stop').values(stop).execute();
    later(14);
    expect(await other.bet('100')).toMatchObject({ status: 200 });
    later(1);
    expect(await other.bet('100')).toMatchObject({ status: 403, code: 'play.stopped' });
    await endsWell({ player, round, again });
    await database.deleteFrom('play_stop').execute();
  });

  test('so does a vendor that the catalogue has taken off', async () => {
    const show = (enabled: boolean) => database.updateTable('vendor').set({ enabled }).execute();
    const scene = await stopped(() => show(false));
    expect(scene.again).toMatchObject({ status: 403, code: 'vendor.closed' });
    await endsWell(scene);
    await show(true);
  });

  test('a closed game refuses stakes, and its neighbour does not', async () => {
    const open = (enabled: boolean) =>
      database.updateTable('game').set({ enabled }).where('game_code', '=', 'PG-1').execute();
    const scene = await stopped(() => open(false));
    expect(scene.again).toMatchObject({ status: 403, code: 'game.closed' });
    const elsewhere = await table(scene.player).bet('1', undefined, { game: 'PG-2' });
    expect(elsewhere).toMatchObject({ status: 200 });
    await table(scene.player).promo('1');
    await endsWell(scene);
    await open(true);
  });

  test('a break stops stakes at once, in the same minute too', async () => {
    const scene = await stopped(({ playerId }) =>
      beginOwnBreak(app, playerId, { kind: 'cool-off', hours: 24 }),
    );
    expect(scene.again).toMatchObject({ status: 403, code: 'play.stopped', reason: 'break' });
    await endsWell(scene);
  });

  test.each([
    ['wager', '199'],
    ['loss', '199'],
  ] as const)(
    'a %s limit stops the stake that would go over it, and no smaller one',
    async (kind, amount) => {
      const scene = await stopped((player) => limit(player, kind, amount));
      expect(scene.again).toMatchObject({ status: 403, code: 'play.stopped', reason: 'limit' });
      expect(await table(scene.player).bet('99')).toMatchObject({ status: 200 });
      await table(scene.player).promo('99');
      await endsWell(scene);
    },
  );

  test('what was won and taken back makes room under a limit of loss', async () => {
    const player = await newPlayer();
    await limit(player, 'loss', '100');
    const round = table(player);
    expect(await round.bet('100', `lost-${count}`)).toMatchObject({ status: 200 });
    expect(await round.bet('1')).toMatchObject({ reason: 'limit' });
    await round.rollback(`lost-${count}`);
    expect(await round.bet('100')).toMatchObject({ status: 200 });
    await round.win('60');
    expect(await round.bet('60')).toMatchObject({ status: 200 });
  });

  test('a time limit stops after its minutes of play', async () => {
    const player = await newPlayer();
    await limit(player, 'session', '2');
    const round = table(player);
    for (let minute = 0; minute < 2; minute += 1) {
      expect(await round.bet('1')).toMatchObject({ status: 200 });
      later(1);
    }
    expect(await round.bet('1')).toMatchObject({ code: 'play.stopped', reason: 'limit' });
  });

  test('a reality check stops stakes to the second it falls due, until it is answered', async () => {
    const player = await newPlayer();
    const round = table(player);
    for (let minute = 0; minute < 59; minute += 20) {
      expect(await round.bet('1')).toMatchObject({ status: 200 });
      later(20);
    }
    app.clock.set('2026-11-20T12:59:30Z');
    expect(await round.bet('1')).toMatchObject({ status: 200 });
    app.clock.set('2026-11-20T12:59:59Z');
    expect(await round.bet('1')).toMatchObject({ status: 200 });
    app.clock.set('2026-11-20T13:00:00Z');
    expect(await round.bet('1')).toMatchObject({ code: 'play.stopped', reason: 'reality' });
    expect(await round.win('1')).toMatchObject({ status: 200 });
    await answerOwnReality(app, player.playerId, { answer: 'go-on' });
    expect(await round.bet('1')).toMatchObject({ status: 200 });
  });

  test('shorter minutes that the player chooses count from the next stake', async () => {
    const player = await newPlayer();
    const round = table(player);
    await round.bet('1');
    later(20);
    expect(await round.bet('1')).toMatchObject({ status: 200 });
    await database
      .updateTable('protection')
      .set({ reality_minutes: 15 })
      .where('player_id', '=', player.playerId)
      .execute();
    expect(await round.bet('1')).toMatchObject({ reason: 'reality' });
  });
});

test('what is staked and won counts once, and so do the minutes of play', async () => {
  const player = await newPlayer();
  const round = table(player);
  await round.bet('100', 'counted');
  await round.bet('100', 'counted');
  await round.bet('200');
  await round.win('50');
  await round.rollback('counted');
  later(3);
  await round.bet('5');
  const use = await database
    .selectFrom('play_use')
    .select(['wagered', 'won', 'rounds'])
    .where('player_id', '=', player.playerId)
    .execute();
  expect(use).toEqual([{ wagered: '305', won: '150', rounds: 3 }]);
  const minutes = await database
    .selectFrom('play_minute')
    .select('minute')
    .where('player_id', '=', player.playerId)
    .execute();
  expect(minutes).toHaveLength(4);
});
