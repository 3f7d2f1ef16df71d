import { expect, test } from 'vitest';
import { claimAndKill } from './reward-kills.ts';

test('gateway and database are killed amid claims: nothing is lost or paid twice, and the budget is exact', async () => {
  const figures = await claimAndKill({ claims: 40, kills: 1 });
  console.log(JSON.stringify({ name: 'rewards.kills', ...figures }));
  expect(figures).toMatchObject({
    ...{ claims: 40, killedGateways: 1, killedDatabases: 1 },
    ...{ lost: 0, astray: 0, wrongBudgets: 0, ledgerFaults: 0 },
  });
});
