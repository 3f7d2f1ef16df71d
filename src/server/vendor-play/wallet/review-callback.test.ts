import { expect, test } from 'vitest';
import type { CallbackFacts, RoundFacts } from './callback-facts.ts';
import { reviewCallback } from './review-callback.ts';
import { digestOf, type WalletCallback } from './wallet-callback.ts';

const now = new Date('2026-11-23T12:00:00Z');
const later = new Date('2026-11-23T20:00:00Z');
const unused = { day: 0n, week: 0n, month: 0n };

const bet: WalletCallback = {
  ...{ vendor: 'PG', nonce: 'nonce', operation: 'bet' },
  content: {
    ...{ player: 'known', currency: 'COP', session: 'session', transaction: 'one' },
    ...{ game: 'PG-1', round: 'r', amount: '100' },
  },
};

const facts: CallbackFacts = {
  ...{ isNonceUsed: false, playerId: '7', currency: 'COP', balance: 100n, isTrialPlayer: false },
  bonus: null,
  ...{ earlier: null, bet: null, round: null, isClosed: false, isVendorOpen: true },
  session: {
    ...{ mode: 'real', endedAt: null },
    login: { id: 'login', seenAt: now, expiresAt: later, endedAt: null },
  },
  game: { isShown: true, type: 'RNG', name: { en: 'One' } },
  play: {
    reality: { realityMinutes: 60, realityAnsweredAt: null },
    ...{ loggedInSince: now, breakEndsAt: null, stops: [], limits: [], lastMinute: null },
    used: { session: unused, wager: unused, loss: unused },
  },
};

const round: RoundFacts = {
  ...{ id: '3', name: 'r', game: 'PG-1', state: 'open', bets: 1 },
  ...{ staked: 100n, won: 40n, openedAt: now, changedAt: now, bonusGrant: null, bonusStaked: 0n },
};
const earlier = {
  ...{ id: '5', operation: 'bet', playerId: '7', digest: digestOf(bet) },
  ...{ staked: 100n, bonusStaked: 0n, isTakenBack: false },
};

/** Each alone refuses a stake, in the order in which the first of several is named. */
const obstacles: [string, Partial<CallbackFacts>][] = [
  ['currency.wrong', { currency: 'MXN' }],
  ['transaction.conflict', { earlier: { ...earlier, digest: 'other' } }],
  ['session.over', { session: null }],
  ['vendor.closed', { isClosed: true }],
  ['vendor.closed', { isVendorOpen: false }],
  ['game.unknown', { game: null }],
  ['round.over', { round: { ...round, state: 'completed' } }],
  ['play.stopped', { play: { ...facts.play, breakEndsAt: later } as CallbackFacts['play'] }],
  ['wallet.short', { balance: 99n }],
];

test.each(obstacles)('a stake is refused as %s', (fault, obstacle) => {
  const verdict = reviewCallback({ ...facts, ...obstacle }, bet, now);
  expect(verdict).toMatchObject({ kind: 'refusal', fault });
});

test('G-STOP: a stopped game refuses a new round, and a round that runs there is played on', () => {
  const stops = [{ scope: 'game', target: 'PG-1' }] as const;
  const play = { ...facts.play, stops } as CallbackFacts['play'];
  expect(reviewCallback({ ...facts, play }, bet, now)).toMatchObject({
    fault: 'play.stopped',
    reason: 'operator',
  });
  expect(reviewCallback({ ...facts, play, round }, bet, now).kind).toBe('change');
});

test('a stake that meets several obstacles is refused by the first of them', () => {
  for (const [index, [fault]] of obstacles.entries()) {
    const several = Object.assign(
      {},
      facts,
      ...obstacles
        .slice(index)
        .map(([, one]) => one)
        .reverse(),
    );
    expect(reviewCallback(several, bet, now)).toMatchObject({ fault });
  }
});

test('a stake within all limits opens its round and fills its minute', () => {
  const verdict = reviewCallback(facts, bet, now);
  expect(verdict).toMatchObject({
    kind: 'change',
    change: { opens: true, staked: '100', paid: '0', bets: 1, state: 'open', minutes: [now] },
  });
});

test('a login that lay idle for half an hour takes no stake, whatever the vendor session says', () => {
  const seenAt = new Date(now.getTime() - 30 * 60_000);
  const login = { id: 'login', seenAt, expiresAt: later, endedAt: null };
  const session = { mode: 'real', endedAt: null, login } as const;
  expect(reviewCallback({ ...facts, session }, bet, now)).toMatchObject({ fault: 'session.over' });
});

test('a repeated transaction is answered whatever has become of session, vendor and limits', () => {
  const closed = { ...facts, session: null, isVendorOpen: false, balance: 0n, earlier };
  expect(reviewCallback(closed, bet, now)).toEqual({ kind: 'answer', posted: '5' });
});

test('a bet whose rollback came first is refused for its player, and is a conflict for others', () => {
  const tombstone = { ...earlier, operation: 'tombstone' };
  const refused = reviewCallback({ ...facts, earlier: tombstone }, bet, now);
  expect(refused).toMatchObject({ fault: 'transaction.rolled-back' });
  const other = { ...tombstone, playerId: '8' };
  const conflict = reviewCallback({ ...facts, earlier: other }, bet, now);
  expect(conflict).toMatchObject({ fault: 'transaction.conflict' });
});

test('a win lands whatever has become of session, vendor, game and limits', () => {
  const win = { ...bet, operation: 'win' } as const;
  const closed = { ...facts, session: null, isClosed: true, isVendorOpen: false, game: null };
  expect(reviewCallback({ ...closed, round }, win, now)).toMatchObject({
    kind: 'change',
    change: { opens: false, round_id: '3', paid: '100', paid_as: 'win', round_won: '100' },
  });
});

test('a cancelled round gives back what is left of its stakes, and never takes what it paid', () => {
  const end = (won: bigint) => {
    const content = { ...bet.content, as: 'cancelled' } as const;
    const callback = { ...bet, operation: 'end-round', content } as const;
    return reviewCallback({ ...facts, round: { ...round, won } }, callback, now);
  };
  expect(end(40n)).toMatchObject({ change: { paid: '60', round_returned: '60' } });
  expect(end(400n)).toMatchObject({ change: { paid: '0', state: 'cancelled' } });
});

test('a rollback gives back a stake once, and forbids a bet that has not come', () => {
  const content = { ...bet.content, transaction: 'back', of: 'one' };
  const callback = { ...bet, operation: 'rollback', content } as const;
  expect(reviewCallback({ ...facts, bet: earlier, round }, callback, now)).toMatchObject({
    change: { paid: '100', takes_back: 'one', bets: -1, round_staked: '-100' },
  });
  const again = { ...facts, bet: { ...earlier, isTakenBack: true }, round };
  expect(reviewCallback(again, callback, now)).toMatchObject({ change: { paid: '0' } });
  expect(reviewCallback(facts, callback, now)).toMatchObject({ change: { forbids: 'one' } });
});
