import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { siteSettingRow } from '#demo/merchant/content-rows.ts';
import { placeBet } from '#server/inhouse/bets/place-bet.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { eventsOf, newPlayer, testApp } from '#tests/database/test-app.ts';
import { openTables } from '#tests/inhouse/open-tables.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { handleNotedWins } from './noted-wins.ts';

const { database } = await freshDatabase();
const app = testApp(database);
const setting = { ...siteSettingRow('verbena'), currency: 'USD', winner_line: '150' };
await database.insertInto('site_setting').values(setting).execute();
await openTables(database, ['VB_DICE'], { cycleMs: 0 });
const player = await newPlayer(database, 'valentina');
await giveMoney(database, { playerId: player.id, amount: 1_000_000n, commodity: 'USD' });

beforeEach(() => database.deleteFrom('winner').execute());

/** Rounds of dice at even money, until one of them is paid. */
async function win(stake: string): Promise<string> {
  for (;;) {
    const played = await placeBet(
      app,
      {
        requestId: crypto.randomUUID(),
        game: 'VB_DICE',
        purse: 'money',
        choices: { stake, side: 'under', target: 5_000 },
      },
      player,
    );
    if (!played.done) throw new Error(played.code);
    if (played.value.paid !== null && played.value.paid !== '0') return played.value.paid;
  }
}

const announce = (now = new Date()) =>
  handleNotedWins(app)({ key: 'all', body: {}, due: now, now, attempt: 1 });
const board = () => database.selectFrom('winner').select(['account', 'win_amount']).execute();

test('a win above the line reaches the board and everyone once, and names no account', async () => {
  const paid = await win('100');
  const before = (await eventsOf(database)).length;
  await announce();
  await announce();
  expect(await board()).toEqual([{ account: 'valentina', win_amount: paid }]);
  const events = (await eventsOf(database)).slice(before);
  expect(events.map(({ kind, topic }) => ({ kind, topic }))).toEqual([
    { kind: 'winner.added', topic: null },
  ]);
  expect(JSON.stringify(events)).not.toContain('valentina');
});

test('a win below the line is announced to nobody', async () => {
  await win('50');
  await announce();
  expect(await board()).toEqual([]);
});

test('a merchant without a line announces nobody', async () => {
  await database.updateTable('site_setting').set({ winner_line: null }).execute();
  await win('100');
  await announce();
  expect(await board()).toEqual([]);
  await database.updateTable('site_setting').set({ winner_line: '150' }).execute();
});

test('G-EVENTS: a win from the merchant’s amount on is logged once, announced or not, and a smaller one is not', async () => {
  await database
    .updateTable('site_setting')
    .set({ winner_line: null, logged_win: '150' })
    .execute();
  await win('50');
  const paid = await win('100');
  await Promise.all([announce(), announce()]);
  expect(await board()).toEqual([]);
  const lines = await database
    .selectFrom('operator_audit')
    .select(['subject', 'detail'])
    .where('action', '=', 'win.large')
    .execute();
  const round = { vendor: 'VERBENA', game: 'VB_DICE', round: expect.stringMatching(/^[0-9]+$/) };
  const detail = { ...round, payout: paid, currency: 'USD', at: expect.any(String) };
  expect(lines).toEqual([{ subject: `player:${player.id}`, detail }]);
  await database
    .updateTable('site_setting')
    .set({ winner_line: '150', logged_win: '10000000' })
    .execute();
});

test('two gateways that announce at once announce each win once', async () => {
  for (let turn = 0; turn < 5; turn += 1) await win('100');
  await Promise.all([announce(), announce(), announce()]);
  expect(await board()).toHaveLength(5);
});

test('a win is announced once, also where a jackpot of its round comes after it', async () => {
  await win('100');
  await announce();
  await database
    .updateTable('bet_record')
    .set({ state: 'won', payout: '100000' })
    .where('id', '=', (each) =>
      each.selectFrom('bet_record').select((row) => row.fn.max('id').as('id')),
    )
    .execute();
  await announce();
  expect(await board()).toHaveLength(1);
});

test('a win at a vendor that keeps a wallet of its own is announced with its game', async () => {
  const round = { vendor_code: 'VERBENA', round: 'fed-1', player_id: player.id };
  const now = new Date();
  await database
    .insertInto('fed_round')
    .values({
      ...round,
      ...{ game_code: 'VB_DICE', reported_bet: '100', reported_win: '900', state: 'completed' },
      reported_at: now,
    })
    .execute();
  await database
    .insertInto('bet_record')
    .values({
      ...round,
      ...{ game_type: 'INHOUSE', game_name: JSON.stringify({ es: 'Uno', en: 'One' }) as never },
      ...{ stake: '100', payout: '900', state: 'won', placed_at: now, settled_at: now },
    })
    .execute();
  await announce();
  expect(await board()).toEqual([{ account: 'valentina', win_amount: '900' }]);
});

const linesOf = async (round: string) => {
  const { rows } = await sql<{ payout: string }>`
    select detail->>'payout' as payout from operator_audit
    where action = 'win.large' and detail->>'round' = ${round} order by id`.execute(database);
  return rows.map(({ payout }) => payout);
};

/** A round at a vendor, won already; what comes later makes the win larger. */
async function wonRound(round: string, payout: string) {
  const now = new Date();
  const place = { vendor_code: 'VERBENA', round, player_id: player.id };
  const reported = { reported_bet: '100', reported_win: payout, state: 'completed' } as const;
  await database
    .insertInto('fed_round')
    .values({ ...place, game_code: 'VB_DICE', ...reported, reported_at: now })
    .execute();
  const name = JSON.stringify({ es: 'Uno', en: 'One' }) as never;
  const played = { game_type: 'INHOUSE', game_name: name, stake: '100', payout } as const;
  await database
    .insertInto('bet_record')
    .values({ ...place, ...played, state: 'won', placed_at: now, settled_at: now })
    .execute();
  return {
    pays: (more: string) =>
      database.updateTable('bet_record').set({ payout: more }).where('round', '=', round).execute(),
  };
}

test('G-EVENTS: a win that grows to a large one is logged, and each time it grows again', async () => {
  const round = await wonRound('grows', '150');
  await announce();
  await round.pays('9999999');
  await announce();
  expect(await linesOf('grows')).toEqual([]);
  await round.pays('50000000');
  await announce();
  await round.pays('60000000');
  await announce();
  await round.pays('20000000');
  await announce();
  expect(await linesOf('grows')).toEqual(['50000000', '60000000']);
  expect(await board()).toEqual([{ account: 'valentina', win_amount: '150' }]);
});

test('a small win that grows above the line is announced once, also where it grows before it is taken', async () => {
  const round = await wonRound('from small', '120');
  await announce();
  expect(await board()).toEqual([]);
  await round.pays('300');
  await round.pays('20000000');
  await announce();
  await round.pays('30000000');
  await announce();
  expect(await board()).toEqual([{ account: 'valentina', win_amount: '20000000' }]);
  expect(await linesOf('from small')).toEqual(['20000000', '30000000']);
});

test('a win that was voided before it was looked at is announced to nobody', async () => {
  await win('100');
  await database
    .updateTable('bet_record')
    .set({ state: 'void', payout: '0' })
    .where('player_id', '=', player.id)
    .where('state', '=', 'won')
    .execute();
  await announce();
  expect(await board()).toEqual([]);
});
