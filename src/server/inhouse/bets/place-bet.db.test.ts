import { type RawBuilder, sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { potsOf } from '#games/slots/pots.ts';
import type { Player } from '#server/kernel/answer.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { watchKind } from '#server/protection/watch-harm.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { eventsOf, testApp } from '#tests/database/test-app.ts';
import {
  type BetRequest,
  inMain,
  leave,
  mines,
  openAnew,
  playOf,
  type Round,
  seated,
  spin,
  wish,
} from '#tests/inhouse/bets.ts';
import { readPots } from '../pots/pots.ts';
import { readRound } from '../rounds/read-rounds.ts';
import { changeClientSeed, changeSeeds, readSeeds } from '../seeds/seeds.ts';
import { placeBet } from './place-bet.ts';

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

/** The postings of a round, as `tracesOf` writes them. */
const posting = (key: string, kind: string, legs: [string, string | null][]) => ({
  row: {
    ...{ key, kind },
    actor: kind === 'win' ? 'house' : 'player:@',
    reference: kind === 'hold' ? 'round:#:0' : 'round:#',
    legs: legs.map(([name, amount]) =>
      expect.objectContaining({ kind: name, amount: Number(amount) }),
    ),
  },
});

describe('a bet', () => {
  const play = async (change: Partial<BetRequest> = {}) => {
    const placed = await placeBet(app, wish(change), ana);
    if (!placed.done) throw new Error(placed.code);
    return placed.value;
  };
  const at = '2026-11-20T12:00:00+00:00';

  test.each([
    ['won', (one: Round) => one.paid !== '0'],
    ['lost', (one: Round) => one.paid === '0'],
  ])('that is %s leaves round, use, record, postings and events', async (state, isWanted) => {
    const first = async () => {
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
    const round = await first();
    const paid = Number(round.paid);
    expect(await tracesOf(round, ana)).toEqual({
      round: [
        {
          row: expect.objectContaining({
            ...{ state: 'done', staked: 100, paid, awarded: 0, steps: '[]', purse: 'money' },
            ...{ rules: 'VB_DICE', game_code: 'VB_DICE', opened_at: at, changed_at: at },
          }),
        },
      ],
      bet: [
        {
          row: expect.objectContaining({
            ...{ state, stake: 100, payout: paid, game_type: 'INHOUSE' },
            ...{ placed_at: at, settled_at: at },
          }),
        },
      ],
      transfers: [
        posting('bet:#', 'bet', [
          ['house', '100'],
          ['player-main', '-100'],
        ]),
        ...(state === 'lost'
          ? []
          : [
              posting('win:#', 'win', [
                ['house', String(-paid)],
                ['player-main', String(paid)],
              ]),
            ]),
      ],
      holds: [],
      jobs: [],
      told: ['round.changed'],
    });
  });

  test('that goes on leaves a held stake and a job that finishes it, and is played to its end', async () => {
    const round = await play(mines);
    const traces = await tracesOf(round, ana);
    expect(traces).toMatchObject({
      round: [{ row: { state: 'open', staked: 100, paid: null } }],
      bet: [{ row: { state: 'open', stake: 100, payout: null, settled_at: null } }],
      holds: [{ row: { amount: 100, captured: 0, released: 0 } }],
      jobs: [{ row: { kind: 'round-left', due: '2026-11-21T12:00:00+00:00' } }],
      told: ['round.changed'],
    });
    expect(traces.transfers).toEqual([
      posting('hold:round:#:0', 'hold', [
        ['player-held', '100'],
        ['player-main', '-100'],
      ]),
    ]);
    expect(await leave(app, round, ana)).toMatchObject({ state: 'done' });
    expect(await verifyLedger(database)).toMatchObject({ isSound: true });
  });

  test('is shown again as it was answered', async () => {
    const round = await play();
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
    const answers = await Promise.all(Array.from({ length: 20 }, () => placeBet(app, wish(), ana)));
    const nonces = answers.map((one) => (one.done ? one.value.proof.nonce : -1));
    expect(nonces.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 20 }, (_, place) => before + place),
    );
    expect(await nonceOf()).toBe(before + 20);
  });

  test('asked for twenty times by one id is one round, and other choices under it are refused', async () => {
    const asked = wish();
    const before = await played();
    const answers = await Promise.all(Array.from({ length: 20 }, () => placeBet(app, asked, ana)));
    expect(new Set(answers.map((one) => one.done && one.value.id)).size).toBe(1);
    expect((await played()).rounds - before.rounds).toBe(1);
    const other = { ...asked, choices: { stake: '100', side: 'under', target: 4_000 } };
    expect(await placeBet(app, other, ana)).toMatchObject({ code: 'request.conflict' });
    await database.updateTable('house_game').set({ enabled: false }).execute();
    expect(await placeBet(app, other, ana)).toMatchObject({ code: 'request.conflict' });
    expect(await placeBet(app, { ...asked, choices: {} }, ana)).toMatchObject({
      code: 'round.choices',
    });
    expect(await placeBet(app, asked, ana)).toEqual(answers[0]);
    await database.updateTable('house_game').set({ enabled: true }).execute();
  });

  test('cannot be had for more than is there, however many are begun at once', async () => {
    const have = await lies(ana);
    const stake = String(have / 4n);
    await database.updateTable('house_game').set({ most_stake: stake }).execute();
    const choices = { stake, side: 'under', target: 1 };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => placeBet(app, wish({ choices }), ana)),
    );
    await database.updateTable('house_game').set({ most_stake: '1000000' }).execute();
    const codes = answers.flatMap((one) => (one.done ? [] : [one.code]));
    expect(answers.filter((one) => one.done).length).toBeGreaterThanOrEqual(4);
    expect(new Set(codes)).toEqual(new Set(['wallet.short']));
    expect(await lies(ana)).toBeGreaterThanOrEqual(0n);
  });

  test('is answered once it is committed with its events, and there for who asks again', async () => {
    const asked = wish();
    const placed = await placeBet(app, asked, ana);
    if (!placed.done) throw new Error(placed.code);
    const { rows } = await sql<{ kinds: string[] }>`
      select array_agg(event.kind order by event.id) as kinds
      from house_round round join event on event.xmin::text = round.xmin::text
      where round.id = ${placed.value.id}`.execute(database);
    expect(rows).toEqual([{ kinds: ['round.changed', 'balance.changed'] }]);
    expect(await placeBet(app, asked, ana)).toEqual(placed);
  });

  test('counts the minutes between two stakes, up to five of them', async () => {
    await database.deleteFrom('play_minute').where('player_id', '=', ana.id).execute();
    await database.updateTable('protection').set({ reality_minutes: 1_440 }).execute();
    // Pauses of a minute, of five, of six, none, and of an hour; then the clock is set back.
    for (const passed of [0, 1, 6, 12, 12, 72, 71]) {
      const moment = Date.parse('2026-11-20T12:00:30Z') + passed * 60_000;
      app.clock.set(new Date(moment).toISOString());
      await database.updateTable('session').set({ seen_at: app.clock.now() }).execute();
      await play();
    }
    const rows = await database
      .selectFrom('play_minute')
      .select('minute')
      .where('player_id', '=', ana.id)
      .orderBy('minute')
      .execute();
    const minutes = rows.map(({ minute }) => minute.toISOString().slice(11, 16));
    const [first, last] = [minutes.slice(0, 7), minutes.slice(7)];
    expect(first).toEqual(['12:00', '12:01', '12:02', '12:03', '12:04', '12:05', '12:06']);
    expect(last).toEqual(['12:12', '13:11', '13:12']);
  });

  test('plans a look at harmful play once a minute', async () => {
    await database.deleteFrom('job').where('kind', '=', watchKind).execute();
    const later = new Date(app.clock.now().getTime() + 60_000);
    app.clock.set(later.toISOString());
    await play();
    await play();
    const jobs = await database
      .selectFrom('job')
      .select(['key', 'body'])
      .where('kind', '=', watchKind)
      .execute();
    expect(jobs).toEqual([{ key: ana.id, body: { at: '2026-11-20T12:01:00+00:00' } }]);
  });

  test('is drawn from the seeds as they stand', async () => {
    await changeClientSeed(app, { purse: 'money', clientSeed: 'another' }, ana);
    expect(await placeBet(app, wish(), ana)).toMatchObject({
      value: { proof: { clientSeed: 'another' } },
    });
    const seeds = await readSeeds(app, { purse: 'money' }, ana);
    if (!seeds.done) throw new Error(seeds.code);
    const { commitment } = seeds.value;
    expect(await changeSeeds(app, { purse: 'money', commitment }, ana)).toMatchObject({
      done: true,
    });
    expect(await placeBet(app, wish(), ana)).toMatchObject({ value: { proof: { nonce: 0 } } });
    expect(await play()).toMatchObject({ proof: { nonce: 1 } });
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
  const rounds: Round[] = [];
  await Promise.all(
    players.flatMap((player) =>
      [1, 2].map(async () => {
        for (let turn = 0; turn < 50; turn += 1) {
          const asked = wish({ ...spin, choices: { stake } });
          const placed = await placeBet(app, asked, player);
          if (!placed.done) throw new Error(placed.code);
          rounds.push(placed.value);
        }
      }),
    ),
  );
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
      const playing = placeBet(app, wish(), ana).then(
        () => null,
        (thrown: unknown) => thrown,
      );
      for (;;) {
        // Beside the transaction, inside which the server would always show the same.
        const cut = await sql<{ isCut: boolean }>`
          select pg_terminate_backend(pid) as "isCut" from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'
            and query like '%house_write_bet%'`.execute(database);
        if (cut.rows.some(({ isCut }) => isCut)) break;
      }
      throw (await playing) ?? new Error('It was played.');
    }),
  ).rejects.toThrow(/terminat/);
  expect((await played()).rounds).toBe(rounds);
  expect(await lies(ana)).toBe(have);
  expect(await placeBet(app, wish(), ana)).toMatchObject({ done: true });
});
