import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { isLinked } from '#games/chain.ts';
import { burstOf } from '#games/crash.ts';
import { commitmentOf } from '#games/draw.ts';
import type { Player } from '#server/kernel/answer.ts';
import { readBalances } from '#server/ledger/balances.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { eventsOf, newPlayer, testApp } from '#tests/database/test-app.ts';
import { crashTable } from '#tests/inhouse/crash-table.ts';
import { giveFlights, mixedFlights } from '#tests/inhouse/known-flights.ts';
import { openTables } from '#tests/inhouse/open-tables.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { finishLeft } from '../rounds/finish-left.ts';
import { readHouseGame, readRound } from '../rounds/read-rounds.ts';
import { drawFor } from '../seeds/draw.ts';
import { outageMs } from './room-advance.ts';
import { chainRounds } from './room-chain.ts';
import { leaveUnsettled, settleTableRound } from './room-settle.ts';

const { database } = await freshDatabase({ poolSize: 20 });
const app = testApp(database);
await openTables(database, ['VB_CRASH']);
const name = { game: 'VB_CRASH', purse: 'money' } as const;
const holder = randomUUID();
await giveFlights(app, name, mixedFlights);
const table = crashTable(app, name, holder);
let ana: Player;
let bob: Player;
let count = 0;

beforeEach(async () => {
  count += 1;
  // Whoever kept it before has gone.
  await database.updateTable('house_room').set({ holder: null }).execute();
  ana = await newPlayer(database, `ana-${count}`);
  bob = await newPlayer(database, `bob-${count}`);
  for (const { id: playerId } of [ana, bob]) {
    await giveMoney(database, { playerId, amount: 10_000n, commodity: 'USD' });
  }
});

const byHand = { stake: '1000', leaveAt: null };
const at = (leaveAt: number) => ({ stake: '1000', leaveAt });
const lies = async (player: Player, kind: 'player-main' | 'player-held' = 'player-main') =>
  (await readBalances(database, player.id)).find((one) => one.kind === kind)?.amount ?? '0';

async function sit(player: Player, choices: Record<string, unknown>): Promise<string> {
  const bet = await table.bet(player, choices);
  if (!bet.done) throw new Error(bet.code);
  return bet.value.id;
}
const roundOf = async (player: Player, roundId: string) => {
  const read = await readRound(app, { roundId }, player);
  if (!read.done) throw new Error(read.code);
  return read.value;
};

describe('a flight', () => {
  test('holds the stakes, pays who leaves by hand or figure, and takes the rest when it bursts', async () => {
    await table.openHigh(ana, 200);
    const hers = await sit(ana, byHand);
    const his = await sit(bob, at(1_000_000));
    expect([await lies(ana), await lies(ana, 'player-held')]).toEqual(['9000', '1000']);
    await table.fly();
    await table.climbTo(150);
    expect(await table.leave(ana, hers)).toMatchObject({
      value: { state: 'done', paid: '1500', view: { state: 'left', leftAt: 150, burstAt: null } },
    });
    expect(await lies(ana)).toBe('10500');
    await table.burst();
    await table.settle();
    expect(await roundOf(bob, his)).toMatchObject({ state: 'done', paid: '0' });
    expect([await lies(bob), await lies(bob, 'player-held')]).toEqual(['9000', '0']);
    const bets = await database
      .selectFrom('bet_record')
      .select(['round', 'stake', 'payout', 'state'])
      .where('player_id', 'in', [ana.id, bob.id])
      .orderBy('id')
      .execute();
    expect(bets).toEqual([
      { round: hers, stake: '1000', payout: '1500', state: 'won' },
      { round: his, stake: '1000', payout: '0', state: 'lost' },
    ]);
    expect((await verifyLedger(database)).faults).toEqual([]);
  });

  test('takes a player who named a figure out at that figure, though nobody is there', async () => {
    await table.openHigh(ana, 160);
    const id = await sit(ana, at(130));
    await table.fly();
    await table.climbTo(155);
    await table.autoLeave();
    expect(await roundOf(ana, id)).toMatchObject({ paid: '1300', view: { leftAt: 130 } });
    expect(await lies(ana)).toBe('10300');
  });

  test('is left once, whatever is tapped on how many devices', async () => {
    await table.openHigh(ana, 200);
    const id = await sit(ana, byHand);
    await table.fly();
    await table.climbTo(180);
    const taps = await Promise.all(Array.from({ length: 20 }, () => table.leave(ana, id)));
    expect(taps.every((tap) => tap.done && tap.value.paid === '1800')).toBe(true);
    expect(await lies(ana)).toBe('10800');
    expect((await verifyLedger(database)).faults).toEqual([]);
  });

  test('is over for a hand that comes after the height it bursts at, published or not', async () => {
    await table.openHigh(ana, 150);
    const id = await sit(ana, byHand);
    await table.fly();
    const burst = await table.burstAt();
    await table.climbTo(burst + 1);
    expect(await table.leave(ana, id)).toMatchObject({ code: 'round.over' });
    await table.burst();
    expect(await table.leave(ana, id)).toMatchObject({ code: 'round.over' });
    await table.settle();
    expect(await table.leave(ana, id)).toMatchObject({ code: 'round.over' });
    expect(await lies(ana)).toBe('9000');
  });

  test('tells nobody where it bursts before it has', async () => {
    await table.openHigh(ana, 200);
    const id = await sit(ana, byHand);
    await table.fly();
    const running = await table.look(bob);
    expect(running.round).toMatchObject({ phase: 'running', outcome: null, link: null });
    expect(running.bets).toMatchObject([{ id, staked: '1000', paid: null, leftAt: null }]);
    const told = (await eventsOf(database)).filter(({ topic }) => topic === 'room:VB_CRASH:money');
    expect(told.at(-1)).toMatchObject({ body: { phase: 'running', outcome: null, link: null } });
    expect(await roundOf(ana, id)).toMatchObject({ proof: { serverSeed: null } });
    const again = await readHouseGame(app, { ...name, language: 'en' }, ana);
    expect(again).toMatchObject({ value: { round: { id, view: { state: 'flying' } } } });
  });

  test('proves itself when it is over, by its link and by the chain that was committed to', async () => {
    const opened = await table.openHigh(ana, 101);
    const id = await sit(ana, at(101));
    await table.fly();
    const round = await table.burst();
    await table.settle();
    const { proof } = await roundOf(ana, id);
    const link = proof.serverSeed ?? '';
    expect(commitmentOf(link)).toBe(proof.commitment);
    const { clientSeed, nonce } = proof;
    expect(burstOf(drawFor({ serverSeed: link, clientSeed, nonce })(0))).toBe(round.outcome);
    const seen = await table.look(ana);
    expect(seen.recent[0]).toMatchObject({ number: opened.number, outcome: round.outcome, link });
    expect(seen.chain).toMatchObject({ rounds: chainRounds, used: opened.number, clientSeed });
    expect(await isLinked(link, seen.chain?.commitment ?? '', opened.number)).toBe(true);
    expect(seen.recent[0]?.chain).toBe(seen.chain?.number);
    const told = (await eventsOf(database)).findLast(({ kind }) => kind === 'room.round');
    expect(told).toMatchObject({ body: { chain: seen.chain?.number } });
  });
});

describe('bets', () => {
  test('are taken until they close, one a slip and round, and for coins at a table of their own', async () => {
    await table.openHigh(ana, 120);
    expect(await table.bet(ana, { stake: '1000', leaveAt: 100 })).toMatchObject({
      code: 'round.choices',
    });
    expect(await table.bet(ana, { ...byHand, stake: '1' })).toMatchObject({
      code: 'stake.below-least',
    });
    expect(await table.bet(ana, { ...byHand, stake: '20000' })).toMatchObject({
      code: 'wallet.short',
    });
    await sit(ana, byHand);
    expect(await table.bet(ana, byHand)).toMatchObject({ code: 'round.open' });
    await table.fly();
    expect(await table.bet(bob, byHand)).toMatchObject({ code: 'bets.closed' });
    const coins = crashTable(app, { game: 'VB_CRASH', purse: 'coins' }, holder);
    expect((await coins.look(bob)).round).toBe(null);
  });

  test('of one request are one bet, and another one under its name is refused', async () => {
    await table.openHigh(ana, 101);
    const requestId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => table.bet(ana, byHand, requestId)),
    );
    expect(new Set(answers.map((one) => one.done && one.value.id)).size).toBe(1);
    expect(await lies(ana, 'player-held')).toBe('1000');
    expect(await table.bet(ana, at(200), requestId)).toMatchObject({ code: 'request.conflict' });
  });

  test('that come while they close are in the flight, or refused with their money where it was', async () => {
    await table.openHigh(ana, 101);
    const others = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const player = await newPlayer(database, `late-${count}-${index}`);
        await giveMoney(database, { playerId: player.id, amount: 1_000n, commodity: 'USD' });
        return player;
      }),
    );
    table.passMs(7_999);
    const bets = others.map((player) => table.bet(player, byHand));
    table.passMs(1);
    await table.advance();
    const outcomes = await Promise.all(bets);
    expect(outcomes.every((one) => one.done || one.code === 'bets.closed')).toBe(true);
    await table.burst();
    await table.settle();
    for (const [index, outcome] of outcomes.entries()) {
      const player = others[index] as Player;
      expect(await lies(player)).toBe(outcome.done ? '0' : '1000');
      expect(await lies(player, 'player-held')).toBe('0');
    }
    expect((await verifyLedger(database)).faults).toEqual([]);
  });
});

describe('its keeper', () => {
  test('left it between the burst and the last bet: the next one pays what is left, once', async () => {
    await table.openHigh(ana, 150);
    const hers = await sit(ana, at(120));
    const his = await sit(bob, byHand);
    await table.fly();
    await table.burst();
    const next = crashTable(app, name, randomUUID());
    await database.updateTable('house_room').set({ holder: null }).execute();
    await next.open(ana);
    expect(await roundOf(ana, hers)).toMatchObject({ paid: '1200' });
    expect(await roundOf(bob, his)).toMatchObject({ paid: '0' });
    expect(await lies(ana)).toBe('10200');
    expect((await verifyLedger(database)).faults).toEqual([]);
  });

  test('was away too long at the end: who could only act by hand gets the stake back, figures count', async () => {
    await table.openHigh(ana, 400);
    const hers = await sit(ana, byHand);
    const his = await sit(bob, at(150));
    await table.fly();
    const { due } = await table.advance();
    table.passMs((due?.getTime() ?? 0) - app.clock.now().getTime());
    await table.settle();
    expect(await roundOf(ana, hers)).toMatchObject({ state: 'void', paid: '1000' });
    expect(await roundOf(bob, his)).toMatchObject({ state: 'done', paid: '1500' });
    expect([await lies(ana), await lies(ana, 'player-held')]).toEqual(['10000', '0']);
    expect((await verifyLedger(database)).faults).toEqual([]);
  });

  test('was away, and back before it burst: hands lose as always', async () => {
    await table.openHigh(ana, 400);
    const hers = await sit(ana, byHand);
    await table.fly();
    await table.advance();
    table.passMs(outageMs + 1);
    expect((await table.advance()).round).toMatchObject({ state: 'running', is_broken: false });
    await table.burst();
    await table.settle();
    expect(await roundOf(ana, hers)).toMatchObject({ state: 'done', paid: '0' });
  });

  test('was away for a moment: the flight is as it would have been', async () => {
    await table.openHigh(ana, 400);
    const hers = await sit(ana, byHand);
    await table.fly();
    await table.advance();
    table.passMs(outageMs - 1_000);
    await table.burst();
    await table.settle();
    expect(await roundOf(ana, hers)).toMatchObject({ state: 'done', paid: '0' });
  });

  test('meets a bet that cannot be replayed: all others are settled, it is left to a job and ends later', async () => {
    await table.openHigh(ana, 150);
    const hers = await sit(ana, byHand);
    const his = await sit(bob, at(120));
    const edition = (to: number) =>
      database.updateTable('house_round').set({ edition: to }).where('id', '=', hers).execute();
    await edition(99);
    await table.fly();
    const round = await table.burst();
    const faults: unknown[] = [];
    const isWhole = await settleTableRound(app, round, 'VB_CRASH', (cause) => faults.push(cause));
    expect([isWhole, faults.length]).toEqual([false, 1]);
    expect(await roundOf(bob, his)).toMatchObject({ state: 'done', paid: '1200' });
    await leaveUnsettled(app, round);
    const left = { roundId: hers, playerId: ana.id, now: app.clock.now() };
    await expect(finishLeft(app, left)).rejects.toThrow('No rules for edition 99');
    table.passMs(6_000);
    expect((await table.open(bob)).number).toBe(round.number + 1);
    await edition(1);
    expect(await finishLeft(app, left)).toBe('done');
    expect(await roundOf(ana, hers)).toMatchObject({ state: 'done', paid: '0' });
    expect((await verifyLedger(database)).faults).toEqual([]);
  });

  test('is one alone, and commits to the next chain before the last rounds of this one', async () => {
    await table.open(ana);
    const other = crashTable(app, name, randomUUID());
    await expect(other.advance()).rejects.toThrow('Somebody else keeps the table.');
    expect((await table.look(ana)).nextChain).toBe(null);
    await table.fly();
    await table.burst();
    await table.settle();
    await database
      .updateTable('room_chain')
      .set({ used: chainRounds - 1 })
      .execute();
    table.passMs(6_000);
    const last = await table.open(ana);
    expect(last.number).toBe(chainRounds);
    const { nextChain } = await table.look(ana);
    expect(nextChain).toMatchObject({ number: 2, clientSeed: null, used: 0 });
    await table.fly();
    await table.burst();
    await table.settle();
    table.passMs(6_000);
    expect((await table.open(ana)).number).toBe(1);
    const { chain } = await table.look(ana);
    expect(chain).toMatchObject({ number: 2, commitment: nextChain?.commitment });
    expect(chain?.clientSeed).not.toBe(null);
  });

  test('lets a table sleep that nobody looks at', async () => {
    await table.open(ana);
    await table.fly();
    await table.burst();
    await table.settle();
    table.passMs(120_000);
    expect((await table.advance()).round).toBeUndefined();
  });
});
