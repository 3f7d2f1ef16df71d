import { expect, test } from 'vitest';
import { StandInSeat, settled, standInRoom } from '#tests/vendor/stand-in-room.ts';
import { fishFacts } from '../rules/fish-kinds.ts';
import { swimMilliseconds } from '../rules/fish-paths.ts';
import { BadAct } from '../served-game.ts';
import { restMilliseconds } from './fish-gun.ts';
import { betweenShots, type FishView, openFishPond } from './fish-pond.ts';

function opened() {
  const stand = standInRoom({ type: 'FISH' });
  const pond = openFishPond(stand.room);
  const look = (seat: StandInSeat) => pond.view(seat) as FishView;
  /** A fish that stays for a while yet. */
  const target = (seat: StandInSeat) => {
    const now = stand.room.now();
    const [fish] = look(seat).fish.filter((one) => one.born + swimMilliseconds(one) > now + 9_000);
    if (!fish) throw new Error('The pond is empty.');
    return fish;
  };
  const shoot = async (seat: StandInSeat, fish: number, float = 0.999_999, strength = 1) => {
    await stand.pass(betweenShots);
    stand.given.push(float);
    const answer = await pond.act(seat, { kind: 'shoot', fish, strength });
    stand.given.length = 0;
    return answer as Record<string, unknown>;
  };
  return { ...stand, pond, look, target, shoot };
}

test('a burst is one round: a magazine in, and one payment of catches and unfired shots', async () => {
  const { target, shoot, pass } = opened();
  const ana = new StandInSeat('ana');
  const fish = target(ana);
  for (let shot = 0; shot < 3; shot += 1) await shoot(ana, fish.id);
  expect([...ana.rounds.values()]).toEqual([{ bet: 20n, win: 0n, state: 'open' }]);
  const prize = BigInt(fishFacts[fish.kind].prize * 2);
  expect(await shoot(ana, fish.id, 0)).toMatchObject({ caught: String(prize), magazine: '12' });
  await pass(restMilliseconds);
  expect([...ana.rounds.values()]).toEqual([{ bet: 20n, win: 12n + prize, state: 'completed' }]);
});

test('more magazines go into the same round, and a strength costs what it says', async () => {
  const { target, shoot } = opened();
  const ana = new StandInSeat('ana');
  const fish = target(ana);
  for (let shot = 0; shot < 11; shot += 1) await shoot(ana, fish.id);
  expect(await shoot(ana, fish.id, 0.999_999, 3)).toMatchObject({ magazine: '8' });
  expect(await shoot(ana, fish.id, 0.999_999, 3)).toMatchObject({ magazine: '98' });
  expect([...ana.rounds.values()]).toEqual([{ bet: 140n, win: 0n, state: 'open' }]);
});

test('without money no shot is fired, and nobody’s chance is asked', async () => {
  const { target, shoot, told, room } = opened();
  const poor = new StandInSeat('poor', 19n);
  const fish = target(poor);
  await expect(shoot(poor, fish.id, 0)).rejects.toThrow('wallet.short');
  expect(told.filter(({ view }) => (view as { kind: string }).kind === 'shot')).toEqual([]);
  expect([poor.purse, poor.rounds.size, room.now() > 0]).toEqual([19n, 0, true]);
});

test('a shot at what is not there costs nothing', async () => {
  const { target, shoot, pass } = opened();
  const [ana, ben] = [new StandInSeat('ana'), new StandInSeat('ben')];
  const fish = target(ana);
  await shoot(ben, fish.id, 0);
  expect(await shoot(ana, fish.id, 0)).toMatchObject({ why: 'gone', caught: '0', magazine: '20' });
  await pass(restMilliseconds);
  expect([...ana.rounds.values()]).toEqual([{ bet: 20n, win: 20n, state: 'completed' }]);
});

test('a fish that two shoot at is caught once', async () => {
  const { target, pond, given } = opened();
  const [ana, ben] = [new StandInSeat('ana'), new StandInSeat('ben')];
  const fish = target(ana);
  given.push(0, 0);
  const shot = { kind: 'shoot', fish: fish.id, strength: 1 };
  const both = await Promise.all([pond.act(ana, shot), pond.act(ben, shot)]);
  const caught = both.map((answer) => (answer as { caught: string }).caught !== '0');
  expect(caught.filter(Boolean)).toHaveLength(1);
});

test('shots that come at once are one shot, and buy one magazine', async () => {
  const { target, pond, pass } = opened();
  const ana = new StandInSeat('ana');
  const shot = { kind: 'shoot', fish: target(ana).id, strength: 1 };
  await pass(betweenShots);
  const answers = await Promise.all([pond.act(ana, shot), pond.act(ana, shot)]);
  expect(answers[1]).toMatchObject({ why: 'early' });
  expect(ana.purse).toBe(100_000n - 20n);
});

test('whoever leaves, and a pond that is taken down, leave no round open', async () => {
  const { target, shoot, pond } = opened();
  const [ana, ben] = [new StandInSeat('ana'), new StandInSeat('ben')];
  const fish = target(ana);
  await shoot(ana, fish.id);
  await shoot(ben, fish.id);
  pond.left?.(ana);
  await settled();
  expect([ana.openRounds(), ana.purse]).toEqual([0, 99_998n]);
  pond.close();
  await settled();
  expect([ben.openRounds(), ben.purse]).toEqual([0, 99_998n]);
});

test('a stake that is on its way when somebody leaves is paid back with the round', async () => {
  const { target, pond, pass } = opened();
  const ana = new StandInSeat('ana');
  const fish = target(ana);
  let go: () => void = () => undefined;
  ana.slow = new Promise((resolve) => {
    go = resolve;
  });
  await pass(betweenShots);
  const shot = pond.act(ana, { kind: 'shoot', fish: fish.id, strength: 1 });
  pond.left?.(ana);
  go();
  await shot;
  await settled();
  expect(ana.openRounds()).toBe(0);
  expect([...ana.rounds.values()].map(({ bet }) => bet)).toEqual([20n]);
});

test('a round ends by itself also when a further stake went wrong', async () => {
  const { target, shoot, pass } = opened();
  const ana = new StandInSeat('ana');
  const fish = target(ana);
  for (const strength of [1, 3]) await shoot(ana, fish.id, 0.999_999, strength);
  ana.bet = () => Promise.reject(new Error('The line is cut.'));
  await expect(shoot(ana, fish.id, 0.999_999, 3)).rejects.toThrow('cut');
  await pass(restMilliseconds);
  expect([...ana.rounds.values()]).toEqual([{ bet: 20n, win: 8n, state: 'completed' }]);
});

test('an empty pond rests, and has fish again for whoever comes', async () => {
  const { look, pond, pass, timers } = opened();
  const ana = new StandInSeat('ana');
  look(ana);
  pond.left?.(ana);
  await pass(2_000);
  expect(timers()).toBe(0);
  expect(look(ana).fish.length).toBeGreaterThan(5);
});

test('what makes no sense is no act', async () => {
  const { pond } = opened();
  const ana = new StandInSeat('ana');
  for (const act of [null, { kind: 'shoot' }, { kind: 'shoot', fish: 1, strength: 4 }]) {
    await expect(pond.act(ana, act)).rejects.toThrow(BadAct);
  }
});
