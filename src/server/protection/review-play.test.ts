import { expect, test } from 'vitest';
import type { PlayFacts } from './play-facts.ts';
import { protectionRefusals, reviewPlay } from './review-play.ts';

const now = new Date('2026-11-23T12:00:00Z');
const later = new Date('2026-11-23T13:00:00Z');
const unused = { day: 0n, week: 0n, month: 0n };
const clear: PlayFacts = {
  reality: { realityMinutes: 60, realityAnsweredAt: null },
  loggedInSince: now,
  breakEndsAt: null,
  stops: [],
  limits: [],
  used: { session: unused, wager: unused, loss: unused },
  lastMinute: null,
};
const place = { vendor: 'PG', gameType: 'RNG', game: 'PG_TIGER' };
const limit = (kind: 'session' | 'wager' | 'loss') => ({
  kind,
  period: 'day' as const,
  amount: 0n,
});

test('a player without a limit, a break or a pending reality check may stake any sum', () => {
  expect(reviewPlay(clear, { stake: 10n ** 15n, now })).toBeNull();
});

test('a stake is refused for the first reason, in the order in which calls list them', () => {
  const facts: PlayFacts = {
    ...clear,
    stops: [{ scope: 'all', target: '' }],
    breakEndsAt: later,
    loggedInSince: new Date('2026-11-23T10:00:00Z'),
    limits: [limit('loss'), limit('wager'), limit('session')],
  };
  const steps: PlayFacts[] = [
    facts,
    { ...facts, stops: [] },
    { ...facts, stops: [], breakEndsAt: null },
    { ...facts, stops: [], breakEndsAt: null, loggedInSince: now },
    { ...clear, limits: [limit('loss'), limit('wager')] },
    { ...clear, limits: [limit('loss')] },
  ];
  expect(steps.map((one) => reviewPlay(one, { stake: 1n, now, place })?.code)).toEqual([
    ...protectionRefusals,
  ]);
});

test.each([
  ['all', '', true],
  ['class', 'RNG', true],
  ['class', 'LIVE', false],
  ['vendor', 'PG', true],
  ['vendor', 'JILI', false],
  ['game', 'PG_TIGER', true],
  ['game', 'PG_DRAGON', false],
  ['player', '7', true],
] as const)(
  'G-STOP: a stop of %s %s refuses a stake in this game: %s',
  (scope, target, isRefused) => {
    const facts: PlayFacts = { ...clear, stops: [{ scope, target }] };
    const refusal = reviewPlay(facts, { stake: 1n, now, place });
    expect(refusal?.code).toBe(isRefused ? 'play.stopped' : undefined);
  },
);

test('G-STOP: a running round that names no place goes on while all play is stopped', () => {
  const facts: PlayFacts = { ...clear, stops: [{ scope: 'all', target: '' }] };
  expect(reviewPlay(facts, { stake: 1n, now })).toBeNull();
});

test('a break says when it ends, and ends then', () => {
  const facts = { ...clear, breakEndsAt: later };
  expect(reviewPlay(facts, { stake: 1n, now })?.retryAfterSeconds).toBe(3_600);
  expect(reviewPlay(facts, { stake: 1n, now: later })?.code).not.toBe('break.active');
});

test('a limit on bets names its period and what is left of it', () => {
  const facts: PlayFacts = {
    ...clear,
    limits: [{ kind: 'wager', period: 'week', amount: 100n }],
    used: { ...clear.used, wager: { day: 0n, week: 70n, month: 900n } },
  };
  expect(reviewPlay(facts, { stake: 30n, now })).toBeNull();
  expect(reviewPlay(facts, { stake: 31n, now })).toMatchObject({ period: 'week', left: 30n });
});

test('a session limit lets the minute that was counted be played to its end', () => {
  const facts = { ...clear, limits: [limit('session')], lastMinute: now };
  expect(reviewPlay(facts, { stake: 1n, now: new Date(now.getTime() + 59_999) })).toBeNull();
  expect(reviewPlay(facts, { stake: 1n, now: new Date(now.getTime() + 60_000) })?.code).toBe(
    'limit.session',
  );
});
