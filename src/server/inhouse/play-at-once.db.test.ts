import { type RawBuilder, sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { potsOf } from '#games/slots/pots.ts';
import type { Player } from '#server/kernel/answer.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { eventsOf, testApp } from '#tests/database/test-app.ts';
import {
  inMain,
  leave,
  mines,
  openAnew,
  playOf,
  type Round,
  seated,
  spin,
  type Wish,
  wish,
} from '#tests/inhouse/at-once.ts';
import { beginRound } from './begin-round.ts';
import { openRound } from './open-round.ts';
import { playAtOnce } from './play-at-once.ts';
import { readPots } from './pots.ts';
import { readRound } from './read-rounds.ts';
import { changeClientSeed, changeSeeds, readSeeds } from './seeds.ts';

const { database } = await freshDatabase({ poolSize: 20 });
const app = testApp(database);
let ana: Player;
let count = 0;

beforeEach(async () => {
  count += 1;
  await openAnew(app);
  ana = await seated(app, `ana-${count}`);
});

const lies = (player: Player) => inMain(app, player);
const played = () => playOf(app, ana);

/** All that a round has left behind, without what no two rounds share. */
async function tracesOf(round: Round, player: Player) {
  const plain = (found: RawBuilder<{ row: object }>) =>
    found.execute(database).then(({ rows }) => rows);
  return {
    round: await plain(sql`
      select to_jsonb(house_round) - 'id' - 'request_id' - 'nonce' - 'seed_pair_id' - 'client_seed'
        - 'player_id' as row from house_round where id = ${round.id}`),
    bet: await plain(sql`
      select to_jsonb(bet_record) - 'id' - 'round' - 'player_id' as row
      from bet_record where round = ${round.id}`),
    transfers: await plain(sql`
      select jsonb_build_object(
        'key', replace(transfer.key, ${round.id}, '#'), 'kind', kind,
        'reference', replace(reference, ${round.id}, '#'),
        'actor', replace(actor, ${player.id}, '@'), 'legs', (
          select jsonb_agg(jsonb_build_object('kind', account.kind, 'amount', leg.amount,
            'ordinal', leg.ordinal, 'commodity', leg.commodity) order by account.kind)
          from ledger_leg leg join ledger_account account on account.id = leg.account_id
          where leg.transfer_id = transfer.id and account.kind <> 'jackpot')) as row
      from ledger_transfer transfer
      where reference in (${`round:${round.id}`}, ${`round:${round.id}:0`}) order by id`),
    holds: await plain(sql`
      select jsonb_build_object('amount', amount, 'captured', captured, 'released', released) as row
      from ledger_hold where reference = ${`round:${round.id}:0`}`),
    jobs: await plain(sql`
      select jsonb_build_object('kind', kind, 'due', due_at, 'body',
        replace(body::text, ${player.id}, '@')) as row from job where key = ${round.id}`),
    told: (await eventsOf(database))
      .filter(({ body }) => 'roundId' in body && body.roundId === round.id)
      .map(({ kind }) => kind),
  };
}

describe('a round at once', () => {
  const atOnce = async (change: Partial<Wish> = {}) => {
    const round = await playAtOnce(app, wish(change), ana);
    if (!round) throw new Error('It was not played at once.');
    return round;
  };
  const theLongWay = async (change: Partial<Wish> = {}) => {
    const outcome = await openRound(app, wish(change), ana);
    if (!outcome.done) throw new Error(outcome.code);
    return outcome.value;
  };

  test.each([
    ['won', (one: Round) => one.paid !== '0'],
    ['lost', (one: Round) => one.paid === '0'],
  ])('that is %s leaves behind what the long way leaves', async (_, isWanted) => {
    const first = async (play: () => Promise<Round>) => {
      // Half of them are won.
      for (let tries = 0; tries < 100; tries += 1) {
        const before = await played();
        const round = await play();
        const after = await played();
        expect(BigInt(after.wagered) - BigInt(before.wagered)).toBe(100n);
        expect(BigInt(after.won) - BigInt(before.won)).toBe(BigInt(round.paid ?? 0));
        expect(after.rounds - before.rounds).toBe(1);
        if (isWanted(round)) return round;
      }
      throw new Error('Luck is not what it should be.');
    };
    const short = await first(atOnce);
    const long = await first(theLongWay);
    expect(await tracesOf(short, ana)).toEqual(await tracesOf(long, ana));
    const shared = { view: 0, id: 0, proof: 0 };
    expect({ ...short, ...shared }).toEqual({ ...long, ...shared });
  });

  test('that goes on leaves behind what the long way leaves, and is played to its end', async () => {
    const short = await atOnce(mines);
    const traces = await tracesOf(short, ana);
    expect(await leave(app, short, ana)).toMatchObject({ state: 'done' });
    const long = await theLongWay(mines);
    expect(await tracesOf(long, ana)).toEqual(traces);
    expect(await leave(app, long, ana)).toMatchObject({ state: 'done' });
    expect(await verifyLedger(database)).toMatchObject({ isSound: true });
  });

  test('is shown again as it was told', async () => {
    const round = await playAtOnce(app, wish(), ana);
    if (!round) throw new Error('It was not played.');
    expect(await readRound(app, { roundId: round.id }, ana)).toEqual({
      done: true,
      value: round,
    });
  });

  test('begun twenty times at once draws each from a number of its own, and none is left out', async () => {
    const nonceOf = async () => {
      const seeds = await readSeeds(app, { purse: 'money' }, ana);
      return seeds.done ? seeds.value.nonce : -1;
    };
    const before = await nonceOf();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => beginRound(app, wish(), ana)),
    );
    const nonces = answers.map((one) => (one.done ? one.value.proof.nonce : -1));
    expect(nonces.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 20 }, (_, place) => before + place),
    );
    expect(await nonceOf()).toBe(before + 20);
  });

  test('asked for twenty times by one id is one round, and other choices under it are refused', async () => {
    const asked = wish();
    const before = await played();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => beginRound(app, asked, ana)),
    );
    expect(new Set(answers.map((one) => one.done && one.value.id)).size).toBe(1);
    expect((await played()).rounds - before.rounds).toBe(1);
    const other = { ...asked, choices: { stake: '100', side: 'under', target: 4_000 } };
    expect(await beginRound(app, other, ana)).toMatchObject({ code: 'request.conflict' });
  });

  test('cannot be had for more than is there, however many are begun at once', async () => {
    const have = await lies(ana);
    const stake = String(have / 4n);
    await database.updateTable('house_game').set({ most_stake: stake }).execute();
    const choices = { stake, side: 'under', target: 1 };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => beginRound(app, wish({ choices }), ana)),
    );
    await database.updateTable('house_game').set({ most_stake: '1000000' }).execute();
    const codes = answers.flatMap((one) => (one.done ? [] : [one.code]));
    expect(answers.filter((one) => one.done).length).toBeGreaterThanOrEqual(4);
    expect(new Set(codes)).toEqual(new Set(['wallet.short']));
    expect(await lies(ana)).toBeGreaterThanOrEqual(0n);
  });

  test('that is written is answered only when the news of it is, and is there for who asks again', async () => {
    const asked = wish();
    let isAnswered = false;
    const { rounds } = await played();
    const playing = await database.transaction().execute(async (transaction) => {
      // The table of events is locked by somebody else: nothing can be published meanwhile.
      await sql`lock table event in share mode`.execute(transaction);
      const answering = playAtOnce(app, asked, ana).finally(() => {
        isAnswered = true;
      });
      while ((await played()).rounds === rounds) expect(isAnswered).toBe(false);
      expect(isAnswered).toBe(false);
      return { answering };
    });
    const round = await playing.answering;
    expect(await beginRound(app, asked, ana)).toEqual({ done: true, value: round });
  });

  test('counts the minutes between two stakes as the long way does', async () => {
    const minutes = async (play: () => Promise<Round>) => {
      const at = (passed: number) =>
        app.clock.set(new Date(Date.parse('2026-11-20T12:00:30Z') + passed * 60_000).toISOString());
      // Pauses of a minute, of five, of six, none, and of an hour; then the clock is set back.
      for (const passed of [1, 6, 12, 12, 72, 71]) {
        at(passed);
        await database.updateTable('session').set({ seen_at: app.clock.now() }).execute();
        await database
          .updateTable('protection')
          .set({ reality_answered_at: app.clock.now() })
          .execute();
        await play();
      }
      const rows = await database
        .selectFrom('play_minute')
        .select('minute')
        .where('player_id', '=', ana.id)
        .orderBy('minute')
        .execute();
      await database.deleteFrom('play_minute').where('player_id', '=', ana.id).execute();
      return rows.map(({ minute }) => minute.toISOString());
    };
    // What keeps a reality check away is renewed by the long way; here it is far off from the start.
    await database.updateTable('protection').set({ reality_minutes: 1_440 }).execute();
    await theLongWay();
    const short = await minutes(atOnce);
    app.clock.set('2026-11-20T12:00:00Z');
    await theLongWay();
    expect(await minutes(theLongWay)).toEqual(short);
    expect(short).toHaveLength(10);
  });

  test('is drawn from the seeds as they stand, whatever was remembered of them', async () => {
    await changeClientSeed(app, { purse: 'money', clientSeed: 'another' }, ana);
    expect(await playAtOnce(app, wish(), ana)).toBe(null);
    expect(await beginRound(app, wish(), ana)).toMatchObject({
      value: { proof: { clientSeed: 'another' } },
    });
    const seeds = await readSeeds(app, { purse: 'money' }, ana);
    if (!seeds.done) throw new Error(seeds.code);
    const { commitment } = seeds.value;
    expect(await changeSeeds(app, { purse: 'money', commitment }, ana)).toMatchObject({
      done: true,
    });
    expect(await playAtOnce(app, wish(), ana)).toBe(null);
    expect(await beginRound(app, wish(), ana)).toMatchObject({ value: { proof: { nonce: 0 } } });
    expect(await playAtOnce(app, wish(), ana)).toMatchObject({ proof: { nonce: 1 } });
  });
});

test('pots that many feed at once grow by every stake, and each is hit by exactly one', async () => {
  const [rule] = potsOf('VB_ORCHARD');
  const players = await Promise.all(
    Array.from({ length: 4 }, (_, place) => seated(app, `spinner-${place}`, 100_000_000n)),
  );
  const stake = '100000';
  const potsNow = async () => {
    const told = await readPots(app, { game: 'VB_ORCHARD', purse: 'money' }, ana);
    if (!told.done || !told.value.pots[0]) throw new Error('No pot.');
    return { lies: BigInt(told.value.pots[0].amount), hit: told.value.hit };
  };
  const before = await potsNow();
  let atOnce = 0;
  const rounds: Round[] = [];
  await Promise.all(
    players.flatMap((player) =>
      [1, 2].map(async () => {
        for (let turn = 0; turn < 50; turn += 1) {
          const asked = wish({ ...spin, choices: { stake } });
          const short = await playAtOnce(app, asked, player);
          const long = short ? null : await beginRound(app, asked, player);
          if (short) atOnce += 1;
          if (long && !long.done) throw new Error(long.code);
          rounds.push(short ?? (long?.done ? long.value : ({} as Round)));
        }
      }),
    ),
  );
  expect(atOnce).toBeGreaterThan(0);
  const after = await potsNow();
  const hits = after.hit.slice(0, after.hit.length - before.hit.length);
  const awarded = rounds.reduce((sum, { awarded: one }) => sum + BigInt(one), 0n);
  // 400 stakes of a hundred thousand put 600,000 in.
  expect(after.lies - before.lies).toBe(
    600_000n + BigInt(hits.length) * (rule?.seed ?? 0n) - awarded,
  );
  // One stake may bring a pot over its trigger twice.
  expect(hits.reduce((sum, { amount }) => sum + BigInt(amount), 0n)).toBe(awarded);
  expect(rounds.filter((one) => one.awarded !== '0').length).toBeLessThanOrEqual(hits.length);
  const { rows } = await sql<{ sum: string }>`
    select sum(leg.amount)::text as sum from ledger_leg leg
    join ledger_account account on account.id = leg.account_id
    where account.kind = 'jackpot'`.execute(database);
  expect(BigInt(rows[0]?.sum ?? 0)).toBe(after.lies);
  expect(await verifyLedger(database)).toMatchObject({ isSound: true });
}, 120_000);

test('a server that is killed has either the whole of a round or nothing of it', async () => {
  const { rounds } = await played();
  const have = await lies(ana);
  // Its last writing waits for the record of bets; there it is cut off.
  await expect(
    database.transaction().execute(async (transaction) => {
      await sql`lock table bet_record in exclusive mode`.execute(transaction);
      const playing = playAtOnce(app, wish(), ana).then(
        () => null,
        (thrown: unknown) => thrown,
      );
      for (;;) {
        // Beside the transaction, inside which the server would always show the same.
        const cut = await sql<{ isCut: boolean }>`
          select pg_terminate_backend(pid) as "isCut" from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'
            and query like '%house_play%'`.execute(database);
        if (cut.rows.some(({ isCut }) => isCut)) break;
      }
      throw (await playing) ?? new Error('It was played.');
    }),
  ).rejects.toMatchObject({ code: '57P01' });
  expect((await played()).rounds).toBe(rounds);
  expect(await lies(ana)).toBe(have);
  expect(await playAtOnce(app, wish(), ana)).toMatchObject({ state: 'done' });
});
