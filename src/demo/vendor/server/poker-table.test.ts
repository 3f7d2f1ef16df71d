import { expect, test } from 'vitest';
import { StandInSeat, settled, standInRoom } from '#tests/vendor/stand-in-room.ts';
import { BadAct } from '../served-game.ts';
import { openPokerTable } from './poker-lounge.ts';
import type { PokerTold } from './poker-told.ts';

const buyIn = '2000';

function opened() {
  const stand = standInRoom({ type: 'PVP' });
  const lounge = openPokerTable(stand.room);
  const look = (seat: StandInSeat) => lounge.view(seat) as PokerTold;
  const act = (seat: StandInSeat, wish: unknown) => lounge.act(seat, wish);
  const sit = async (seat: StandInSeat) => {
    look(seat);
    return (await act(seat, { kind: 'sit', amount: buyIn })) as { why: string | null };
  };
  const play = (seat: StandInSeat, wish: string, to?: string) =>
    act(seat, { kind: 'play', act: wish, ...(to ? { to } : {}) });
  /** Lets time pass in small steps until something holds, or tells that it never does. */
  const until = async (holds: () => boolean, seconds = 600) => {
    for (let step = 0; step < seconds * 4; step += 1) {
      if (holds()) return;
      await stand.pass(250);
    }
    throw new Error('It never came to that.');
  };
  return { ...stand, lounge, look, act, sit, play, until };
}
const stateOf = (seat: StandInSeat) => [...seat.rounds.values()].at(-1)?.state;

/** Two people, and the hand in which they both hold cards. */
async function two() {
  const stand = opened();
  const [ana, ben] = [new StandInSeat('ana'), new StandInSeat('ben')];
  await stand.sit(ana);
  await stand.sit(ben);
  await stand.until(() => stand.look(ana).hand === 1);
  const turnOf = () => (stand.look(ana).allowed ? ana : ben);
  return { ...stand, ana, ben, turnOf };
}

test('one person finds robots at the table, marked as such, and they go when a second one comes', async () => {
  const { look, sit, until } = opened();
  const ana = new StandInSeat('ana');
  expect(await sit(ana)).toEqual({ why: null });
  await until(() => look(ana).street !== null);
  const robots = () => look(ana).chairs.filter((chair) => chair?.isRobot).length;
  expect(robots()).toBe(3);
  await sit(new StandInSeat('ben'));
  await until(() => look(ana).hand > 1);
  expect(robots()).toBe(0);
});

test('a buy-in is a stake, and getting up pays what lies there and ends the round', async () => {
  const { ana, ben, act, play, turnOf, lounge } = await two();
  expect(ana.purse).toBe(98_000n);
  await play(turnOf(), 'fold');
  await act(ana, { kind: 'get-up' });
  await act(ben, { kind: 'get-up' });
  await settled();
  expect([ana.openRounds(), ben.openRounds()]).toEqual([0, 0]);
  expect(ana.purse + ben.purse).toBe(200_000n);
  expect(Math.abs(Number(ana.purse - ben.purse))).toBe(20);
  expect(lounge).toBeDefined();
});

test('nobody is told others’ cards before they lie open', async () => {
  const { room, ana, ben, look, play, turnOf, until, told } = await two();
  const cards = { [ana.player]: look(ana), [ben.player]: look(ben) };
  const own = (view: PokerTold | undefined) => view?.chairs[view.me ?? -1]?.cards ?? ['?'];
  for (let step = 0; step < 3; step += 1) {
    await play(turnOf(), look(turnOf()).allowed?.canCheck ? 'check' : 'call');
    await until(() => look(ana).turn !== null);
  }
  expect(look(ana).result).toBe(null);
  const views = told.filter(({ view }) => (view as PokerTold).kind === 'table');
  expect(views.length).toBeGreaterThan(5);
  for (const { view, player } of views) {
    const other = player === ana.player ? ben.player : ana.player;
    for (const name of own(cards[other])) expect(JSON.stringify(view)).not.toContain(`"${name}"`);
  }
  // A stranger who watches sees neither's.
  const stranger = JSON.stringify(look(new StandInSeat('eve')));
  for (const view of Object.values(cards)) {
    for (const name of own(view)) expect(stranger).not.toContain(`"${name}"`);
  }
  expect(room.now()).toBeGreaterThan(0);
});

test('cards of a showdown are seen by all, and nothing is lost but the rake', async () => {
  const { ana, ben, look, play, turnOf, until } = await two();
  await play(turnOf(), 'raise', look(turnOf()).allowed?.raise?.most);
  await play(turnOf(), 'call');
  await until(() => look(ana).result !== null);
  const seen = look(new StandInSeat('eve')).chairs.filter((chair) => chair?.cards);
  expect(seen).toHaveLength(2);
  const view = look(ana);
  const stacks = view.chairs.reduce((sum, chair) => sum + BigInt(chair?.stack ?? 0), 0n);
  expect(stacks + BigInt(view.result?.rake ?? 0)).toBe(4_000n);
  expect(BigInt(view.result?.rake ?? 0)).toBe(60n);
  await until(() => look(ana).result === null);
  await settled();
  // Whoever lost everything has got up, with their round ended, unless the pot was shared.
  const open = [ana, ben].filter((seat) => seat.openRounds() === 1).length;
  expect(open).toBe(view.result?.won.length);
});

test('time that runs out folds or checks, and twice in a row sits somebody out', async () => {
  const { ana, ben, look, until, turnOf, play } = await two();
  const first = turnOf();
  await until(() => look(first).result !== null);
  expect(look(first).chairs[look(first).me ?? -1]?.hasFolded).toBe(true);
  const awake = first === ana ? ben : ana;
  // The other one plays on, and finds robots where nobody is left to play.
  await until(() => {
    if (look(awake).allowed) void play(awake, look(awake).allowed?.canCheck ? 'check' : 'call');
    return look(first).isOut && look(awake).chairs.some((chair) => chair?.isRobot);
  });
});

test('after a reload one holds the same cards, and it is still one’s turn', async () => {
  const { lounge, look, turnOf, pass } = await two();
  const seat = turnOf();
  const before = look(seat);
  lounge.left?.(seat);
  await pass(3_000);
  const after = look(seat);
  expect(after.chairs[after.me ?? -1]).toEqual({
    ...before.chairs[before.me ?? -1],
    isOut: false,
  });
  expect(after.allowed).toEqual(before.allowed);
});

test('whoever stays away is paid what lies there', async () => {
  const { lounge, ana, until, look, ben, play } = await two();
  lounge.left?.(ana);
  await until(() => {
    if (look(ben).allowed) void play(ben, look(ben).allowed?.canCheck ? 'check' : 'call');
    return stateOf(ana) === 'completed';
  });
  expect(ana.purse).toBeGreaterThan(97_000n);
});

test('who is all in and gets up waits for what they win', async () => {
  const { act, ana, ben, look, play, turnOf, until } = await two();
  const first = turnOf();
  await play(first, 'raise', look(first).allowed?.raise?.most);
  await act(first, { kind: 'get-up' });
  expect(first.openRounds()).toBe(1);
  await play(turnOf(), 'call');
  await until(() => first.openRounds() === 0);
  const other = first === ana ? ben : ana;
  await act(other, { kind: 'get-up' });
  await settled();
  expect(ana.purse + ben.purse).toBe(200_000n - 60n);
});

test('a refused buy-in leaves the chair free', async () => {
  const { look, sit } = opened();
  const poor = new StandInSeat('poor', 100n);
  await expect(sit(poor)).rejects.toThrow('wallet.short');
  expect(look(poor).chairs.every((chair) => chair === null)).toBe(true);
  await expect(sit(poor)).rejects.toThrow('wallet.short');
});

test('sitting down twice at once takes one buy-in', async () => {
  const { act, look } = opened();
  const ana = new StandInSeat('ana');
  look(ana);
  const wish = { kind: 'sit', amount: buyIn };
  const both = await Promise.all([act(ana, wish), act(ana, wish)]);
  expect(both).toEqual([{ why: null }, { why: 'seated' }]);
  expect(ana.purse).toBe(98_000n);
});

test('a table that is taken down voids the hand and pays everybody what was theirs', async () => {
  const { ana, ben, lounge, look, play, turnOf } = await two();
  await play(turnOf(), 'raise', look(turnOf()).allowed?.raise?.most);
  lounge.close();
  await settled();
  expect([ana.purse, ben.purse, stateOf(ana), stateOf(ben)]).toEqual([
    100_000n,
    100_000n,
    'completed',
    'completed',
  ]);
});

test('a buy-in that is on its way while the table is taken down is given back', async () => {
  const { act, look, lounge } = opened();
  const ana = new StandInSeat('ana');
  look(ana);
  let go: () => void = () => undefined;
  ana.slow = new Promise((resolve) => {
    go = resolve;
  });
  const sitting = act(ana, { kind: 'sit', amount: buyIn });
  lounge.close();
  go();
  await expect(sitting).rejects.toThrow('unknown');
  expect([ana.purse, stateOf(ana)]).toEqual([100_000n, 'cancelled']);
});

test('coins and money never meet at one table', async () => {
  const { look, sit } = opened();
  await sit(new StandInSeat('ana'));
  const coins = new StandInSeat('tri', 100_000n, 'trial');
  expect(look(coins).chairs.every((chair) => chair === null)).toBe(true);
});

test('a seventh person finds a table of their own', async () => {
  const { look, sit } = opened();
  for (let nth = 0; nth < 6; nth += 1) {
    expect(await sit(new StandInSeat(`one${nth}`))).toEqual({ why: null });
  }
  const seventh = new StandInSeat('seven');
  expect(await sit(seventh)).toEqual({ why: null });
  const people = look(seventh).chairs.filter((chair) => chair && !chair.isRobot);
  expect(people).toHaveLength(1);
});

test('two people against robots and each other for an hour lose nothing but what is raked', async () => {
  const { ana, ben, look, play, sit, until, act, pass } = await two();
  const seats = [ana, ben];
  for (let step = 0; step < 6_000; step += 1) {
    await pass(500);
    for (const seat of seats) {
      const view = look(seat);
      if (view.me === null) await sit(seat);
      if (view.allowed) await play(seat, view.allowed.canCheck ? 'check' : 'call');
    }
  }
  expect(look(ana).hand).toBeGreaterThan(50);
  for (const seat of seats) await act(seat, { kind: 'get-up' });
  await until(() => seats.every((seat) => seat.openRounds() === 0));
  const lost = 200_000n - ana.purse - ben.purse;
  expect(lost).toBeGreaterThanOrEqual(0n);
  expect(lost).toBeLessThanOrEqual(60n * BigInt(look(ana).hand));
});

test('what makes no sense is no act, and what is not allowed is refused', async () => {
  const { act, ana, ben, turnOf, play } = await two();
  for (const wish of [null, { kind: 'play', act: 'raise' }, { kind: 'peek' }]) {
    await expect(act(ana, wish)).rejects.toThrow(BadAct);
  }
  const idle = turnOf() === ana ? ben : ana;
  expect(await play(idle, 'fold')).toEqual({ why: 'not-yours' });
  expect(await play(turnOf(), 'raise', '1')).toEqual({ why: 'not-allowed' });
  expect(await act(new StandInSeat('eve'), { kind: 'sit', amount: '1' })).toEqual({
    why: 'amount',
  });
});
