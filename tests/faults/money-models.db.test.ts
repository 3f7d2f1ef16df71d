import { describe, expect, test } from 'vitest';
import { checkDepositsModel } from '#server/commands/bench/deposits-model.ts';
import { openDepositsModel } from '#server/commands/bench/deposits-model-rules.ts';
import { checkWithdrawalsModel } from '#server/commands/bench/withdrawals-model.ts';
import { openWithdrawalsModel } from '#server/commands/bench/withdrawals-model-rules.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { freshDatabase } from '#tests/database/harness.ts';

describe('money in', async () => {
  const { database } = await freshDatabase({ poolSize: 6 });

  test('whatever is told in whatever order, books, limits and records say what a bookkeeper does', async () => {
    const figures = await checkDepositsModel(database, { seed: 41, sequences: 100 });
    console.log(JSON.stringify({ name: 'deposits.model', ...figures }));
    expect(figures.mismatches, figures.example).toBe(0);
    expect(figures.operations).toBeGreaterThan(300);
    expect((await verifyLedger(database)).faults).toEqual([]);
  });

  test('the bookkeeper credits once, takes part payments only by their way, and rests in a break', () => {
    const terms = { asked: 10n, arrives: (came: bigint) => came };
    const model = openDepositsModel([
      { ...terms, creditsWhatCame: false },
      { ...terms, creditsWhatCame: true },
    ]);
    model.hear(0, 'a', 4n, false);
    model.hear(0, 'b', 15n, false);
    model.hear(0, 'b', 15n, false);
    model.hear(1, 'c', 10n, true);
    model.hear(1, 'd', 4n, false);
    expect([model.balance(), model.of(0).credited, model.of(1).credited]).toEqual([14n, 10n, 4n]);
  });
});

describe('money out', async () => {
  const { database } = await freshDatabase({ poolSize: 6 });

  test('whatever is asked in whatever order, each answer, the books and the records are the model’s', async () => {
    const figures = await checkWithdrawalsModel(database, { seed: 41, sequences: 100 });
    console.log(JSON.stringify({ name: 'withdrawals.model', ...figures }));
    expect(figures.mismatches, figures.example).toBe(0);
    expect(figures.operations).toBeGreaterThan(500);
    expect((await verifyLedger(database)).faults).toEqual([]);
  });

  test('the model knows a whole way, and what a refund leaves', () => {
    const model = openWithdrawalsModel();
    const which = 'a';
    const answers = [
      model.carryOut({ do: 'deposit', amount: '6000000' }),
      model.carryOut({ do: 'ask', which, amount: '2000000' }),
      model.carryOut({ do: 'stake', amount: '6000000' }),
      model.carryOut({ do: 'ask', which, amount: '2000000' }),
    ];
    expect(answers).toEqual(['done', 'withdrawal.turnover', 'done', 'wallet.short']);
  });
});
