import { expect, test, vi } from 'vitest';
import { StandInSeat, standInRoom } from '#tests/vendor/stand-in-room.ts';
import type { RobotView } from '../rules/poker-robot.ts';
import { nameOf } from '../rules/table-cards.ts';
import { openPokerTable } from './poker-lounge.ts';
import type { PokerTold } from './poker-told.ts';

const seen: RobotView[] = vi.hoisted(() => []);
vi.mock('../rules/poker-robot.ts', async (original) => {
  const real = await original<typeof import('../rules/poker-robot.ts')>();
  return {
    ...real,
    decideAsRobot: (view: RobotView, chance: () => number) => {
      seen.push(view);
      return real.decideAsRobot(view, chance);
    },
  };
});

/** Every list of figures that can be reached from what a robot is handed. */
function cardsWithin(value: unknown): string[] {
  if (Array.isArray(value))
    return value.flatMap((one) => (typeof one === 'number' ? nameOf(one) : cardsWithin(one)));
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(cardsWithin);
}

test('a robot is handed its own two cards and the board, and nothing that leads to others’', async () => {
  const { room, pass } = standInRoom({ type: 'PVP' });
  const lounge = openPokerTable(room);
  const ana = new StandInSeat('ana');
  const look = () => lounge.view(ana) as PokerTold;
  look();
  await lounge.act(ana, { kind: 'sit', amount: '2000' });
  const hands = new Set<number>();
  for (let step = 0; step < 1_500; step += 1) {
    await pass(250);
    const view = look();
    hands.add(view.hand);
    if (view.allowed) {
      await lounge.act(ana, { kind: 'play', act: view.allowed.canCheck ? 'check' : 'call' });
    }
  }
  expect(hands.size).toBeGreaterThan(5);
  expect(seen.length).toBeGreaterThan(20);
  for (const view of seen) {
    expect(Object.keys(view).toSorted()).toEqual(
      ['allowed', 'bigBlind', 'board', 'cards', 'opponents', 'pot', 'stack'].toSorted(),
    );
    expect(cardsWithin(view)).toEqual([...view.cards, ...view.board].map(nameOf));
    expect(view.cards).toHaveLength(2);
  }
});
