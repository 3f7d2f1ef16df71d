import { beforeEach, describe, expect, test } from 'vitest';
import type { LimitRequest } from '#contract/protection.ts';
import { inTransaction } from '#server/db/open.ts';
import { openSession } from '#server/identity/sessions/open-session.ts';
import { done } from '#server/kernel/answer.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { eventsOf, newPlayer, testApp } from '#tests/database/test-app.ts';
import { beginOwnBreak } from './begin-break.ts';
import { chooseNone, confirmOwnLimit, setOwnLimits } from './change-limits.ts';
import { mayDeposit } from './may-deposit.ts';
import { mayMarket } from './may-market.ts';
import { mayPlay } from './may-play.ts';
import { readHistory } from './read-history.ts';
import { readProtection } from './read-protection.ts';
import { answerOwnReality, setOwnInterval } from './reality-check.ts';
import { readSessionFacts } from './session-facts.ts';

const { database } = await freshDatabase({ poolSize: 8 });
const app = testApp(database);
const start = new Date('2026-11-20T12:00:00Z');
const day = { kind: 'deposit', period: 'day' } as const;
let playerId: string;

beforeEach(async () => {
  app.clock.set(start.toISOString());
  ({ id: playerId } = await newPlayer(database, `p${crypto.randomUUID().slice(0, 10)}`));
});

const later = (hours: number) =>
  app.clock.set(new Date(start.getTime() + hours * 3_600_000).toISOString());
const set = (amount: string | null, which: Omit<LimitRequest, 'amount'> = day) =>
  setOwnLimits(app, playerId, [{ ...which, amount }]);
const confirm = () => confirmOwnLimit(app, playerId, day);

/** The limit as it stands, and what waits. */
async function daily() {
  const { value } = await readProtection(app, playerId);
  const found = value.limits.find((one) => one.kind === 'deposit' && one.period === 'day');
  return [found?.own ?? null, found?.pending?.amount];
}

function refusalOf(verb: typeof mayDeposit | typeof mayPlay) {
  return inTransaction(database, async (transaction) => {
    const now = app.clock.now();
    return done(await verb(transaction, { playerId, amount: 1n, stake: 1n, now }));
  }).then((outcome) => (outcome.done ? (outcome.value?.code ?? 'yes') : 'no'));
}

const history = async () =>
  (await readHistory(app, playerId, undefined)).value.events.map(({ kind }) => kind).reverse();

describe('limits', () => {
  test('L-DEPOSIT: a tighter limit holds at once', async () => {
    await set('1000');
    expect(await daily()).toEqual(['1000', undefined]);
    await set('400');
    expect(await daily()).toEqual(['400', undefined]);
    expect(await history()).toEqual(['limit-set', 'limit-set']);
  });

  test('L-DEPOSIT: a looser one holds after 24 hours and a second yes, and not before either', async () => {
    await set('400');
    await set('900');
    expect(await daily()).toEqual(['400', '900']);
    later(23.99);
    expect(await confirm()).toMatchObject({ code: 'limit.too-early', retryAfterSeconds: 36 });
    later(24);
    // A day later it waits still: it takes the second yes.
    expect(await daily()).toEqual(['400', '900']);
    expect(await confirm()).toMatchObject({ done: true });
    expect(await daily()).toEqual(['900', undefined]);
    expect(await confirm()).toMatchObject({ code: 'limit.nothing-pending' });
    expect(await history()).toEqual(['limit-set', 'limit-asked', 'limit-confirmed']);
  });

  test('L-DEPOSIT: taking a limit away is loosening it', async () => {
    await set('400');
    await set(null);
    expect(await daily()).toEqual(['400', null]);
    later(24);
    await confirm();
    expect(await daily()).toEqual([null, undefined]);
  });

  test('L-DEPOSIT: a looser limit that nobody confirms is gone a week after it was due', async () => {
    await set('400');
    await set('900');
    later(24 + 7 * 24);
    expect(await confirm()).toMatchObject({ code: 'limit.nothing-pending' });
    expect(await daily()).toEqual(['400', undefined]);
  });

  test('L-DEPOSIT: the same looser limit again does not wait anew, another one does', async () => {
    await set('400');
    await set('900');
    later(20);
    await set('900');
    later(24);
    expect(await confirm()).toMatchObject({ done: true });
    await set('1500');
    later(40);
    await set('2000');
    later(48);
    expect(await confirm()).toMatchObject({ code: 'limit.too-early' });
  });

  test('L-DEPOSIT: a tighter limit meanwhile drops the looser one that was waiting', async () => {
    await set('400');
    await set('900');
    await set('300');
    later(30);
    expect(await confirm()).toMatchObject({ code: 'limit.nothing-pending' });
    expect(await daily()).toEqual(['300', undefined]);
    expect(await history()).toContain('limit-dropped');
  });

  test('L-DEPOSIT: a clock that jumps back makes the wait longer, never shorter', async () => {
    await set('400');
    await set('900');
    for (const hours of [-24, -1, 1]) {
      later(hours);
      expect(await confirm(), `${hours}`).toMatchObject({ code: 'limit.too-early' });
    }
  });

  test('L-DEPOSIT: two second yeses at once are one', async () => {
    await set('400');
    await set('900');
    later(25);
    const answers = await Promise.all([confirm(), confirm(), confirm()]);
    expect(answers.filter((one) => one.done)).toHaveLength(1);
  });

  test('L-DEPOSIT: no limit of one’s own is a choice, and undoes none that was made', async () => {
    expect(await refusalOf(mayDeposit)).toBe('limit.not-chosen');
    await chooseNone(app, playerId);
    expect(await refusalOf(mayDeposit)).toBe('yes');
    await set('400');
    await chooseNone(app, playerId);
    expect(await daily()).toEqual(['400', undefined]);
  });

  test('L-LOSS: a limit on losses leaves the question about deposits open', async () => {
    await set('400', { kind: 'loss', period: 'day' });
    expect(await refusalOf(mayDeposit)).toBe('limit.not-chosen');
  });

  test('every device of the player gets the event, and nobody else', async () => {
    const before = (await eventsOf(database)).length;
    await set('400');
    expect((await eventsOf(database)).slice(before)).toEqual([
      { kind: 'protection.changed', topic: playerId, body: {} },
    ]);
  });
});

describe('breaks', () => {
  const coolOff = (hours: number) => beginOwnBreak(app, playerId, { kind: 'cool-off', hours });
  const exclude = (months: number) => beginOwnBreak(app, playerId, { kind: 'exclusion', months });
  const both = async () => [await refusalOf(mayDeposit), await refusalOf(mayPlay)];

  test('L-BREAK: deposits and play are closed at once, and open again when it is over', async () => {
    await chooseNone(app, playerId);
    await coolOff(24);
    expect(await both()).toEqual(['break.active', 'break.active']);
    later(23.999);
    expect(await both()).toEqual(['break.active', 'break.active']);
    later(24);
    expect(await both()).toEqual(['yes', 'yes']);
  });

  test('L-BREAK: neither is made shorter, by another of either kind or by hand', async () => {
    await exclude(6);
    expect(await exclude(6)).toMatchObject({ code: 'break.shorter' });
    expect(await coolOff(1008)).toMatchObject({ code: 'break.shorter' });
    expect(await exclude(7)).toMatchObject({ done: true });
    const rows = database.updateTable('player_break').where('player_id', '=', playerId);
    await expect(rows.set({ ends_at: start }).execute()).rejects.toThrow(/additions only/);
    await expect(
      database.deleteFrom('player_break').where('player_id', '=', playerId).execute(),
    ).rejects.toThrow(/additions only/);
  });

  test('L-BREAK: of a short and a long break begun at once the long one holds', async () => {
    await Promise.all([coolOff(24), exclude(6), coolOff(48)]);
    const { value } = await readProtection(app, playerId);
    expect(value.break).toMatchObject({ kind: 'exclusion', endsAt: '2027-05-20T12:00:00.000Z' });
  });

  test('L-BREAK: nobody loosens a limit during a break, and an excluded player is left in peace', async () => {
    const market = () =>
      inTransaction(database, async (transaction) =>
        done(await mayMarket(transaction, { playerId, now: app.clock.now() })),
      );
    expect(await market()).toEqual(done(true));
    await set('400');
    await set('900');
    await exclude(6);
    later(30);
    expect(await confirm()).toMatchObject({ code: 'break.active' });
    expect(await market()).toEqual(done(false));
    // Tighter is always allowed.
    expect(await set('100')).toMatchObject({ done: true });
  });

  test('an account that is closed for good takes its breaks along', async () => {
    await coolOff(24);
    await database.deleteFrom('player').where('id', '=', playerId).execute();
    const left = await database
      .selectFrom('player_break')
      .select('id')
      .where('player_id', '=', playerId)
      .execute();
    expect(left).toEqual([]);
  });
});

describe('reality check', () => {
  const both = async () => [await refusalOf(mayDeposit), await refusalOf(mayPlay)];
  const answer = (said: 'leave' | 'go-on') => answerOwnReality(app, playerId, { answer: said });

  /** The session stays in use: nobody is asked who has gone away. */
  async function use() {
    await database
      .updateTable('session')
      .set({ seen_at: app.clock.now() })
      .where('player_id', '=', playerId)
      .execute();
  }

  beforeEach(async () => {
    await chooseNone(app, playerId);
    await openSession(app, playerId);
  });

  test('L-REALITY: after the interval nothing is played or deposited until it is answered', async () => {
    later(0.99);
    await use();
    expect(await both()).toEqual(['yes', 'yes']);
    later(1);
    await use();
    expect(await both()).toEqual(['reality.pending', 'reality.pending']);
    const { value } = await readProtection(app, playerId);
    expect(value.reality).toMatchObject({ isPending: true, minutes: 60 });
    await answer('go-on');
    expect(await both()).toEqual(['yes', 'yes']);
    later(2);
    await use();
    expect(await both()).toEqual(['reality.pending', 'reality.pending']);
  });

  test('L-REALITY: an answer before the question puts nothing off', async () => {
    later(0.9);
    await answer('go-on');
    later(1);
    await use();
    expect(await refusalOf(mayPlay)).toBe('reality.pending');
  });

  test('L-REALITY: another interval holds at once, and is no way around a question', async () => {
    await setOwnInterval(app, playerId, 15);
    later(0.25);
    await use();
    expect(await refusalOf(mayPlay)).toBe('reality.pending');
    expect(await setOwnInterval(app, playerId, 120)).toMatchObject({ code: 'reality.pending' });
  });

  test('L-REALITY: neither logging out nor another device puts the question off', async () => {
    later(0.75);
    await use();
    await openSession(app, playerId);
    await database
      .updateTable('session')
      .set({ ended_at: app.clock.now() })
      .where('player_id', '=', playerId)
      .execute();
    await openSession(app, playerId);
    later(1);
    await use();
    expect(await refusalOf(mayPlay)).toBe('reality.pending');
    // The question is on the table: a new login does not take it away.
    await openSession(app, playerId);
    expect(await refusalOf(mayPlay)).toBe('reality.pending');
  });

  test('L-REALITY: a second device does not begin the hour anew', async () => {
    later(0.75);
    await use();
    await openSession(app, playerId);
    later(1);
    await use();
    expect(await refusalOf(mayPlay)).toBe('reality.pending');
    expect((await readSessionFacts(app, playerId)).value.since).toBe(start.toISOString());
  });
});
