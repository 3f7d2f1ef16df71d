import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allowedNow,
  dealHand,
  doAct,
  foldOut,
  isAllIn,
  nextStreet,
  type PokerAct,
  type PokerHand,
} from './poker-hand.ts';
import { potsOf, rakeOf, shareOf } from './poker-pots.ts';
import { decideAsRobot, equityOf, type RobotView } from './poker-robot.ts';
import { settleHand } from './poker-settle.ts';
import { cardOf, shuffledPacks } from './table-cards.ts';

const pack = Array.from({ length: 52 }, (_, card) => card);

/** Cards as they are dealt: two to each by their place, then the board. */
function dealt(stacks: readonly bigint[], names = '', button = 0): PokerHand {
  const first = names === '' ? [] : names.split(' ').map(cardOf);
  const rest = pack.filter((card) => !first.includes(card));
  const sitting = stacks.map((stack, place) => ({ place, stack }));
  return dealHand(sitting, button, 100n, [...rest, ...first.toReversed()]);
}

function acts(hand: PokerHand, ...wishes: (PokerAct | PokerAct['act'])[]) {
  for (const wish of wishes) {
    while (hand.turn === null && hand.street !== 'over') nextStreet(hand);
    expect([
      wish,
      doAct(hand, typeof wish === 'string' ? ({ act: wish } as PokerAct) : wish),
    ]).toEqual([wish, true]);
  }
  return hand;
}
function toEnd(hand: PokerHand) {
  while (hand.street !== 'over') {
    if (hand.turn !== null) doAct(hand, { act: allowedNow(hand)?.canCheck ? 'check' : 'call' });
    else nextStreet(hand);
  }
  return settleHand(hand);
}
const stacksOf = (hand: PokerHand) => hand.players.map(({ stack }) => stack);
const raiseTo = (to: bigint): PokerAct => ({ act: 'raise', to });

test('blinds stand left of the button, and who sits left of them begins', () => {
  const hand = dealt([1_000n, 1_000n, 1_000n, 1_000n]);
  expect(hand.players.map(({ bet }) => bet)).toEqual([0n, 50n, 100n, 0n]);
  expect(hand.turn).toBe(3);
  acts(hand, 'call', 'call', 'call');
  expect(hand.turn).toBe(2);
  acts(hand, 'check');
  nextStreet(hand);
  expect([hand.turn, hand.board.length]).toEqual([1, 3]);
});

test('of two the button is the small blind, first before the flop and last after it', () => {
  const hand = dealt([1_000n, 1_000n]);
  expect([hand.players[0]?.bet, hand.players[1]?.bet, hand.turn]).toEqual([50n, 100n, 0]);
  acts(hand, 'call', 'check');
  nextStreet(hand);
  expect(hand.turn).toBe(1);
});

test('a raise is at least as much on top as the one before it', () => {
  const hand = dealt([9_000n, 9_000n, 9_000n]);
  expect(allowedNow(hand)?.raise).toEqual({ least: 200n, most: 9_000n });
  expect(doAct(hand, raiseTo(199n))).toBe(false);
  acts(hand, raiseTo(350n));
  expect(allowedNow(hand)?.raise?.least).toBe(600n);
});

test('all in for less than a full raise lets nobody raise again who has acted', () => {
  const hand = dealt([9_000n, 450n, 9_000n, 9_000n]);
  acts(hand, raiseTo(300n), 'call', raiseTo(450n));
  expect(hand.turn).toBe(2);
  expect(allowedNow(hand)?.raise?.least).toBe(650n);
  acts(hand, 'call');
  expect(hand.turn).toBe(3);
  expect(allowedNow(hand)).toEqual({ canCheck: false, call: 150n, raise: null });
});

test('what makes no sense is not done', () => {
  const hand = dealt([1_000n, 1_000n, 1_000n]);
  expect(doAct(hand, { act: 'check' })).toBe(false);
  acts(hand, 'call', 'call');
  expect(doAct(hand, { act: 'call' })).toBe(false);
  expect(doAct(hand, raiseTo(1_001n))).toBe(false);
});

test('who is all in wins from each no more than they put in, and the rest is played beside', () => {
  const hand = dealt([1_000n, 300n, 600n], '2c 3d Ah Ad Kh Kd 4s 5s 9c Jc Qd');
  acts(hand, raiseTo(1_000n), 'call', 'call');
  const settled = toEnd(hand);
  expect(settled.pots).toEqual([900n, 600n]);
  expect(stacksOf(hand).map((stack, place) => [place, stack])).toEqual([
    [0, 400n],
    [1, 900n - settled.rake],
    [2, 600n],
  ]);
});

test('what nobody called goes back without a rake', () => {
  const hand = dealt([5_000n, 5_000n]);
  acts(hand, 'call', 'check', raiseTo(2_000n), 'fold');
  const settled = settleHand(hand);
  expect([settled.pots, settled.rake]).toEqual([[200n], 10n]);
  expect(stacksOf(hand)).toEqual([4_900n, 5_090n]);
});

test('a hand that ends before the flop pays no rake, and shows no card', () => {
  const hand = dealt([5_000n, 5_000n]);
  const settled = settleHand(acts(hand, 'fold'));
  expect([settled.rake, settled.shown, stacksOf(hand)]).toEqual([0n, {}, [4_950n, 5_050n]]);
});

test('equal hands share, and the odd unit goes to the first on the button’s left', () => {
  expect([...shareOf(101n, [0, 2], [1, 2, 0])]).toEqual([
    [2, 51n],
    [0, 50n],
  ]);
  const hand = dealt([1_000n, 1_000n], '2c 3d 2h 3s Th Jd Qs Kc Ad');
  const settled = toEnd(hand);
  expect(settled.won.map(({ category, amount }) => [category, amount])).toEqual([
    ['straight', 95n],
    ['straight', 95n],
  ]);
});

test('the rake is five of a hundred, and never above three big blinds', () => {
  expect([
    rakeOf(1_000n, 100n, true),
    rakeOf(99_999n, 100n, true),
    rakeOf(1_000n, 100n, false),
  ]).toEqual([50n, 300n, 0n]);
});

test('folded chips stay in the pots they were put into', () => {
  const put = (place: number, amount: bigint, hasFolded = false) => ({
    place,
    put: amount,
    hasFolded,
  });
  expect(potsOf([put(0, 500n), put(1, 200n), put(2, 350n, true), put(3, 500n)])).toEqual([
    { amount: 800n, places: [0, 1, 3] },
    { amount: 750n, places: [0, 3] },
  ]);
  expect(potsOf([put(0, 100n), put(1, 300n, true)])).toEqual([{ amount: 400n, places: [0] }]);
});

test('with everybody all in the board comes without anybody’s turn', () => {
  const hand = dealt([400n, 400n]);
  acts(hand, raiseTo(400n), 'call');
  expect([isAllIn(hand), hand.turn]).toEqual([true, null]);
  toEnd(hand);
  expect(hand.board).toHaveLength(5);
});

test('a blind that is all in below the small one is not asked about', () => {
  expect(dealt([5_000n, 30n]).turn).toBe(null);
});

test('who gets up when it is not their turn has folded', () => {
  const hand = dealt([1_000n, 1_000n, 1_000n]);
  foldOut(hand, 2);
  foldOut(hand, 0);
  expect(hand.turn).toBe(null);
  expect(settleHand(hand).won).toEqual([{ place: 1, amount: 150n, category: null }]);
});

test('over any hand no chip is made or lost but the rake, and it ends', () => {
  const stack = fc.bigInt(20n, 3_000n);
  const hands = fc.array(stack, { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(
      hands,
      fc.array(fc.nat(99), { minLength: 5, maxLength: 60 }),
      fc.nat(5),
      (stacks, choices, at) => {
        const before = stacks.reduce((sum, one) => sum + one, 0n);
        const hand = dealHand(
          stacks.map((one, place) => ({ place, stack: one })),
          at % stacks.length,
          100n,
          shuffledPacks(1, () => ((choices[0] ?? 0) % 97) / 97),
        );
        let steps = 0;
        while (hand.street !== 'over' && steps < 300) {
          const choice = choices[steps % choices.length] ?? 0;
          steps += 1;
          const allowed = allowedNow(hand);
          if (!allowed) {
            nextStreet(hand);
            continue;
          }
          const { raise } = allowed;
          const span = raise ? raise.most - raise.least : 0n;
          if (raise && choice > 60)
            doAct(hand, raiseTo(raise.least + (span * BigInt(choice - 61)) / 38n));
          else if (choice < 10) doAct(hand, { act: 'fold' });
          else doAct(hand, { act: allowed.canCheck ? 'check' : 'call' });
        }
        expect(hand.street).toBe('over');
        const { rake } = settleHand(hand);
        expect(stacksOf(hand).reduce((sum, one) => sum + one, 0n)).toBe(before - rake);
        expect(stacksOf(hand).every((one) => one >= 0n)).toBe(true);
      },
    ),
  );
});

function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
const robotView = (names: string, board = ''): RobotView => ({
  cards: names.split(' ').map(cardOf) as [number, number],
  board: board === '' ? [] : board.split(' ').map(cardOf),
  opponents: 2,
  pot: 300n,
  stack: 5_000n,
  bigBlind: 100n,
  allowed: { canCheck: false, call: 200n, raise: { least: 500n, most: 5_000n } },
});

test('a robot throws rags away, and does not throw the best away', () => {
  const seeds = Array.from({ length: 40 }, (_, nth) => nth + 1);
  const choices = (view: RobotView) =>
    new Set(seeds.map((seed) => decideAsRobot(view, seeded(seed)).act));
  expect(choices(robotView('7c 2d', 'Ah Ks Qs'))).toEqual(new Set(['fold']));
  expect(choices(robotView('Ah Ad', 'As Ac 9s'))).toEqual(new Set(['raise', 'call']));
  expect(equityOf(robotView('Ah Ad'), seeded(3))).toBeGreaterThan(
    equityOf(robotView('9h 4d'), seeded(3)),
  );
});

test('whatever a robot wants is allowed', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2 ** 30 }),
      fc.array(fc.bigInt(40n, 4_000n), { minLength: 2, maxLength: 4 }),
      (seed, stacks) => {
        const chance = seeded(seed);
        const hand = dealHand(
          stacks.map((stack, place) => ({ place, stack })),
          0,
          100n,
          shuffledPacks(1, chance),
        );
        for (let step = 0; step < 200 && hand.street !== 'over'; step += 1) {
          const allowed = allowedNow(hand);
          const player = hand.players.find(({ place }) => place === hand.turn);
          if (!allowed || !player) {
            nextStreet(hand);
            continue;
          }
          const wish = decideAsRobot(
            {
              cards: player.cards,
              board: hand.board,
              opponents: hand.players.filter((one) => one !== player && !one.hasFolded).length,
              pot: hand.players.reduce((sum, { put }) => sum + put, 0n),
              stack: player.stack,
              bigBlind: 100n,
              allowed,
            },
            chance,
          );
          expect(doAct(hand, wish)).toBe(true);
        }
        expect(hand.street).toBe('over');
      },
    ),
    { numRuns: 40 },
  );
});
