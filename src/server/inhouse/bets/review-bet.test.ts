import { expect, test } from 'vitest';
import { openRound } from '#contract/inhouse.ts';
import type { Game } from '#games/game.ts';
import type { BetFacts } from './bet-facts.ts';
import { type Bet, reviewBet } from './review-bet.ts';

const now = new Date('2026-11-20T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const unused = { day: 0n, week: 0n, month: 0n };
const used = { session: unused, wager: unused, loss: unused };

/** All that can be wrong with a bet at a shared table at once. */
const worst = {
  terms: { least: 200n, most: 50n, cycleMs: 5_000, isEnabled: false, isShown: true, vendor: 'V' },
  newest: { state: 'done', openedAt: ago(1_000) },
  slips: [{ slip: 1, staked: 60n, isHere: false }],
  tableRoundId: null as string | null,
  available: 0n,
  bonus: { grantId: '7', account: '70', balance: 500n, capStake: 99n } as object | null,
  play: {
    reality: { realityMinutes: 60, realityAnsweredAt: null },
    loggedInSince: ago(3_600_000),
    breakEndsAt: new Date(now.getTime() + 1_000) as Date | null,
    stops: [{ scope: 'all', target: '' }],
    limits: ['session', 'wager', 'loss'].map((kind) => ({ kind, period: 'day', amount: 0n })),
    used,
    lastMinute: null,
  },
};
type Worst = typeof worst;

const betOn = (drawnFrom: 'chain' | 'pool'): Bet =>
  ({
    ...{ purse: 'money', isTrial: false, gameCode: 'VB_CRASH', stake: 100n, slip: 1, now },
    game: { code: 'VB_CRASH', drawnFrom },
  }) as Bet & { game: Game };

const onSlip = (slip: number): Bet => ({ ...betOn('chain'), slip });

const review = (facts: Worst, bet: Bet = betOn('chain')) =>
  reviewBet(facts as unknown as BetFacts, bet)?.code ?? null;

const withTerms = (facts: Worst, change: Partial<Worst['terms']>): Worst => ({
  ...facts,
  terms: { ...facts.terms, ...change },
});
const withPlay = (facts: Worst, change: Partial<Worst['play']>): Worst => ({
  ...facts,
  play: { ...facts.play, ...change },
});

/** Each mends the one thing that was refused before it. */
const mendings: ((facts: Worst) => Worst)[] = [
  (facts) => withTerms(facts, { isEnabled: true }),
  (facts) => withTerms(facts, { least: 1n }),
  (facts) => withTerms(facts, { most: 1_000n }),
  (facts) => withPlay(facts, { stops: [] }),
  (facts) => withPlay(facts, { breakEndsAt: null }),
  (facts) => withPlay(facts, { loggedInSince: now }),
  ...['session', 'wager', 'loss'].map(
    (kind) => (facts: Worst) =>
      withPlay(facts, { limits: facts.play.limits.filter((limit) => limit.kind !== kind) }),
  ),
  (facts) => ({ ...facts, slips: [] }),
  (facts) => ({ ...facts, newest: { ...facts.newest, openedAt: ago(5_000) } }),
  (facts) => ({ ...facts, tableRoundId: '2' }),
  (facts) => ({ ...facts, bonus: null }),
  (facts) => ({ ...facts, available: 100n }),
];

test('a bet is refused in the order in which the call lists it', () => {
  const found: (string | null)[] = [];
  let facts = worst;
  for (const mend of mendings) {
    found.push(review(facts));
    facts = mend(facts);
  }
  expect(review(facts)).toBeNull();
  // Looked for before there is a bet to judge.
  const before = ['purse.coins-only', 'game.unknown', 'round.choices', 'request.conflict'];
  expect([...before, ...found]).toEqual([...openRound.refuses]);
});

const calm = mendings.reduce((facts, mend) => mend(facts), worst);
const here = (slip: number, staked: bigint) => ({ slip, staked, isHere: true });

test('one bet a slip of a table’s round: another on it is one too many, beside it none too soon', () => {
  const justNow = { state: 'open', openedAt: ago(1_000) };
  const facts = { ...calm, newest: justNow, slips: [here(1, 60n)] };
  expect(review(facts)).toBe('round.open');
  expect(review(facts, onSlip(2))).toBeNull();
  expect(review({ ...facts, slips: [here(1, 60n), here(2, 60n)] }, onSlip(2))).toBe('round.open');
  // A bet of an earlier flight keeps its slip, and the pace is that of flights.
  const left = { ...facts, slips: [{ ...here(1, 60n), isHere: false }] };
  expect(review(left)).toBe('round.open');
  expect(review(left, onSlip(2))).toBe('round.too-soon');
});

test('what a table takes in a round, and what a bonus may stake, is for both bets together', () => {
  const facts = { ...calm, slips: [here(1, 60n)] };
  const most = (amount: bigint) => withTerms(facts, { most: amount });
  expect(review(most(160n), onSlip(2))).toBeNull();
  expect(review(most(159n), onSlip(2))).toBe('stake.above-most');
  const withBonus = (capStake: bigint) => ({
    ...{ ...facts, available: 0n },
    bonus: { grantId: '7', account: '70', balance: 500n, capStake },
  });
  expect(review(withBonus(160n), onSlip(2))).toBeNull();
  expect(review(withBonus(159n), onSlip(2))).toBe('bonus.stake-above-cap');
});
