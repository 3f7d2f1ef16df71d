import { expect, test } from 'vitest';
import { settleAndKill } from './contracts-kills.ts';

test('gateway and database are killed amid a settlement: no salary is lost and none is paid twice', async () => {
  const figures = await settleAndKill({ contracts: 300, kills: 1 });
  console.log(JSON.stringify({ name: 'contracts.kills', ...figures }));
  expect(figures).toMatchObject({
    ...{ killedGateways: 1, killedDatabases: 1 },
    ...{ lost: 0, twice: 0, astray: 0, ledgerFaults: 0 },
  });
});
