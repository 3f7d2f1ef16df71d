import { beforeAll, expect, test } from 'vitest';
import type { Terms } from '#contract/contract-terms.ts';
import type { Player } from '#server/kernel/answer.ts';
import {
  agreeWithHouse,
  allowContracts,
  newAgent,
  newMember,
  plantPlay,
} from '#tests/agents/contract-stage.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { countEverything } from '#tests/team/count-everything.ts';
import { readRules } from './contract-site.ts';
import { exportOneBill } from './export-one-bill.ts';
import { payBills } from './pay-bills.ts';
import { readBills } from './read-bills.ts';
import { settleDays } from './settle-days.ts';

// The check of the domain's page: five active, the team lost 25,000 of 800,000.
const { database } = await freshDatabase();
const app = testApp(database);
const terms: Terms = {
  ...{ kind: 'dividend', period: 'monthly', style: 'floating', carry: 'none', activeFrom: '100' },
  tiers: [
    { sales: '30000000', loss: '1000000', users: 5, rate: 30_000 },
    { sales: '50000000', loss: '3000000', users: 5, rate: 50_000 },
    { sales: '90000000', loss: '3000000', users: 6, rate: 60_000 },
  ],
};
let agent: Player;

beforeAll(async () => {
  await allowContracts(database);
  await database.updateTable('contract_setting').set({ dividend_style: 'floating' }).execute();
  app.clock.set('2026-10-01T09:00:00Z');
  agent = await newAgent(database, 'billed');
  for (const name of ['m1', 'm2', 'm3', 'm4', 'm5', 'small']) {
    const member = await newMember(database, name, agent);
    const play = { valid: 16_000_000n, prizes: 15_500_000n };
    const few = { valid: 99n, prizes: 99n };
    const day = '2026-10-10';
    await plantPlay(database, member, { day, ...(name === 'small' ? few : play) });
  }
  for (const name of ['silent', 'silent-too']) await newMember(database, name, agent);
  await database
    .updateTable('player')
    .set({ created_at: new Date('2026-09-01') })
    .execute();
  await agreeWithHouse(app, agent, terms);
  await countEverything(app);
  for (const now of ['2026-11-01T00:30:00Z', '2026-11-02T12:00:00Z']) {
    app.clock.set(now);
    const rules = await readRules(app, database);
    await settleDays(database, rules);
    await payBills(app, rules);
  }
});

const listed = (filters: object) =>
  readBills(app, { whose: 'mine', kind: 'dividend', ...filters }, agent);

test('a bill alone is a file with its formula, tiers, who counted, and what was paid', async () => {
  const [bill] = (await listed({})).value.list;
  const { chunks } = await exportOneBill(app, { billId: bill?.id ?? '', language: 'en' }, agent);
  let text = '';
  for await (const chunk of chunks) text += chunk;
  const [sum = '', tiers = '', payments = '', members = '', withoutBets] = text.split('\r\n\r\n');
  expect(sum).toContain('"25,000 × 5\u00a0% × 25,000 ÷ 30,000 = 1,041.67"');
  expect(tiers.split('\r\n').slice(1)).toEqual([
    '1,3\u00a0%,300000.00,10000.00,5,reached,0.00,0.00,0',
    '2,5\u00a0%,500000.00,30000.00,5,"reached, it pays",0.00,5000.00,0',
    '3,6\u00a0%,900000.00,30000.00,6,not reached,99999.01,5000.00,1',
  ]);
  expect(payments).toContain(',1041.67,');
  const [, ...lines] = members.trimEnd().split('\r\n');
  expect(lines).toHaveLength(6);
  expect(lines[0]).toBe('m1,160000.00,Counts as active,0.00');
  expect(lines.at(-1)).toBe('small,0.99,Too few valid bets,0.01');
  expect(withoutBets).toBe('No bets in this time,2\r\n');
});

test('somebody else’s bill is a file without anything', async () => {
  const [bill] = (await listed({})).value.list;
  const stranger = await newAgent(database, 'stranger');
  const file = await exportOneBill(app, { billId: bill?.id ?? '', language: 'en' }, stranger);
  let text = '';
  for await (const chunk of file.chunks) text += chunk;
  expect(text).toBe('\ufeff');
});

test('bills are found by the day they were paid on, whatever days they are of', async () => {
  app.clock.set('2027-03-01T00:00:00Z');
  expect((await listed({})).value.list).toEqual([]);
  const paid = (await listed({ paidOn: '2026-11-01' })).value;
  expect(paid.list.map(({ due }) => due)).toEqual(['104167']);
  expect(paid.sum).toMatchObject({ bills: 1, paid: '104167' });
  expect((await listed({ paidOn: '2026-11-02' })).value.list).toEqual([]);
});
