import { createHmac } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import type { Hmac } from '#games/draw.ts';
import { raffleFaults } from '#games/prove-raffle.ts';
import { isSigned } from '#lottery/beacon-signature.ts';
import type { Player } from '#server/kernel/answer.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { openBeaconSandboxOf } from '#server/ports/beacon/open-beacon.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { raffleStage } from '#tests/rewards/raffle-stage.ts';
import { drawRaffles, sealRaffles } from './draw-raffle.ts';
import { givePrizes } from './give-prizes.ts';
import { windowsOf } from './plan-raffles.ts';
import { readProof } from './read-raffles.ts';

const { database } = await freshDatabase({ poolSize: 6 });
const app = testApp(database);
app.clock.set('2026-11-20T12:00:00Z');
const sandbox = await openBeaconSandboxOf(app);
afterAll(() => sandbox?.close());
const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest();
const { bet, count, drawn, exclude, publish, shown } = raffleStage(app);

test('own play brings tickets up to a limit, bonus money none, and the chance is that of now', async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  const id = await publish('tickets');
  const [ana, ben] = [await newPlayer(database, 'ana1'), await newPlayer(database, 'ben1')];
  await bet(ana, '2500');
  await bet(ben, '90000');
  await bet(ben, '90000', '90000');
  await count();
  expect(await shown(ana, id)).toMatchObject({
    state: 'open',
    tickets: 7,
    own: { tickets: 2, towardsNext: '500' },
  });
  const bens = await shown(ben, id);
  expect(bens.own).toMatchObject({ tickets: 5, towardsNext: null, chance: 952_381 });
  const round = await bet(ana, '1500');
  await count();
  expect((await shown(ana, id)).own.tickets).toBe(4);
  // What is undone takes no ticket back, and is made good before the next one.
  await database
    .updateTable('bet_record')
    .set({ state: 'void' })
    .where('round', '=', round)
    .execute();
  await bet(ana, '1000');
  await count();
  expect((await shown(ana, id)).own).toMatchObject({ tickets: 4, towardsNext: '0' });
});

test('the draw waits for its beacon, is made of what was committed, and anybody makes it again', async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  const id = await publish('drawn');
  const before = await shown(await newPlayer(database, 'looker'), id);
  const players: Player[] = [];
  for (let at = 0; at < 6; at += 1) {
    const one = await newPlayer(database, `drawn${at}`);
    players.push(one);
    await bet(one, String(1_000 * (at + 1)));
  }
  await count();
  app.clock.set('2026-11-22T20:00:30Z');
  await sealRaffles(app);
  expect(await readProof(app, id)).toMatchObject({ code: 'raffle.not-drawn' });
  app.clock.set('2026-11-22T20:01:30Z');
  await sealRaffles(app);
  await drawRaffles(app);
  expect((await shown(players[0] as Player, id)).state).toBe('closed');
  app.clock.set('2026-11-22T20:04:00Z');
  await drawRaffles(app);
  await drawRaffles(app);
  await givePrizes(app);
  await givePrizes(app);
  const proof = await readProof(app, id);
  if (!proof.done) throw new Error(proof.code);
  expect(proof.value.commitment).toBe(before.commitment);
  expect(proof.value.beacon?.round).toBe(before.beaconRound);
  expect(raffleFaults(proof.value, { hmac, isSigned })).toEqual([]);
  const other = { ...proof.value, picks: proof.value.picks.toReversed() };
  expect(raffleFaults(other, { hmac, isSigned })).toEqual(['draw']);
  const grants = await database
    .selectFrom('reward_grant')
    .select(['amount', 'player_id'])
    .where('source_ref', 'like', `raffle:${id}:%`)
    .orderBy('amount', 'desc')
    .execute();
  expect(grants.map(({ amount }) => amount)).toEqual(['500', '100']);
  expect(new Set(grants.map(({ player_id: winner }) => winner)).size).toBe(2);
  expect(await verifyLedger(database)).toMatchObject({ isSound: true });
});

test('L-BREAK: who is excluded at the draw is passed over, and what nobody can win returns to the budget', async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  const id = await publish('excluded', { reserves: 0 });
  const [out, stays] = [await newPlayer(database, 'out'), await newPlayer(database, 'stays')];
  await bet(out, '5000');
  await bet(stays, '1000');
  await count();
  await exclude(out);
  await drawn();
  const { picks } = await shown(stays, id);
  expect(picks.filter(({ outcome }) => outcome === 'won')).toMatchObject([
    { isOwn: true, amount: '500' },
  ]);
  expect(picks.filter(({ outcome }) => outcome === 'out')).toHaveLength(5);
  const proof = await readProof(app, id);
  expect(proof.done && raffleFaults(proof.value, { hmac, isSigned })).toEqual([]);
  const { spent } = await database
    .selectFrom('reward_budget')
    .select('spent')
    .where('name', '=', 'raffle:excluded')
    .executeTakeFirstOrThrow();
  expect(spent).toBe('500');
});

test('a person wins with one of their accounts, and the other one is passed over in the proof', async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  const id = await publish('one-person', { reserves: 0, onePrizeEach: false });
  const twins = [await newPlayer(database, 'twin1'), await newPlayer(database, 'twin2')];
  const noted_at = app.clock.now();
  await database
    .insertInto('person_mark')
    .values(
      twins.map((twin) => ({
        ...{ player_id: twin.id, kind: 'payout-account' as const, mark: 'one', noted_at },
      })),
    )
    .execute();
  for (const twin of twins) await bet(twin, '1000');
  await count();
  await drawn();
  const { picks } = await shown(twins[0] as Player, id);
  expect(picks.map(({ outcome }) => outcome)).toEqual(['won', 'out']);
  const proof = await readProof(app, id);
  expect(proof.done && raffleFaults(proof.value, { hmac, isSigned })).toEqual([]);
});

test('a list that is sealed after its beacon has come is drawn by a later round', async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  const id = await publish('late-seal');
  const one = await newPlayer(database, 'lateseal');
  await bet(one, '1000');
  await count();
  const named = (await shown(one, id)).beaconRound;
  app.clock.set('2026-11-22T20:10:00Z');
  await sealRaffles(app);
  await drawRaffles(app);
  expect((await shown(one, id)).state).toBe('closed');
  const closed = await shown(one, id);
  expect(closed).toMatchObject({ beaconRound: named, sealedAt: '2026-11-22T20:10:00.000Z' });
  expect(closed.lateRound).toBeGreaterThan(named);
  app.clock.set('2026-11-22T20:12:30Z');
  await drawRaffles(app);
  const proof = await readProof(app, id);
  expect(proof.done && raffleFaults(proof.value, { hmac, isSigned })).toEqual([]);
});

test('a list that is sealed a day late waits a day for its own round', async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  const id = await publish('day-late');
  const one = await newPlayer(database, 'daylate');
  await bet(one, '1000');
  await count();
  app.clock.set('2026-11-23T21:00:00Z');
  await sealRaffles(app);
  await drawRaffles(app);
  expect((await shown(one, id)).state).toBe('closed');
  app.clock.set('2026-11-23T21:02:30Z');
  await drawRaffles(app);
  const proof = await readProof(app, id);
  expect(proof.done && proof.value.beacon).not.toBeNull();
  expect(proof.done && raffleFaults(proof.value, { hmac, isSigned })).toEqual([]);
});

test('a list waits for bets of before closing that nobody has counted', async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  const id = await publish('unread');
  const one = await newPlayer(database, 'unread');
  await bet(one, '3000');
  app.clock.set('2026-11-22T20:01:30Z');
  const sealed = () =>
    database
      .selectFrom('raffle')
      .select('sealed_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  await sealRaffles(app);
  expect((await sealed()).sealed_at).toBeNull();
  await count();
  await sealRaffles(app);
  expect((await sealed()).sealed_at).not.toBeNull();
  expect((await shown(one, id)).own.tickets).toBe(3);
});

test('without a beacon for a day it is drawn all the same, and says so', async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  const id = await publish('alone');
  await database
    .updateTable('raffle')
    .set({ beacon_network: 'gone' })
    .where('id', '=', id)
    .execute();
  const one = await newPlayer(database, 'alone');
  await bet(one, '1000');
  await drawn();
  expect((await shown(one, id)).state).toBe('closed');
  app.clock.set('2026-11-23T20:10:00Z');
  await drawRaffles(app);
  const proof = await readProof(app, id);
  expect(proof).toMatchObject({ done: true, value: { beacon: null } });
  expect(proof.done && raffleFaults(proof.value, { hmac, isSigned })).toEqual([]);
});

test('a weekly one runs for the seven days before its hour, by the clock of the merchant', () => {
  const when = { every: 'week', weekday: 7, at: '20:00' } as const;
  const zone = 'America/Bogota';
  const ofNow = (text: string) =>
    windowsOf({ when }, { now: new Date(text), zone }).map(({ beginsAt, closesAt }) =>
      [beginsAt, closesAt].map((moment) => moment.toISOString()),
    );
  expect(ofNow('2026-11-26T12:00:00Z')).toEqual([
    ['2026-11-26T12:00:00.000Z', '2026-11-30T01:00:00.000Z'],
  ]);
  expect(ofNow('2026-11-29T20:00:00Z')).toEqual([
    ['2026-11-29T20:00:00.000Z', '2026-11-30T01:00:00.000Z'],
    ['2026-11-30T01:00:00.000Z', '2026-12-07T01:00:00.000Z'],
  ]);
});
