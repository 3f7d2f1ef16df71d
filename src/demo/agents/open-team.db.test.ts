import { expect, test } from 'vitest';
import { seedMerchant } from '#demo/merchant/seed-merchant.ts';
import { readRules } from '#server/contracts/contract-site.ts';
import { payBills } from '#server/contracts/pay-bills.ts';
import { settleDays } from '#server/contracts/settle-days.ts';
import { listLinks } from '#server/team/invite-links.ts';
import { listAnnouncements } from '#server/team/keep-announcements.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { countEverything } from '#tests/team/count-everything.ts';
import { openDemoCentre } from './open-centre.ts';
import { openDemoContracts } from './open-contracts.ts';
import { openDemoTeam } from './open-team.ts';

const { database } = await freshDatabase();
const app = testApp(database);

test('the demonstration’s agents have a team with a month behind it, bills paid and an offer that waits', async () => {
  await seedMerchant(app, { onlyIfEmpty: true });
  await openDemoTeam(app);
  await openDemoTeam(app);
  await countEverything(app);
  const top = await database
    .selectFrom('player')
    .select('id')
    .where('account', '=', 'mayorista')
    .executeTakeFirstOrThrow();
  const days = await database
    .selectFrom('team_day')
    .select(['day', 'valid', 'deposits'])
    .where('agent_id', '=', top.id)
    .execute();
  expect(new Set(days.map(({ day }) => String(day))).size).toBeGreaterThan(30);
  const played = await database
    .selectFrom('bet_record')
    .select((row) => row.fn.sum('stake').as('stake'))
    .executeTakeFirstOrThrow();
  const counted = days.reduce((sum, { valid }) => sum + BigInt(valid), 0n);
  expect(counted).toBeGreaterThan(0n);
  expect(counted).toBeLessThanOrEqual(BigInt(played.stake));
  await openDemoContracts(app);
  await openDemoCentre(app);
  await openDemoCentre(app);
  const player = {
    id: top.id,
    account: 'mayorista',
    type: 1,
    isAgent: true,
    isTrial: false,
    mustChange: false,
  };
  const links = await listLinks(app, player);
  expect(links.done && links.value.list).toMatchObject([{ code: 'plaza24', isOpen: true }]);
  expect(await listAnnouncements(app)).toHaveLength(1);
  const rules = await readRules(app, database);
  await settleDays(database, rules);
  await payBills(app, rules);
  const bills = await database.selectFrom('agent_bill').select(['state', 'depth']).execute();
  for (const depth of [0, 1, 2]) {
    const own = bills.filter((bill) => bill.depth === depth).map(({ state }) => state);
    expect(own).toContain('paid');
    expect(own).not.toContain('issued');
  }
});
