import { expect, test } from 'vitest';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { checkModel } from '#tests/models/ledger-model.ts';
import { openModel } from '#tests/models/ledger-model-rules.ts';

const { database } = await freshDatabase({ poolSize: 2 });

test('whatever is asked in whatever order, the ledger answers as its model does', async () => {
  const figures = await checkModel(database, { seed: 41, sequences: 200 });
  console.log(JSON.stringify({ name: 'ledger.model', ...figures }));
  expect(figures.mismatches, figures.example).toBe(0);
  expect(figures.operations).toBeGreaterThan(500);
  expect((await verifyLedger(database)).faults).toEqual([]);
});

test('the model knows all six answers', () => {
  const model = openModel();
  const answers = [
    model.carryOut({ do: 'pay-in', key: 'a', amount: 9 }),
    model.carryOut({ do: 'pay-in', key: 'a', amount: 9 }),
    model.carryOut({ do: 'pay-in', key: 'a', amount: 8 }),
    model.carryOut({ do: 'pay-out', key: 'b', amount: 10 }),
    model.carryOut({ do: 'capture', key: 'c', hold: 'x', amount: 1 }),
    model.carryOut({ do: 'reserve', hold: 'x', amount: 2 }),
    model.carryOut({ do: 'reserve', hold: 'y', amount: 2 }),
    model.carryOut({ do: 'release', key: 'c', hold: 'x', amount: 3 }),
  ];
  expect(answers).toEqual([
    'posted',
    'already',
    'conflict',
    'short',
    'unknown',
    'posted',
    'posted',
    'too-much',
  ]);
  expect([model.main(), model.held()]).toEqual([5, 4]);
});
