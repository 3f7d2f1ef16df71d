import { expect, test } from 'vitest';
import { readBills } from '#server/contracts/read-bills.ts';
import { allowContracts, newAgent, newMember, plantPlay } from '#tests/agents/contract-stage.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { openDemoContracts } from './open-contracts.ts';

const { database } = await freshDatabase();
const app = testApp(database);

test('the demonstration’s line has contracts and a month of bills once it has figures, and only once', async () => {
  await allowContracts(database);
  const top = await newAgent(database, 'mayorista');
  const below = await newAgent(database, 'agente', top);
  await openDemoContracts(app);
  const member = await newMember(database, 'demo', below);
  await plantPlay(database, member, { day: '2026-11-10', valid: 600_000_000n, prizes: 0n });
  await openDemoContracts(app);
  await openDemoContracts(app);
  const days = await readBills(app, { whose: 'mine', kind: 'daily' }, below);
  expect(days.value.list).toHaveLength(30);
  expect(days.value.sum).toMatchObject({ bills: 31, due: '600000', paid: '600000' });
  const weeks = await readBills(app, { whose: 'mine', kind: 'dividend' }, top);
  expect(weeks.value.sum).toMatchObject({ due: '30000000', paid: '30000000' });
  const waiting = await database
    .selectFrom('agent_contract')
    .select(['downline_id as downline', 'kind'])
    .where('state', '=', 'requested')
    .execute();
  expect(waiting).toEqual([{ downline: below.id, kind: 'daily' }]);
});
