import { expect, test } from 'vitest';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { checkContractsModel } from '#tests/models/contracts-model.ts';
import { ContractsModel, type ModelRules } from '#tests/models/contracts-model-rules.ts';

const { database } = await freshDatabase({ poolSize: 6 });

test('whatever is played, undone, agreed, ended and moved, bills and wallets are the bookkeeper’s', async () => {
  const sequences = Number(process.env.CONTRACT_SEQUENCES ?? 40);
  const figures = await checkContractsModel(database, { seed: 17, sequences });
  console.log(JSON.stringify({ name: 'contracts.model', ...figures }));
  expect(figures.mismatches, figures.example).toBe(0);
  expect((await verifyLedger(database)).faults).toEqual([]);
}, 3_600_000);

test('the bookkeeper pays A before B, and B what A’s wallet holds', () => {
  const rules: ModelRules = {
    ...{ approval: false, endsWithPeriod: false, scope: 'all', style: 'fixed', carry: 'none' },
  };
  const model = new ContractsModel(rules, { answerDays: 7, billDays: 40 });
  const tiers = [{ sales: '0', loss: '0', users: 0, rate: 10_000 }];
  for (const holder of ['a', 'b'] as const) {
    model.begin(holder, { kind: 'daily', activeFrom: '0', tiers });
  }
  model.play('member', 'b', 100_000n, 0n);
  model.passTo({ day: 1, hour: 8 }, Date.parse('2026-06-02T08:00:00Z'), { leaves: false });
  expect([model.wallets, model.due]).toEqual([{ a: 0n, b: 1_000n }, 2_000n]);
});
