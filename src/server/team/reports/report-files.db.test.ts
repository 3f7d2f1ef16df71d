import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { agentIncome } from '#contract/team-reports.ts';
import type { Player } from '#server/kernel/answer.ts';
import { newAgent, newMember } from '#tests/agents/contract-stage.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { playBet } from '#tests/stages/play-bet.ts';
import { countEverything } from '#tests/team/count-everything.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { exportMemberBets } from './export-bets.ts';
import { exportIncome } from './export-income.ts';
import { exportReport, exportTeamTransactions } from './export-report.ts';
import { readIncome } from './read-income.ts';

const { database } = await freshDatabase();
const app = testApp(database);
const days = { from: '2026-11-20', to: '2026-11-20' };
let agent: Player;
let member: Player;
let stranger: Player;

beforeAll(async () => {
  agent = await newAgent(database, 'files-agent');
  member = await newMember(database, 'files-member', agent);
  stranger = await newAgent(database, 'files-stranger');
  const at = '2026-11-20T10:30:00Z';
  await playBet(database, { playerId: member.id, stake: 12_345n, payout: 0n, at });
  await playBet(database, { playerId: member.id, stake: 100n, payout: 250n, at, class: 'LIVE' });
  await playBet(database, { playerId: agent.id, stake: 1n, payout: 0n, at });
  await countEverything(app);
});

async function linesOf(file: Promise<{ chunks: AsyncIterable<string> }>): Promise<string[]> {
  let text = '';
  for await (const chunk of (await file).chunks) text += chunk;
  return text.replace('\ufeff', '').split('\r\n').slice(0, -1);
}

test('a report is a file by member and by kind of game, in the reader’s words', async () => {
  const asked = { ...days, reach: 'team', language: 'es' } as const;
  const [head, ...members] = await linesOf(exportReport(app, { ...asked, by: 'member' }, agent));
  expect(head).toMatch(/^Cuenta,Depósitos,/);
  expect(members.map((line) => line.split(',').slice(0, 4))).toEqual([
    ['files-agent', '0.00', '0.00', '0.01'],
    ['files-member', '0.00', '0.00', '124.45'],
  ]);
  const classes = await linesOf(exportReport(app, { ...asked, by: 'class' }, agent));
  expect(classes.slice(1).map((line) => line.split(',')[0])).toEqual([
    'Casino en vivo',
    'Tragamonedas',
  ]);
});

test('a member’s bets are a file, of one kind of game too', async () => {
  const asked = { ...days, account: 'FILES-MEMBER', language: 'en' } as const;
  const lines = await linesOf(exportMemberBets(app, asked, agent));
  expect(lines).toHaveLength(3);
  expect(lines.join()).toContain('Slots,Game,V,');
  const [, bet, ...others] = await linesOf(
    exportMemberBets(app, { ...asked, class: 'LIVE' }, agent),
  );
  expect(others).toEqual([]);
  expect(bet).toMatch(/^2026\/11\/20 10:30:00,.*,Live casino,.*,1\.00,1\.00,2\.50,USD,Won$/);
});

test('a stranger’s files hold no line of the team', async () => {
  const one = { ...days, account: member.account, language: 'zh' } as const;
  for (const file of [
    exportMemberBets(app, one, stranger),
    exportReport(app, { ...one, by: 'day', reach: 'team' }, stranger),
    exportTeamTransactions(app, one, stranger),
  ]) {
    expect(await linesOf(file)).toHaveLength(1);
  }
});

test('income is what came in and went out by day and kind, and the file says the same', async () => {
  const pay = (amount: bigint, kind: string) =>
    giveMoney(database, { playerId: agent.id, amount, commodity: 'USD', kind });
  await pay(50_000n, 'agent-dividend');
  await pay(-20_000n, 'agent-dividend');
  await pay(700n, 'agent-rebate');
  await pay(9_999n, 'deposit');
  // The ledger goes by the database's own clock.
  const { posted_at: postedAt } = await database
    .selectFrom('ledger_transfer')
    .select('posted_at')
    .orderBy('posted_at', 'desc')
    .executeTakeFirstOrThrow();
  app.clock.set(postedAt.toISOString());
  const income = await readIncome(app, v.parse(agentIncome.request, {}), agent);
  expect(income).toMatchObject({
    value: {
      list: [
        { kind: 'dividend', received: '50000', paid: '20000' },
        { kind: 'agent-rebate', received: '700', paid: '0' },
      ],
      ...{ received: '50700', paid: '20000' },
    },
  });
  const lines = await linesOf(exportIncome(app, { language: 'ms' }, agent));
  expect(lines.slice(1).map((line) => line.split(',').slice(1))).toEqual([
    ['Dividen', '500.00', '200.00', 'USD'],
    ['Rebat ejen', '7.00', '0.00', 'USD'],
  ]);
  expect(await linesOf(exportIncome(app, { language: 'en' }, stranger))).toHaveLength(1);
});
