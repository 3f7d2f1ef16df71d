import { createHmac } from 'node:crypto';
import { afterAll, expect, test, vi } from 'vitest';
import type { RaffleTerms } from '#contract/raffle-terms.ts';
import type { Hmac } from '#games/draw.ts';
import { raffleFaults } from '#games/prove-raffle.ts';
import { isSigned } from '#lottery/beacon-signature.ts';
import type { Player } from '#server/kernel/answer.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { openBeaconSandboxOf } from '#server/ports/beacon/open-beacon.ts';
import { readLagSeconds } from '#server/settled-facts/read-facts.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { claimReward } from '../grants/claim-rewards.ts';
import { countTickets } from './count-tickets.ts';
import { drawRaffles, sealRaffles } from './draw-raffle.ts';
import { givePrizes, passPrizesOn } from './give-prizes.ts';
import { makeRaffles, publishRaffle, windowsOf } from './plan-raffles.ts';
import { readProof, readRaffles } from './read-raffles.ts';

const { database } = await freshDatabase({ poolSize: 6 });
const app = testApp(database);
app.clock.set('2026-11-20T12:00:00Z');
const sandbox = await openBeaconSandboxOf(app);
afterAll(() => sandbox?.close());
const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest();
const machine = { id: null, name: 'machine' };

const terms: RaffleTerms = {
  code: 'weekly',
  title: { es: 'Rifa', en: 'Raffle' },
  betsPerTicket: 1_000,
  ticketsPerPlayer: 5,
  prizes: [
    { amount: 500, times: 1 },
    { amount: 100, times: 1 },
  ],
  onePrizeEach: true,
  reserves: 2,
  claimDays: 14,
  when: { every: 'once', from: '2026-11-20T12:00:00.000Z', to: '2026-11-22T20:00:00.000Z' },
  budget: 10_000,
};

async function bet({ id }: Player, stake: string, bonus = '0'): Promise<string> {
  const at = app.clock.now();
  const round = crypto.randomUUID();
  await database
    .insertInto('bet_record')
    .values({
      player_id: id,
      game_type: 'RNG',
      vendor_code: 'PG',
      game_name: { es: 'Juego', en: 'Game' },
      round,
      stake,
      bonus_stake: bonus,
      payout: '0',
      state: 'lost',
      placed_at: at,
      settled_at: at,
    })
    .execute();
  return round;
}

async function count() {
  await vi.waitFor(
    async () => {
      await countTickets(app, 1_000);
      expect(await readLagSeconds(database, 'raffles')).toBe(0);
    },
    { timeout: 30_000, interval: 20 },
  );
}

const shown = async (of: Player, id?: string) => {
  const { raffles } = (await readRaffles(app, { language: 'en' }, of)).value;
  const found = id === undefined ? raffles.at(-1) : raffles.find((one) => one.id === id);
  if (!found) throw new Error('There is no raffle.');
  return found;
};

async function publish(code: string, change: Partial<RaffleTerms> = {}): Promise<string> {
  await publishRaffle(app, { ...terms, ...change, code }, machine);
  await makeRaffles(app);
  await makeRaffles(app);
  const { id } = await database
    .selectFrom('raffle')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return id;
}

async function drawn() {
  await count();
  app.clock.set('2026-11-22T20:01:30Z');
  await sealRaffles(app);
  app.clock.set('2026-11-22T20:04:00Z');
  await drawRaffles(app);
  await givePrizes(app);
}

async function exclude({ id }: Player) {
  await database
    .insertInto('player_break')
    .values({
      player_id: id,
      kind: 'exclusion',
      began_at: app.clock.now(),
      ends_at: new Date('2028-01-01'),
    })
    .execute();
}

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
  expect(await passPrizesOn(app)).toEqual([]);
  expect(await givePrizes(app)).toEqual([]);
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
  expect((await givePrizes(app)).length).toBeGreaterThan(0);
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
  expect((await shown(one, id)).beaconRound).toBeGreaterThan(named);
  app.clock.set('2026-11-22T20:12:30Z');
  await drawRaffles(app);
  const proof = await readProof(app, id);
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
  app.clock.set('2026-11-23T20:00:01Z');
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
