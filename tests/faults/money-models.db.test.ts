import { describe, expect, test } from 'vitest';
import { withdrawalSteps } from '#contract/withdrawals.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { checkDepositsModel } from '#tests/models/deposits-model.ts';
import { openDepositsModel } from '#tests/models/deposits-model-rules.ts';
import { checkWithdrawalsModel } from '#tests/models/withdrawals-model.ts';
import { openWithdrawalsModel } from '#tests/models/withdrawals-model-rules.ts';

describe('money in', async () => {
  const { database } = await freshDatabase({ poolSize: 6 });

  test('whatever is told in whatever order, books, limits and records say what a bookkeeper does', async () => {
    const figures = await checkDepositsModel(database, { seed: 41, sequences: 100 });
    console.log(JSON.stringify({ name: 'deposits.model', ...figures }));
    expect(figures.mismatches, figures.example).toBe(0);
    expect(figures.operations).toBeGreaterThan(500);
    const steps = await database.selectFrom('deposit_step').select('step').distinct().execute();
    expect(steps.map(({ step }) => step)).toEqual(
      expect.arrayContaining(['credited', 'late', 'surplus', 'underpaid', 'not-allowed', 'break']),
    );
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
    const figures = await checkWithdrawalsModel(database, { seed: 1, sequences: 100 });
    console.log(JSON.stringify({ name: 'withdrawals.model', ...figures }));
    expect(figures.mismatches, figures.example).toBe(0);
    expect(figures.operations).toBeGreaterThan(1_500);
    const steps = await database.selectFrom('withdrawal_step').select('step').distinct().execute();
    // What a payment service does has a storm of its own.
    const byHand = withdrawalSteps.filter((step) => !step.startsWith('payout-'));
    expect(steps.map(({ step }) => step).toSorted()).toEqual(byHand.toSorted());
    expect((await verifyLedger(database)).faults).toEqual([]);
  });

  test('the model knows what turnover asks, and what a refund leaves', () => {
    const model = openWithdrawalsModel();
    const which = 'a';
    const answers = (
      [
        { do: 'deposit', amount: '3000000' },
        { do: 'ask', which, amount: '2000000' },
        { do: 'stake', amount: '3000000' },
        { do: 'ask', which, amount: '2000000' },
        { do: 'from-agent', amount: '3000000' },
        { do: 'stake', amount: '2000000' },
        { do: 'ask', which, amount: '2000000' },
      ] as const
    ).map((step) => model.carryOut(step));
    expect(answers).toEqual([
      ...['done', 'withdrawal.turnover', 'done', 'wallet.short'],
      ...['done', 'done', 'withdrawal.turnover'],
    ]);
    expect([model.main(), model.turnover()]).toEqual([
      1_000_000n,
      { needed: 6_000_000n, done: 5_000_000n },
    ]);
  });
});
