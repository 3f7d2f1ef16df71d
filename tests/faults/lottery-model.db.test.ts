import { expect, test } from 'vitest';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { checkLotteryModel } from '#tests/models/lottery-model.ts';
import { settleAndKill } from './lottery-kills.ts';

const { database } = await freshDatabase({ poolSize: 8 });

test('whatever is sold, taken back, closed, drawn, corrected, voided and chased, the house pays what the bookkeeper says', async () => {
  const figures = await checkLotteryModel(database, { seed: 7, sequences: 200, atOnce: 4 });
  console.log(JSON.stringify({ name: 'lottery.model', ...figures }));
  expect(figures.example).toBeUndefined();
  expect(figures).toMatchObject({ sequences: 200, mismatches: 0 });
  expect(figures.operations).toBeGreaterThan(300);
  expect((await verifyLedger(database)).faults).toEqual([]);
});

test('gateways and the database are killed amid closing and settlement: each ticket is paid once', async () => {
  const figures = await settleAndKill({ numeros: 4, ticketsEach: 40, kills: 1 });
  console.log(JSON.stringify({ name: 'lottery.kills', ...figures }));
  expect(figures).toMatchObject({
    ...{ killedGateways: 1, killedDatabases: 1 },
    ...{ astray: 0, wrongTickets: 0, ledgerFaults: 0 },
  });
});
