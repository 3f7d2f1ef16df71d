import { expect, test } from 'vitest';
import type { Seat } from '../served-game.ts';
import { openSlot, type SlotSpin, type SlotView } from './slot-machine.ts';

/** A room whose clock and chance are the test's, and a seat that writes down what it is asked for. */
function sitDown(throws: readonly number[], prize = 0n) {
  let now = 1_000;
  let next = 0;
  const later: { at: number; act: () => void }[] = [];
  const done: string[] = [];
  const owed: bigint[] = [];
  const game = openSlot({
    game: { code: 'PG_1', name: 'One', type: 'RNG' },
    now: () => now,
    after(milliseconds, act) {
      const timer = { at: now + milliseconds, act };
      later.push(timer);
      return () => later.splice(later.indexOf(timer), 1);
    },
    chance: () => throws[next++ % throws.length] ?? 0,
    newRound: () => 'r1',
    tell: () => {},
  });
  const seat: Seat = {
    player: 'p',
    nickname: 'P',
    currency: 'USD',
    mode: 'real',
    balance: async () => 0n,
    async bet(_round, amount) {
      done.push(`bet ${amount}`);
      return { ok: true };
    },
    async betAndWin(_round, stake, win) {
      done.push(`bet-and-win ${stake} ${win}`);
      return { ok: true };
    },
    async win(_round, amount, isEnd) {
      done.push(`win ${amount} ${isEnd}`);
    },
    oweWin: (_round, amount) => {
      owed.push(amount);
      return async () => {
        done.push(`win ${amount} true`);
      };
    },
    cancel: async () => {},
    end: async () => {},
    pot: {
      amount: () => 777n,
      feed: () => ({
        prize,
        pay: async () => {
          done.push(`pot ${prize}`);
        },
      }),
    },
  };
  async function pass(milliseconds: number): Promise<void> {
    now += milliseconds;
    for (const timer of later.filter(({ at }) => at <= now)) {
      later.splice(later.indexOf(timer), 1);
      timer.act();
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  const spin = () => game.act(seat, { kind: 'spin', stake: '100' }) as Promise<SlotSpin>;
  return { game, seat, done, owed, pass, spin };
}

/** Chance that stops the reels where a round without free spins does this. */
async function throwsFor(isMeant: (win: bigint) => boolean): Promise<number[]> {
  for (let at = 0; at < 500; at += 1) {
    const throws = [0, 1, 2, 3, 4].map((reel) => (at * (reel + 3) * 0.137) % 1);
    const told = await sitDown(throws).spin();
    if (told.spins.length === 1 && isMeant(BigInt(told.win))) return throws;
  }
  throw new Error('No stop of the reels does this.');
}

const losing = await throwsFor((win) => win === 0n);
const winning = await throwsFor((win) => win > 0n);

test('a loss is told in one breath with its stake', async () => {
  const { done, spin, pass } = sitDown(losing);
  const told = await spin();
  expect(told.win).toBe('0');
  await pass(60_000);
  expect(done).toEqual(['bet-and-win 100 0']);
});

test('a win is paid once the reels have shown it, and not before', async () => {
  const { done, owed, spin, pass } = sitDown(winning);
  const told = await spin();
  expect(done).toEqual(['bet 100']);
  // Owed before it is told, for the case that we are killed meanwhile.
  expect(owed).toEqual([BigInt(told.win)]);
  await pass(2_900);
  expect(done).toHaveLength(1);
  await pass(200);
  expect(done).toEqual(['bet 100', `win ${told.win} true`]);
});

test('who comes back meanwhile sees the spin where it stands', async () => {
  const { game, seat, spin, pass } = sitDown(winning);
  const told = await spin();
  await pass(1_400);
  const view = game.view(seat) as SlotView;
  expect(view.last).toEqual({ ...told, elapsedMs: 1_400 });
});

test('one spin at a time, however often it is asked for', async () => {
  const { spin, pass, done } = sitDown(losing);
  const both = await Promise.allSettled([spin(), spin()]);
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  await expect(spin()).rejects.toThrow('too.fast');
  await pass(3_000);
  await spin();
  expect(done).toHaveLength(2);
});

test('what falls out of the pot is paid with the round', async () => {
  const { spin, pass, done } = sitDown(losing, 9_000n);
  expect((await spin()).jackpot).toBe('9000');
  await pass(3_000);
  expect(done).toEqual(['bet-and-win 100 0', 'pot 9000']);
});

test('a stake that is not offered is not taken', async () => {
  const { game, seat, done } = sitDown(losing);
  await expect(game.act(seat, { kind: 'spin', stake: '7' })).rejects.toThrow('stake.wrong');
  expect(done).toEqual([]);
});

test('a table that closes pays what it has decided', async () => {
  const { game, spin, done } = sitDown(winning);
  const told = await spin();
  game.close();
  await new Promise((resolve) => setImmediate(resolve));
  expect(done).toEqual(['bet 100', `win ${told.win} true`]);
});
