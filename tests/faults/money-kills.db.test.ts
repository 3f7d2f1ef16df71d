import { expect, test } from 'vitest';
import { killAmidMoney } from './money-kills.ts';

test('gateway and database are killed amid bets, callbacks, deposits and withdrawals: nothing acknowledged is lost or done twice', async () => {
  const figures = await killAmidMoney({ size: 8, kills: 1 });
  console.log(JSON.stringify({ name: 'money.kills', ...figures }));
  expect(figures).toMatchObject({
    ...{ acknowledged: 32, killedGateways: 1, killedDatabases: 1 },
    ...{ lost: 0, twice: 0, astray: 0, openRounds: 0, ledgerFaults: 0 },
  });
});
