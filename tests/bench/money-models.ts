import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { checkContractsModel } from '#tests/models/contracts-model.ts';
import { checkDepositsModel } from '#tests/models/deposits-model.ts';
import type { ModelFigures } from '#tests/models/ledger-model.ts';
import { checkLotteryModel } from '#tests/models/lottery-model.ts';
import { checkWithdrawalsModel } from '#tests/models/withdrawals-model.ts';
import type { Figure } from './figure.ts';
import { temporaryFolder } from './run-program.ts';

const wanted = { seed: 20_261_121, sequences: 10_000, atOnce: 4 } as const;

/** Ten thousand ways that money may come in. */
export function measureDepositsModel(): Promise<Figure[]> {
  return measureModel(
    'deposits.model',
    'payments late, repeated, silent, forged and in other money, breaks between, by webhook and status over HTTP, against a bookkeeper',
    (database) => checkDepositsModel(database, wanted),
  );
}

/** Ten thousand ways that it may go out. */
export function measureWithdrawalsModel(): Promise<Figure[]> {
  return measureModel(
    'withdrawals.model',
    'asked, decided, sent, confirmed, disputed and settled, repeated and contradicted, with turnover and records, against a model',
    (database) => checkWithdrawalsModel(database, wanted),
  );
}

/** Ten thousand ways in which tickets are sold, drawn, corrected and taken back. */
export function measureLotteryModel(sequences: number = wanted.sequences): Promise<Figure[]> {
  return measureModel(
    'lottery.model',
    'sold, chased, cancelled, closed, drawn, corrected, voided and stopped, by two gateways at once, against a bookkeeper',
    (database) => checkLotteryModel(database, { ...wanted, sequences }),
  );
}

/** Ten thousand lives of a line of agents. */
export function measureContractsModel(sequences: number = wanted.sequences): Promise<Figure[]> {
  return measureModel(
    'contracts.model',
    'play, undone and late, all four contracts offered, replaced, ended and moved, tiers, all periods, approval and changes of the rules, bills part paid, paid and expired, two gateways at once, against a bookkeeper',
    (database) => checkContractsModel(database, { ...wanted, sequences }),
  );
}

/**
 * A model is asked what is in the books and in which order, which waiting for the disk does not change:
 * what a crash leaves is `ledger-storm`'s question, and there every commit waits.
 */
function unsynced(connectionString: string): string {
  const address = new URL(connectionString);
  address.searchParams.set('options', '-c synchronous_commit=off');
  return address.href;
}

/** On a database of its own, whose books are looked through at the end. */
export async function measureModel(
  name: string,
  how: string,
  check: (database: Database) => Promise<ModelFigures>,
): Promise<Figure[]> {
  const folder = await temporaryFolder();
  const embedded = await openEmbedded(folder.path);
  const connectionString = unsynced(embedded.connectionString);
  const database = openDatabase({
    connectionString,
    poolSize: 12,
    statementTimeoutMs: 0,
    turnWithinMs: 0,
  });
  try {
    await migrate(database);
    const began = performance.now();
    const { mismatches, example, ...besides } = await check(database);
    if (example) console.error(example);
    const seconds = Math.round((performance.now() - began) / 1_000);
    const { faults } = await verifyLedger(database);
    return [
      {
        ...{ name, value: mismatches, unit: 'mismatches', how, goal: '0' },
        besides: { ...besides, ledgerFaults: faults.length, seconds },
      },
    ];
  } finally {
    await database.destroy();
    await embedded.stop();
    await folder.remove();
  }
}
