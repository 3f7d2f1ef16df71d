import { expect, test } from 'vitest';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { checkContractsModel } from '#tests/models/contracts-model.ts';
import { openContractsModel } from '#tests/models/contracts-model-rules.ts';

const { database } = await freshDatabase({ poolSize: 6 });

test('whatever is played, undone, agreed, ended and moved, bills and wallets are the bookkeeper’s', async () => {
  const sequences = Number(process.env.CONTRACT_SEQUENCES ?? 25);
  const figures = await checkContractsModel(database, { seed: 17, sequences });
  console.log(JSON.stringify({ name: 'contracts.model', ...figures }));
  expect(figures.mismatches, figures.example).toBe(0);
  expect((await verifyLedger(database)).faults).toEqual([]);
}, 3_600_000);

test('the bookkeeper pays A before B, and B what A’s wallet holds', () => {
  const model = openContractsModel();
  model.begin('a', 'daily', 10_000n);
  model.begin('b', 'daily', 10_000n);
  model.play('b', 100_000n, 0n);
  model.nextDay(1);
  expect([model.wallets, model.due()]).toEqual([{ a: 0n, b: 1_000n }, 2_000n]);
});
