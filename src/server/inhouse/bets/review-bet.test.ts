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
  newest: { state: 'open', openedAt: ago(1_000), tableRoundId: '1' },
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
    ...{ purse: 'money', isTrial: false, gameCode: 'VB_CRASH', stake: 100n, now },
    game: { code: 'VB_CRASH', drawnFrom },
  }) as Bet & { game: Game };

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
  (facts) => ({ ...facts, newest: { ...facts.newest, state: 'done' } }),
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

test('one bet a table’s round: the second is one too many, and not too soon', () => {
  const calm = mendings.reduce((facts, mend) => mend(facts), worst);
  const again = { state: 'void', openedAt: ago(1_000), tableRoundId: '2' };
  expect(review({ ...calm, newest: again })).toBe('round.open');
  expect(review({ ...calm, newest: { ...again, tableRoundId: '1' } })).toBe('round.too-soon');
});
