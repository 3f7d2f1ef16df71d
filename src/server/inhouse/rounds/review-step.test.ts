import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { stepRound } from '#contract/inhouse.ts';
import type { Game } from '#games/game.ts';
import { reviewStep } from './review-step.ts';
import type { StepFacts } from './step-facts.ts';

const now = new Date('2026-11-20T12:00:00Z');

/** A game of 100 in which 'double' stakes as much again, and 'never' cannot be made. */
const game = {
  code: 'VB_TWICE',
  edition: 1,
  step: v.picklist(['double', 'stand', 'never']),
  tell: (_choices: unknown, steps: readonly string[]) =>
    steps.includes('never')
      ? { refused: 'step' }
      : {
          view: {},
          staked: 100n * BigInt(1 + steps.filter((step) => step === 'double').length),
          paid: steps.includes('stand') ? 0n : null,
          drawn: 0,
        },
} as unknown as Game;
const round = { game, choices: {}, steps: [] as string[], draw: () => 0 };

const unused = { day: 0n, week: 0n, month: 0n };
const facts = (change: Record<string, unknown> = {}, roundChange = {}): StepFacts =>
  ({
    tableState: null,
    round: {
      purse: 'money',
      steps: '[]',
      state: 'open',
      bonus_grant: null,
      is_hand_late: false,
      ...roundChange,
    },
    available: 1_000n,
    bonus: null,
    play: {
      reality: { realityMinutes: 60, realityAnsweredAt: null },
      loggedInSince: null,
      breakEndsAt: null,
      stops: [],
      limits: [],
      used: { session: unused, wager: unused, loss: unused },
      lastMinute: null,
    },
    ...change,
  }) as unknown as StepFacts;

const asked = { after: 0, step: 'double' as unknown, isHand: false, isTrial: false, now };
const review = (given: StepFacts, change: Partial<typeof asked> = {}, steps: string[] = []) =>
  reviewStep(given, { ...round, steps }, { ...asked, ...change });
const limited = (kind: 'wager' | 'loss', amount: bigint) => ({
  play: { ...facts().play, limits: [{ kind, period: 'day', amount }] },
});
const bonus = { grantId: '7', account: '70', balance: 500n, capStake: 500n };

describe('a step', () => {
  test('that may be made says what it stakes besides, and of which money', () => {
    expect(review(facts())).toMatchObject({
      value: { steps: '["double"]', more: 100n, parts: { own: 100n, bonus: 0n } },
    });
    expect(review(facts(), { step: 'stand' })).toMatchObject({
      value: { more: 0n, standing: { paid: 0n } },
    });
    expect(review(facts({ available: 30n, bonus }))).toMatchObject({
      value: { parts: { own: 30n, bonus: 70n } },
    });
  });

  test('made before is made once, and no other in its place', () => {
    const made = facts({}, { steps: '["double"]' });
    expect(review(made, {}, ['double'])).toEqual({ done: true, value: null });
    expect(review(made, { step: 'stand' }, ['double'])).toMatchObject({ code: 'request.conflict' });
  });

  test('cannot be made ahead, after the end, or against the rules', () => {
    expect(review(facts({}, { state: 'done' }))).toMatchObject({ code: 'round.over' });
    expect(review(facts(), { after: 1 })).toMatchObject({ code: 'round.step' });
    expect(review(facts(), { step: 'split' })).toMatchObject({ code: 'round.step' });
    expect(review(facts(), { step: 'never' })).toMatchObject({ code: 'round.step' });
  });

  test('is refused in the order in which the call lists it', () => {
    const resting = { play: { ...facts().play, breakEndsAt: new Date(now.getTime() + 1_000) } };
    const due = { play: { ...facts().play, loggedInSince: new Date(now.getTime() - 3_600_000) } };
    const capped = { available: 30n, bonus: { ...bonus, capStake: 99n } };
    const over = { steps: '["stand"]', state: 'done' };
    const late = facts({ tableState: 'settling' }, { ...over, state: 'open' });
    expect(review(late, { isHand: true }, ['stand'])).toMatchObject({ code: 'round.over' });
    const found = [
      review(facts(resting, over), {}, ['stand']),
      review(facts(resting, { steps: '["stand"]' }), {}, ['stand']),
      review(facts(resting), { step: 'never' }),
      review(facts({ ...capped, ...resting })),
      review(facts({ ...capped, ...due })),
      review(facts({ ...capped, ...limited('wager', 0n) })),
      review(facts({ ...capped, ...limited('loss', 0n) })),
      review(facts(capped)),
      review(facts({ available: 0n })),
    ].map((one) => (one.done ? null : one.code));
    // The others are found before it, or stop no round that runs.
    const others = ['round.unknown', 'play.stopped', 'limit.session'];
    expect(found).toEqual(stepRound.refuses.filter((code) => !others.includes(code)));
  });

  test('by hand counts while the table’s round runs, and not after a hand that was late', () => {
    const hand = { isHand: true };
    expect(review(facts({ tableState: 'running' }), hand)).toMatchObject({ done: true });
    expect(review(facts({ tableState: 'settling' }), hand)).toMatchObject({ code: 'round.over' });
    const late = facts({ tableState: 'running' }, { is_hand_late: true });
    expect(review(late, hand)).toMatchObject({ code: 'round.over' });
  });
});

describe('what a step stakes besides', () => {
  test('is judged by breaks and limits, and a step that stakes nothing is not', () => {
    const resting = { play: { ...facts().play, breakEndsAt: new Date(now.getTime() + 1_000) } };
    expect(review(facts(resting))).toMatchObject({ code: 'break.active' });
    expect(review(facts(limited('wager', 99n)))).toMatchObject({ code: 'limit.wager' });
    expect(review(facts(limited('loss', 99n)))).toMatchObject({ code: 'limit.loss' });
    expect(review(facts(resting), { step: 'stand' })).toMatchObject({ done: true });
    expect(review(facts(limited('wager', 0n)), { step: 'stand' })).toMatchObject({ done: true });
  });

  test('is a loss only as far as it is the player’s own: bonus money is none', () => {
    const mixed = { available: 30n, bonus };
    expect(review(facts({ ...mixed, ...limited('loss', 30n) }))).toMatchObject({ done: true });
    expect(review(facts({ ...mixed, ...limited('loss', 29n) }))).toMatchObject({
      code: 'limit.loss',
    });
    // As a bet it counts whole.
    expect(review(facts({ ...mixed, ...limited('wager', 99n) }))).toMatchObject({
      code: 'limit.wager',
    });
  });

  test('has to be there: own money, or the bonus that the round has used already', () => {
    expect(review(facts({ available: 99n }))).toMatchObject({ code: 'wallet.short' });
    const mixed = { available: 30n, bonus };
    expect(review(facts(mixed, { bonus_grant: '7' }))).toMatchObject({ done: true });
    expect(review(facts(mixed, { bonus_grant: '8' }))).toMatchObject({ code: 'wallet.short' });
    const capped = { ...mixed, bonus: { ...bonus, capStake: 99n } };
    expect(review(facts(capped))).toMatchObject({ code: 'bonus.stake-above-cap' });
  });

  test('in coins comes out of a full purse where there is none yet, and no limit counts', () => {
    const coins = facts({ available: null, ...limited('loss', 1n) }, { purse: 'coins' });
    expect(review(coins)).toMatchObject({ done: true });
    expect(review(facts({ available: 99n }, { purse: 'coins' }))).toMatchObject({
      code: 'wallet.short',
    });
  });

  test('in coins waits as money does for a break or a reality check, but on a trial', () => {
    const resting = { play: { ...facts().play, breakEndsAt: new Date(now.getTime() + 1_000) } };
    const coins = facts(resting, { purse: 'coins' });
    expect(review(coins)).toMatchObject({ code: 'break.active' });
    expect(review(coins, { step: 'stand' })).toMatchObject({ done: true });
    expect(review(coins, { isTrial: true })).toMatchObject({ done: true });
  });
});
