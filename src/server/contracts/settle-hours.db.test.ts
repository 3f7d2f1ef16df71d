import { expect, test } from 'vitest';
import type { Terms } from '#contract/contract-terms.ts';
import {
  agreeWithHouse,
  allowContracts,
  newAgent,
  newMember,
} from '#tests/agents/contract-stage.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { playBet } from '#tests/stages/play-bet.ts';
import { countEverything } from '#tests/team/count-everything.ts';
import { voidBet } from '#tests/team/play.ts';
import { readRules } from './contract-site.ts';
import { exportBills } from './export-bills.ts';
import { payBills } from './pay-bills.ts';
import { readBillMembers } from './read-bills.ts';
import { settleHours } from './settle-hours.ts';

const { database } = await freshDatabase();
const app = testApp(database);
/** 0.4 % where the team won, 0.6 % where it lost. */
const hourly: Terms = {
  kind: 'hourly',
  singleBet: '1000',
  betAmount: '100000',
  users: 2,
  winRate: 4_000,
  lossRate: 6_000,
};

async function fileOf(playerId: string): Promise<string[]> {
  const player = {
    id: playerId,
    account: '',
    type: 1,
    isAgent: true,
    isTrial: false,
    mustChange: false,
  };
  const file = await exportBills(app, { whose: 'mine', kind: 'hourly', language: 'en' }, player);
  let text = '';
  for await (const chunk of file.chunks) text += chunk;
  return text.trim().split(/\r?\n/);
}

test('each clock hour is billed and paid once, a day back and a day forth, and stands in the file', async () => {
  await allowContracts(database);
  app.clock.set('2026-10-05T08:00:00Z');
  const agent = await newAgent(database, 'hours');
  const [one, two] = [
    await newMember(database, 'one', agent),
    await newMember(database, 'two', agent),
  ];
  await agreeWithHouse(app, agent, hourly);
  const play = (player: { id: string }, stake: bigint, payout: bigint, at: string) =>
    playBet(database, { playerId: player.id, stake, payout, at });
  // The hour in which the team lost: 9.99 is too small to count, and stands in what the team won or lost.
  await play(one, 999n, 0n, '2026-10-05T10:05:00Z');
  await play(one, 50_000n, 90_000n, '2026-10-05T10:10:00Z');
  await play(two, 60_000n, 0n, '2026-10-05T10:59:59Z');
  // Large by bonus money, and too small by the player's own.
  const withBonus = { stake: 70_000n, bonusStake: 69_001n, payout: 0n };
  await playBet(database, { playerId: two.id, ...withBonus, at: '2026-10-05T10:30:00Z' });
  // The hour in which it won, and one that a single player played.
  await play(one, 50_000n, 130_000n, '2026-10-05T11:00:00Z');
  await play(two, 60_000n, 0n, '2026-10-05T11:30:00Z');
  await play(two, 110_000n, 0n, '2026-10-05T12:30:00Z');
  await countEverything(app);
  for (const now of ['13:00', '13:05']) {
    for (const day of ['05', '04', '06', '05']) {
      app.clock.set(`2026-10-${day}T${now}:00Z`);
      const rules = await readRules(app, database);
      await settleHours(database, rules);
      await payBills(app, rules);
    }
  }
  const bills = await database
    .selectFrom('agent_bill')
    .select(['due', 'paid', 'state'])
    .orderBy('starts_at')
    .execute();
  expect(bills).toEqual([
    { due: '660', paid: '660', state: 'paid' },
    { due: '440', paid: '440', state: 'paid' },
    { due: '0', paid: '0', state: 'not-reached' },
  ]);
  const [ofOnePlayer] = await database
    .selectFrom('agent_bill')
    .select('id')
    .orderBy('starts_at', 'desc')
    .limit(1)
    .execute();
  await database
    .updateTable('player')
    .set({ created_at: new Date('2026-10-01') })
    .execute();
  const silent = { billId: ofOnePlayer?.id ?? '', are: 'without-bets' } as const;
  const members = await readBillMembers(app, silent, agent);
  expect(members).toMatchObject({
    value: { withoutBets: { members: 1, isAll: true }, list: [{ account: 'one', why: 'no-bets' }] },
  });
  const lines = await fileOf(agent.id);
  expect(lines).toHaveLength(4);
  expect(lines.filter((line) => /\b6\.60\b/.test(line) && line.includes('hours'))).toHaveLength(1);
});

test('what is undone in a later hour is deducted from the next ones', async () => {
  app.clock.set('2026-10-06T08:00:00Z');
  const agent = await newAgent(database, 'undone');
  const member = await newMember(database, 'undoes', agent);
  await agreeWithHouse(app, agent, { ...hourly, betAmount: '0', users: 1 });
  const play = (stake: bigint, at: string) =>
    playBet(database, { playerId: member.id, stake, payout: 0n, at });
  const bet = await play(60_000n, '2026-10-06T10:10:00Z');
  await play(50_000n, '2026-10-06T11:10:00Z');
  await voidBet(database, bet, '2026-10-06T11:20:00Z');
  await play(50_000n, '2026-10-06T12:10:00Z');
  await countEverything(app);
  app.clock.set('2026-10-06T13:00:00Z');
  await settleHours(database, await readRules(app, database));
  const bills = await database
    .selectFrom('agent_bill')
    .select(['due', 'carried_out as carriedOut'])
    .where('downline_id', '=', agent.id)
    .orderBy('starts_at')
    .execute();
  expect(bills).toEqual([
    { due: '360', carriedOut: '0' },
    { due: '0', carriedOut: '-10000' },
    { due: '240', carriedOut: '0' },
  ]);
});

test('a bet that a later hour corrects to one that counts nothing is deducted too', async () => {
  app.clock.set('2026-10-07T08:00:00Z');
  const agent = await newAgent(database, 'corrected');
  const member = await newMember(database, 'corrects', agent);
  await agreeWithHouse(app, agent, { ...hourly, betAmount: '0', users: 1 });
  const play = (stake: bigint, at: string) =>
    playBet(database, { playerId: member.id, stake, payout: 0n, at });
  const bet = await play(60_000n, '2026-10-07T10:10:00Z');
  await database
    .updateTable('bet_record')
    .set((row) => ({
      ...{ valid_stake: '0', payout: row.ref('stake') },
      settled_at: new Date('2026-10-07T11:20:00Z'),
    }))
    .where('id', '=', bet)
    .execute();
  await play(50_000n, '2026-10-07T11:30:00Z');
  await countEverything(app);
  app.clock.set('2026-10-07T13:00:00Z');
  await settleHours(database, await readRules(app, database));
  const bills = await database
    .selectFrom('agent_bill')
    .select(['due', 'carried_out as carriedOut'])
    .where('downline_id', '=', agent.id)
    .orderBy('starts_at')
    .execute();
  expect(bills).toEqual([
    { due: '360', carriedOut: '0' },
    { due: '0', carriedOut: '-10000' },
  ]);
});
