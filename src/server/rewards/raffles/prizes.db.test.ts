import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { inTransaction } from '#server/db/open.ts';
import { done, type Player } from '#server/kernel/answer.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { openBeaconSandboxOf } from '#server/ports/beacon/open-beacon.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { raffleStage } from '#tests/rewards/raffle-stage.ts';
import { claimReward } from '../grants/claim-rewards.ts';
import { raffles } from './domain.ts';
import { drawRaffles, sealRaffles } from './draw-raffle.ts';
import { givePrizes, passPrizesOn } from './give-prizes.ts';
import { setPassed } from './pick-store.ts';

const { database } = await freshDatabase({ poolSize: 6 });
const app = testApp(database);
app.clock.set('2026-11-20T12:00:00Z');
const sandbox = await openBeaconSandboxOf(app);
afterAll(() => sandbox?.close());
const { bet, count, drawn, exclude, publish, shown } = raffleStage(app);

/** Answers what stopped whom. */
async function runJob(): Promise<unknown[]> {
  const faults: unknown[] = [];
  const jobs = raffles.jobs?.(app, (fault) => faults.push(fault));
  const now = app.clock.now();
  await jobs?.raffles?.({ key: 'all', body: {}, due: now, now, attempt: 1 });
  return faults;
}

test('a prize that nobody claims goes to the reserve, and a break only delays it', async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  // The budget holds the prize once: the reserve gets the one that was not claimed.
  const id = await publish('reserves', {
    ...{ prizes: [{ amount: 500, times: 1 }], reserves: 1, budget: 500 },
  });
  const [one, other] = [await newPlayer(database, 'late'), await newPlayer(database, 'next')];
  await bet(one, '1000');
  await bet(other, '1000');
  await drawn();
  const winner = (await shown(one, id)).picks[0]?.isOwn ? one : other;
  const reserve = winner === one ? other : one;
  const { id: grantId } = await database
    .selectFrom('reward_grant')
    .select('id')
    .where('player_id', '=', winner.id)
    .executeTakeFirstOrThrow();
  const now = app.clock.now();
  await database
    .updateTable('reward_grant')
    .set({ state: 'expired', ended_at: now })
    .where('id', '=', grantId)
    .execute();
  await database
    .insertInto('player_break')
    .values({
      player_id: reserve.id,
      kind: 'cool-off',
      began_at: now,
      ends_at: new Date(now.getTime() + 3_600_000),
    })
    .execute();
  expect(await passPrizesOn(app)).toEqual([]);
  expect(await passPrizesOn(app)).toEqual([]);
  expect(await givePrizes(app)).toEqual([]);
  const grantsOf = (of: Player) =>
    database.selectFrom('reward_grant').select('id').where('player_id', '=', of.id).execute();
  expect(await grantsOf(reserve)).toEqual([]);
  app.clock.set(new Date(now.getTime() + 3_660_001).toISOString());
  await givePrizes(app);
  const [passed] = await grantsOf(reserve);
  expect(await claimReward(app, passed?.id ?? '', reserve)).toMatchObject({
    done: true,
    value: { amount: '500', source: 'raffle' },
  });
  expect(await claimReward(app, grantId, winner)).toMatchObject({ code: 'reward.over' });
  expect(await verifyLedger(database)).toMatchObject({ isSound: true });
});

test('who excludes themselves after the draw is paid, and who may be given nothing loses the prize to a reserve', async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  const prizes = [{ amount: 500, times: 2 }];
  const id = await publish('barred', { prizes, reserves: 1, budget: 1_000 });
  const players = await Promise.all(
    ['barred1', 'barred2', 'barred3'].map((one) => newPlayer(database, one)),
  );
  for (const one of players) await bet(one, '1000');
  await count();
  app.clock.set('2026-11-22T20:01:30Z');
  await sealRaffles(app);
  app.clock.set('2026-11-22T20:04:00Z');
  await drawRaffles(app);
  const picks = await database
    .selectFrom('raffle_pick')
    .selectAll()
    .where('raffle_id', '=', id)
    .orderBy('ordinal')
    .execute();
  const [left, refused, reserve] = picks.map(({ player_id: one }) =>
    players.find((each) => each.id === one),
  );
  if (!left || !refused || !reserve) throw new Error('Somebody was not drawn.');
  await exclude(left);
  await database.updateTable('player').set({ type: 4 }).where('id', '=', refused.id).execute();
  expect(await givePrizes(app)).toEqual([]);
  const grantsOf = (of: Player) =>
    database
      .selectFrom('reward_grant')
      .select(['amount', 'state'])
      .where('player_id', '=', of.id)
      .execute();
  expect(await grantsOf(left)).toEqual([{ amount: '500', state: 'claimed' }]);
  expect(await passPrizesOn(app)).toEqual([]);
  expect(await grantsOf(reserve)).toEqual([]);
  app.clock.set('2026-12-06T20:04:01Z');
  await runJob();
  expect(await grantsOf(refused)).toEqual([]);
  expect(await grantsOf(reserve)).toEqual([{ amount: '500', state: 'claimable' }]);
  expect(await verifyLedger(database)).toMatchObject({ isSound: true });
});

test('a prize that cannot be given keeps nobody else from theirs, and is tried again', async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  const [broken, sound] = [await publish('broken'), await publish('sound')];
  const [one, other] = [await newPlayer(database, 'broken1'), await newPlayer(database, 'sound1')];
  await bet(one, '1000');
  await bet(other, '1000');
  await count();
  app.clock.set('2026-11-22T20:01:30Z');
  await sealRaffles(app);
  app.clock.set('2026-11-22T20:04:00Z');
  await drawRaffles(app);
  const setAside = (amount: string) =>
    database.updateTable('raffle').set({ set_aside: amount }).where('id', '=', broken).execute();
  const before = await database
    .selectFrom('raffle')
    .select('set_aside')
    .where('id', '=', broken)
    .executeTakeFirstOrThrow();
  await setAside('0');
  const ofBroken = database.selectFrom('raffle_pick').where('raffle_id', '=', broken);
  await database
    .updateTable('raffle_pick')
    .set({ barred_at: new Date('2026-11-20T12:00:00Z') })
    .where('raffle_id', '=', broken)
    .execute();
  expect((await givePrizes(app)).length).toBeGreaterThan(0);
  // What stopped it is ours, and takes nobody's prize to a reserve.
  expect(await ofBroken.where('barred_at', 'is not', null).select('ordinal').execute()).toEqual([]);
  const given = async (raffle: string) =>
    (
      await database
        .selectFrom('reward_grant')
        .select('id')
        .where('source_ref', 'like', `raffle:${raffle}:%`)
        .execute()
    ).length;
  expect([await given(broken), await given(sound)]).toEqual([0, 2]);
  await setAside(before.set_aside);
  expect(await givePrizes(app)).toEqual([]);
  expect(await given(broken)).toBe(0);
  app.clock.set('2026-11-22T21:04:01Z');
  expect(await givePrizes(app)).toEqual([]);
  expect(await given(broken)).toBe(2);
});

test('a prize that was given since it was found barred does not go on', async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  const id = await publish('raced');
  await bet(await newPlayer(database, 'raced1'), '1000');
  await drawn();
  const pick = await database
    .selectFrom('raffle_pick')
    .selectAll()
    .where('raffle_id', '=', id)
    .where('grant_id', 'is not', null)
    .executeTakeFirstOrThrow();
  await inTransaction(database, async (transaction) => {
    const asBefore = { ...pick, grant_id: null };
    expect(await setPassed(transaction, asBefore, app.clock.now())).toBe(false);
    return done(null);
  });
});

test('a raffle that cannot be drawn keeps nobody from the prizes of another', async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  const [broken, sound] = [await publish('undrawn'), await publish('drawable')];
  const one = await newPlayer(database, 'undrawn1');
  await bet(one, '1000');
  await count();
  app.clock.set('2026-11-22T20:01:30Z');
  await sealRaffles(app);
  app.clock.set('2026-11-22T20:04:00Z');
  await sql`
    alter table raffle add constraint strange
    check (id <> ${sql.lit(Number(broken))} or drawn_at is null) not valid`.execute(database);
  expect(await runJob()).toMatchObject([
    { message: `Raffle ${broken} is stopped, and tried again later.` },
  ]);
  expect((await shown(one, sound)).state).toBe('drawn');
  await sql`alter table raffle drop constraint strange`.execute(database);
  expect(await runJob()).toEqual([]);
  expect((await shown(one, broken)).state).toBe('drawn');
});
