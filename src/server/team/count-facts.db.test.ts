import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { siteSettingRow } from '#demo/merchant/content-rows.ts';
import type { Player } from '#server/kernel/answer.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { playBet } from '#tests/stages/play-bet.ts';
import { countEverything } from '#tests/team/count-everything.ts';
import { bring, voidBet } from '#tests/team/play.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { team } from './domain.ts';

const { database } = await freshDatabase();
const app = testApp(database);
let top: Player;
let agent: Player;
let one: Player;
let two: Player;

beforeAll(async () => {
  top = await newPlayer(database, 'top', 1);
  agent = await newPlayer(database, 'agent', 1);
  one = await newPlayer(database, 'one');
  two = await newPlayer(database, 'two');
  await bring(database, agent.id, top.id, '2026-11-01T12:00:00Z');
  await bring(database, one.id, agent.id, '2026-11-02T12:00:00Z');
  await bring(database, two.id, agent.id, '2026-11-02T12:00:00Z');
});

const countAll = () => countEverything(app, 3);

async function figuresOf(agentId: string, day: string) {
  const rows = await database
    .selectFrom('team_day')
    .select((of) => [
      of.fn.sum<string>('valid').as('valid'),
      of.fn.sum<string>('prizes').as('prizes'),
      of.fn.sum<string>('rounds').as('rounds'),
    ])
    .where('agent_id', '=', agentId)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return { valid: Number(rows.valid), prizes: Number(rows.prizes), rounds: Number(rows.rounds) };
}

const figureTables = [
  'account_day',
  'team_day',
  'play_day',
  'play_hour',
  'active_day',
  'last_play',
  'team_active_day',
  'member_sum',
] as const;

async function everything() {
  const tables: Record<string, unknown> = {};
  for (const table of figureTables) {
    const { rows } = await sql`
      select to_jsonb(row) as row from ${sql.table(table)} row
      where not (to_jsonb(row) ? 'members' and (to_jsonb(row)->>'members')::int = 0)
      order by 1`.execute(database);
    tables[table] = rows;
  }
  return tables;
}

test('a settled bet reaches every ancestor, and nobody beside the line', async () => {
  await playBet(database, {
    playerId: one.id,
    stake: 100n,
    payout: 0n,
    at: '2026-11-03T10:00:00Z',
  });
  await playBet(database, {
    playerId: two.id,
    stake: 50n,
    payout: 120n,
    at: '2026-11-03T11:00:00Z',
  });
  await countAll();
  expect(await figuresOf(agent.id, '2026-11-03')).toEqual({ valid: 150, prizes: 120, rounds: 2 });
  expect(await figuresOf(top.id, '2026-11-03')).toEqual({ valid: 150, prizes: 120, rounds: 2 });
  expect(await figuresOf(one.id, '2026-11-03')).toEqual({ valid: 0, prizes: 0, rounds: 0 });
});

test('a push counts nothing, so that prizes without valid bets are what play came to', async () => {
  await playBet(database, {
    playerId: one.id,
    stake: 70n,
    payout: 70n,
    at: '2026-11-04T10:00:00Z',
  });
  await countAll();
  expect(await figuresOf(agent.id, '2026-11-04')).toEqual({ valid: 0, prizes: 0, rounds: 1 });
});

test('a bet that is undone later takes its figures off the day of the change', async () => {
  const id = await playBet(database, {
    playerId: one.id,
    stake: 100n,
    payout: 0n,
    at: '2026-11-05T10:00:00Z',
  });
  await countAll();
  await voidBet(database, id, '2026-11-06T10:00:00Z');
  await countAll();
  expect(await figuresOf(agent.id, '2026-11-05')).toEqual({ valid: 100, prizes: 0, rounds: 1 });
  expect(await figuresOf(agent.id, '2026-11-06')).toEqual({ valid: -100, prizes: 0, rounds: -1 });
});

test('a stake that its domain counts in part leaves the rest out of prizes too', async () => {
  const id = await playBet(database, {
    playerId: two.id,
    stake: 200n,
    payout: 195n,
    at: '2026-11-07T10:00:00Z',
  });
  await database.updateTable('bet_record').set({ valid_stake: '0' }).where('id', '=', id).execute();
  await countAll();
  expect(await figuresOf(agent.id, '2026-11-07')).toEqual({ valid: 0, prizes: -5, rounds: 1 });
});

test('a stake of bonus money counts with the part that was the player’s own, also when it is undone', async () => {
  const mixed = { playerId: two.id, at: '2026-11-08T10:00:00Z', stake: 100n, bonusStake: 61n };
  const id = await playBet(database, { ...mixed, payout: 51n, bonusPayout: 31n });
  await playBet(database, { ...mixed, payout: 0n, bonusStake: 100n });
  await playBet(database, { ...mixed, payout: 100n, bonusPayout: 61n });
  await countAll();
  // Of 51 the bonus's part is 31.11, rounded down; a push counts nothing.
  expect(await figuresOf(agent.id, '2026-11-08')).toEqual({ valid: 39, prizes: 20, rounds: 3 });
  await voidBet(database, id, '2026-11-09T10:00:00Z');
  await countAll();
  expect(await figuresOf(agent.id, '2026-11-09')).toEqual({ valid: -39, prizes: -20, rounds: -1 });
});

test('a ticket of bonus money on both sides brings no loss of the player’s, however little of it counts', async () => {
  const ticket = { playerId: two.id, stake: 200n, bonusStake: 200n, payout: 195n };
  const at = '2026-11-12T10:00:00Z';
  await playBet(database, { ...ticket, bonusPayout: 195n, validStake: 1n, at });
  await playBet(database, { ...ticket, bonusPayout: 195n, validStake: 0n, at });
  await countAll();
  expect(await figuresOf(agent.id, '2026-11-12')).toEqual({ valid: 0, prizes: 0, rounds: 2 });
});

test('what a round pays beside the bonus’s part is the player’s prize', async () => {
  const at = '2026-11-13T10:00:00Z';
  const round = { playerId: two.id, stake: 400n, bonusStake: 300n, at };
  await playBet(database, { ...round, payout: 1_000n, bonusPayout: 0n });
  await countAll();
  expect(await figuresOf(agent.id, '2026-11-13')).toEqual({
    ...{ valid: 100, prizes: 1_000, rounds: 1 },
  });
});

test('a day of bonus money alone makes nobody active', async () => {
  const stake = 100n;
  const at = '2026-11-10T10:00:00Z';
  await playBet(database, { playerId: two.id, stake, payout: 0n, bonusStake: stake, at });
  await countAll();
  const days = database.selectFrom('active_day').select('day').where('player_id', '=', two.id);
  expect(await days.where('day', '=', '2026-11-10').execute()).toEqual([]);
  await playBet(database, { playerId: two.id, stake, payout: 0n, bonusStake: 99n, at });
  await countAll();
  expect(await days.where('day', '=', '2026-11-10').execute()).toHaveLength(1);
});

test('the last day that somebody played is known, and goes back where all of it was undone', async () => {
  const lastOf = async () => {
    const { rows } = await sql<{ day: string }>`
      select day::text as day from last_play where player_id = ${two.id}`.execute(database);
    return rows[0]?.day;
  };
  const before = await lastOf();
  const at = '2026-11-13T10:00:00Z';
  const id = await playBet(database, { playerId: two.id, stake: 100n, payout: 0n, at });
  await countAll();
  expect(await lastOf()).toBe('2026-11-13');
  await voidBet(database, id, at);
  await countAll();
  expect(await lastOf()).toBe(before);
});

test('an account’s first deposit is counted once', async () => {
  await giveMoney(database, {
    playerId: one.id,
    amount: 1_000n,
    commodity: 'USD',
    kind: 'deposit',
  });
  await giveMoney(database, { playerId: one.id, amount: 500n, commodity: 'USD', kind: 'deposit' });
  await countAll();
  const sums = await database
    .selectFrom('team_day')
    .select((of) => [
      of.fn.sum<string>('deposits').as('deposits'),
      of.fn.sum<string>('first_deposits').as('first'),
    ])
    .where('agent_id', '=', agent.id)
    .executeTakeFirstOrThrow();
  expect(sums).toEqual({ deposits: '1500', first: '1' });
});

test('active members of a window are counted from gaps, each once', async () => {
  const { members } = await database
    .selectFrom('team_active_day')
    .select((of) => of.fn.sum<string>('members').as('members'))
    .where('agent_id', '=', agent.id)
    .where('day', '>=', '2026-11-03')
    .where(sql<boolean>`gap > day - date '2026-11-03'`)
    .executeTakeFirstOrThrow();
  expect(members).toBe('2');
});

test('after a move the past stays with the old line, and the future goes to the new one', async () => {
  const other = await newPlayer(database, 'other', 1);
  app.clock.set('2027-01-11T00:00:00Z');
  await database
    .insertInto('team_move')
    .values({
      player_id: one.id,
      to_agent_id: other.id,
      state: 'approved',
      asked_by: 'a',
      asked_at: app.clock.now(),
      approved_by: 'b',
      effective_at: new Date('2027-01-10T00:00:00Z'),
    })
    .execute();
  await playBet(database, { playerId: one.id, stake: 10n, payout: 0n, at: '2027-01-09T23:59:59Z' });
  await playBet(database, { playerId: one.id, stake: 20n, payout: 0n, at: '2027-01-10T00:00:00Z' });
  await countAll();
  expect(await figuresOf(agent.id, '2027-01-09')).toMatchObject({ valid: 10 });
  expect(await figuresOf(agent.id, '2027-01-10')).toMatchObject({ valid: 0 });
  expect(await figuresOf(top.id, '2027-01-10')).toMatchObject({ valid: 0 });
  expect(await figuresOf(other.id, '2027-01-10')).toMatchObject({ valid: 20 });
});

test('sums of members are those of the days that they are of, on whatever day it is', async () => {
  const lastDay = async () => {
    const { rows } = await sql<{ day: string }>`
      select last_day::text as day from member_sum_day`.execute(database);
    return rows[0]?.day ?? '';
  };
  const kept = async () => {
    const { rows } = await sql`
      select player_id, span, currency, valid, deposits, result from member_sum
      where valid <> 0 or deposits <> 0 or result <> 0 order by 1, 2, 3`.execute(database);
    return rows;
  };
  const summed = async () => {
    const { rows } = await sql`
      select player_id, span::smallint as span, currency, sum(valid)::bigint as valid,
        sum(deposits)::bigint as deposits,
        sum(prizes + rebates + agent_rebates + promotions - valid)::bigint as result
      from account_day join (values (1), (7), (30)) as kept (span)
        on day > ${await lastDay()}::date - span and day <= ${await lastDay()}::date
      group by 1, 2, 3
      having sum(valid) <> 0 or sum(deposits) <> 0
        or sum(prizes + rebates + agent_rebates + promotions - valid) <> 0
      order by 1, 2, 3`.execute(database);
    return rows;
  };
  // A day on, several at once, a month and more that nobody looked, and a clock that went back.
  for (const [now, day] of [
    ['2027-01-12T00:00:00Z', '2027-01-12'],
    ['2027-01-17T09:00:00Z', '2027-01-17'],
    ['2027-02-05T09:00:00Z', '2027-02-05'],
    ['2027-04-01T09:00:00Z', '2027-04-01'],
    ['2027-03-31T09:00:00Z', '2027-04-01'],
    ['2027-04-02T09:00:00Z', '2027-04-02'],
  ] as const) {
    app.clock.set(now);
    const at = now.replace(/T.*/, 'T00:00:00Z');
    await playBet(database, { playerId: two.id, stake: 30n, payout: 45n, at });
    // Of a day in the span of a week, and of one to come, which waits for its turn.
    const earlier = new Date(Date.parse(now) - 4 * 86_400_000).toISOString();
    const later = new Date(Date.parse(now) + 3 * 86_400_000).toISOString();
    await playBet(database, { playerId: one.id, stake: 7n, payout: 0n, at: earlier });
    await playBet(database, { playerId: one.id, stake: 5n, payout: 0n, at: later });
    await countAll();
    expect(await lastDay()).toBe(day);
    expect(await summed()).not.toEqual([]);
    expect(await kept()).toEqual(await summed());
  }
});

test('counted anew from the facts, all figures are the same', async () => {
  const counted = await everything();
  await sql`select team_forget_figures()`.execute(database);
  await countEverything(app);
  expect(await everything()).toEqual(counted);
});

test('nobody is put below their own team', async () => {
  const { rows } = await sql<{ moved: boolean }>`
    select team_move_line(${top.id}::bigint, ${agent.id}::bigint, now()) as moved`.execute(
    database,
  );
  expect(rows).toEqual([{ moved: false }]);
  expect(await figuresOf(agent.id, '2026-11-03')).toMatchObject({ valid: 150 });
});

test('before there is a merchant the job waits, for nobody has said when a day begins', async () => {
  const lastDay = async () =>
    (await database.selectFrom('member_sum_day').select('last_day').executeTakeFirstOrThrow())
      .last_day;
  const before = await lastDay();
  const run = async () => {
    const now = app.clock.now();
    await team
      .jobs?.(app, () => undefined)
      ['team-figures']?.({
        ...{ key: 'all', body: {}, due: now, now, attempt: 1 },
      });
  };
  app.clock.set('2027-06-01T02:00:00Z');
  await run();
  expect(await lastDay()).toEqual(before);
  // It is the evening before in the merchant's country.
  await database.insertInto('site_setting').values(siteSettingRow('verbena')).execute();
  await run();
  const { rows } = await sql<{ day: string }>`
    select last_day::text as day from member_sum_day`.execute(database);
  expect(rows[0]?.day).toBe('2027-05-31');
});
