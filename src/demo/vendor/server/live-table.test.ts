import * as v from 'valibot';
import { expect, test } from 'vitest';
import { LiveModels } from '#contract/vendor-tables.ts';
import { StandInSeat, settled, standInRoom } from '#tests/vendor/stand-in-room.ts';
import { hostOf } from '../rules/live-hosts.ts';
import { BadAct, type RunningGame } from '../served-game.ts';
import { type LiveView, liveTimes, openLiveTable } from './live-table.ts';

const untilResult = liveTimes.betting + liveTimes.closed + 7 * 1_150;

function opened(name = 'Baccarat') {
  const stand = standInRoom({ name });
  const table = openLiveTable(stand.room);
  const look = (seat: StandInSeat) => table.view(seat) as LiveView;
  return { ...stand, table, look };
}
const place = (table: RunningGame, seat: StandInSeat, spot: string, amount: bigint) =>
  table.act(seat, { kind: 'place', spot, amount: String(amount) });

test('everybody sees the same cards and the same clock, whoever comes late too', async () => {
  const { look, pass } = opened();
  const ana = new StandInSeat('ana');
  expect(look(ana)).toMatchObject({ phase: 'betting', coup: 1, shown: [] });
  await pass(liveTimes.betting + liveTimes.closed + 1_150);
  const late = look(new StandInSeat('late'));
  const { me: _, ...seen } = look(ana);
  expect(late).toMatchObject({ ...seen, people: 2 });
  expect(late.shown).toHaveLength(2);
});

test('money is asked for once, when the table closes, and a chip taken back costs nothing', async () => {
  const { table, look, pass } = opened();
  const ana = new StandInSeat('ana');
  look(ana);
  await place(table, ana, 'player', 400n);
  await place(table, ana, 'tie', 40n);
  await table.act(ana, { kind: 'undo' });
  expect(look(ana).mine).toMatchObject({ spots: { player: '400' }, total: '400' });
  expect(ana.purse).toBe(100_000n);
  await pass(liveTimes.betting);
  expect([...ana.rounds.values()]).toEqual([{ bet: 400n, win: 0n, state: 'open' }]);
});

test('a chip after the table has closed is not taken', async () => {
  const { table, look, pass } = opened();
  const ana = new StandInSeat('ana');
  look(ana);
  await pass(liveTimes.betting);
  expect(await place(table, ana, 'player', 400n)).toMatchObject({ done: false, why: 'closed' });
});

test('what was laid plays and lands though its player has gone', async () => {
  const { table, look, pass } = opened();
  const ana = new StandInSeat('ana');
  const watcher = new StandInSeat('ben');
  look(ana);
  look(watcher);
  for (const spot of ['player', 'banker', 'tie']) await place(table, ana, spot, 100n);
  table.left?.(ana);
  await pass(untilResult);
  const { outcome } = look(watcher);
  const back = ['player', 'banker', 'tie'].reduce(
    (sum, spot) => sum + BigInt(outcome?.returns[spot] ?? 0),
    0n,
  );
  expect(back).toBeGreaterThan(0n);
  expect([...ana.rounds.values()]).toEqual([{ bet: 300n, win: back, state: 'completed' }]);
});

test('a refused stake leaves the table, and its owner is told why', async () => {
  const { table, look, pass, told } = opened();
  const poor = new StandInSeat('poor', 10n);
  look(poor);
  await place(table, poor, 'player', 400n);
  await pass(liveTimes.betting);
  expect(look(poor).bets).toEqual([]);
  expect(told).toContainEqual({
    view: { kind: 'refused', code: 'wallet.short' },
    player: poor.player,
  });
  await expect(table.act(poor, { kind: 'why' })).rejects.toThrow('wallet.short');
  await pass(untilResult);
  expect(poor.purse).toBe(10n);
});

test('a slow reply holds up nobody, and its round is paid when it has come', async () => {
  const { table, look, pass } = opened();
  const slow = new StandInSeat('slow');
  let go: () => void = () => undefined;
  slow.slow = new Promise((resolve) => {
    go = resolve;
  });
  look(slow);
  for (const spot of ['player', 'banker', 'tie']) await place(table, slow, spot, 100n);
  await pass(untilResult);
  expect(slow.rounds.size).toBe(0);
  await pass(liveTimes.result);
  expect(look(slow)).toMatchObject({ phase: 'betting', coup: 2 });
  go();
  await settled();
  expect([...slow.rounds.values()].map(({ state }) => state)).toEqual(['completed']);
});

test('a table that is taken down gives back what has no result, and only that', async () => {
  for (const milliseconds of [1_000, liveTimes.betting, untilResult]) {
    const { table, look, pass } = opened();
    const ana = new StandInSeat('ana');
    look(ana);
    await place(table, ana, 'tie', 100n);
    await place(table, ana, 'player', 100n);
    await pass(milliseconds);
    table.close();
    await settled();
    expect(ana.openRounds()).toBe(0);
    const [round] = ana.rounds.values();
    expect(round?.state).toBe(
      { 1000: undefined, [liveTimes.betting]: 'cancelled', [untilResult]: 'completed' }[
        milliseconds
      ],
    );
  }
});

test('a table without anybody rests, and wakes for whoever comes', async () => {
  const { table, look, pass, timers } = opened();
  const ana = new StandInSeat('ana');
  look(ana);
  table.left?.(ana);
  await pass(untilResult + liveTimes.result);
  expect(timers()).toBe(0);
  expect(look(ana)).toMatchObject({ phase: 'betting', coup: 2 });
});

test('the last bets are laid again with one act, and not on top of others', async () => {
  const { table, look, pass } = opened();
  const ana = new StandInSeat('ana');
  look(ana);
  await place(table, ana, 'banker', 200n);
  await pass(untilResult + liveTimes.result);
  expect(await table.act(ana, { kind: 'repeat' })).toMatchObject({ done: true });
  expect(await table.act(ana, { kind: 'repeat' })).toMatchObject({ done: false, why: 'nothing' });
  expect(look(ana).mine?.spots).toEqual({ banker: '200' });
});

test('a game whose name says roulette has a wheel, and pays its number', async () => {
  const { table, look, pass, given } = opened('Roulette Andina');
  const ana = new StandInSeat('ana');
  expect(look(ana).game).toBe('roulette');
  given.push(7.5 / 37);
  await place(table, ana, 'n7', 100n);
  await place(table, ana, 'red', 100n);
  await pass(liveTimes.betting + liveTimes.closed + 5_600);
  expect(look(ana).outcome?.result).toBe('7');
  expect([...ana.rounds.values()]).toEqual([{ bet: 200n, win: 3_800n, state: 'completed' }]);
});

test('what makes no sense is no act', async () => {
  const { table } = opened();
  const ana = new StandInSeat('ana');
  for (const act of [null, {}, { kind: 'place', spot: 'sky', amount: '100' }, { kind: 'deal' }]) {
    table.view(ana);
    await expect(table.act(ana, act)).rejects.toThrow(BadAct);
  }
  expect(await place(table, ana, 'tie', 1n)).toMatchObject({ done: false, why: 'least' });
  expect(await place(table, ana, 'tie', 10n ** 12n)).toMatchObject({ done: false, why: 'most' });
});

test('a lobby sees limits and results that a vendor may tell, and play goes on while it looks', async () => {
  const { table, pass, timers } = opened();
  const told = (standing = table.standing?.('COP')) =>
    v.parse(LiveModels, {
      models: [{ ...hostOf('DEMO-1'), isOnline: true, players: 0, ...standing }],
    }).models[0];
  const first = told();
  expect(first?.limits).toEqual([{ currency: 'COP', least: '200000', most: '100000000' }]);
  expect(first?.results?.latest).toHaveLength(12);
  await pass(untilResult);
  const second = told();
  expect(second?.results?.latest.slice(0, 11)).toEqual(first?.results?.latest.slice(1));
  await pass(180_000);
  expect(timers()).toBe(0);
});

test('whoever sits down finds on the cloth what the lobby showed', async () => {
  const { table, look } = opened('Roulette');
  const shown = table.standing?.('COP').results.latest;
  expect(look(new StandInSeat('ana')).history).toEqual(shown);
});
