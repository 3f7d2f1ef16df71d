import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { checkModel } from '#tests/models/ledger-model.ts';
import { openPurses, postWish } from '#tests/stages/ledger-books.ts';
import { openBare } from './bare-posting.ts';
import { type Figure, median, rounded } from './figure.ts';
import { fillYears } from './ledger-years.ts';
import { openPgbench } from './pgbench.ts';
import { temporaryFolder } from './run-program.ts';

const clients = 16;
const purses = 2_000;
const roundMs = 3_000;
const rounds = 5;

/** Postings a second through our code, beside the same function asked by plain connections and by pgbench. */
export async function measureLedger(): Promise<Figure[]> {
  return onFreshLedger(async (books) => [await rateOf(books, 'ledger.postings', '')]);
}

/** The same with years of legs lying in the books already. */
export async function measureLedgerYears(legs = 20_000_000): Promise<Figure[]> {
  return onFreshLedger(async (books) => {
    const empty = await rateOf(books, 'ledger.postings', '');
    await fillYears(books.database, books.accounts, legs);
    const full = await rateOf(books, 'ledger.years', ` with ${legs} legs in the books`);
    const toEmpty = rounded(full.value / empty.value);
    return [empty, { ...full, besides: { ...full.besides, toEmpty } }];
  });
}

/** Ten thousand sequences against the model. */
export async function measureLedgerModel(): Promise<Figure[]> {
  return onFreshLedger(async ({ database }) => {
    const { mismatches, ...besides } = await checkModel(database, {
      seed: 20_261_121,
      sequences: 10_000,
    });
    if (besides.example) console.error(besides.example);
    const { seed, sequences, operations } = besides;
    return [
      {
        name: 'ledger.model',
        value: mismatches,
        unit: 'mismatches',
        how: 'sequences of payments and holds, repeated and contradicted, against a model',
        goal: '0',
        besides: { seed, sequences, operations },
      },
    ];
  });
}

interface BenchBooks {
  database: Database;
  connectionString: string;
  accounts: readonly string[];
  house: string;
}

async function onFreshLedger(work: (books: BenchBooks) => Promise<Figure[]>): Promise<Figure[]> {
  const folder = await temporaryFolder();
  const embedded = await openEmbedded(folder.path);
  const { connectionString } = embedded;
  const database = openDatabase({ connectionString, poolSize: clients, statementTimeoutMs: 0 });
  try {
    await migrate(database);
    const house = await openAccount(database, { kind: 'house', commodity: 'COP' });
    const accounts = await openPurses(database, { count: purses, amount: 0, name: 'rate' });
    return await work({ database, connectionString, accounts, house });
  } finally {
    await database.destroy();
    await embedded.stop();
    await folder.remove();
  }
}

/** Taken in turns, so that whoever else works on the machine disturbs both alike. */
async function rateOf(books: BenchBooks, name: string, circumstance: string): Promise<Figure> {
  const { database, house } = books;
  const { connectionString } = books;
  const bare = await openBare(connectionString, clients);
  const wanted = { connectionString, clients, roundMs, house };
  const pgbench = await openPgbench(database, books.accounts, wanted);
  const ours: number[] = [];
  const bares: number[] = [];
  const pgbenches: number[] = [];
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const bareRate = await perSecond((client, key) =>
        bare[client]?.post(key, house, accountOf(books, client)),
      );
      const ourRate = await perSecond((client, key) =>
        postWish(database, { key, from: house, to: accountOf(books, client), amount: 5 }),
      );
      const pgbenchRate = await pgbench?.perSecond();
      // The first round warms all of them.
      if (round === 0) continue;
      if (pgbenchRate !== undefined) pgbenches.push(pgbenchRate);
      bares.push(bareRate);
      ours.push(ourRate);
    }
  } finally {
    for (const { end } of bare) await end();
    await pgbench?.end();
  }
  return {
    name,
    value: median(ours),
    unit: 'postings/s',
    how: `${clients} at once for ${roundMs / 1_000} s, ${rounds} rounds in turns${circumstance}`,
    goal: '0.8 of the bare function',
    besides: {
      bareFunction: rounded(median(bares)),
      ratio: toOthers(ours, bares),
      ...(pgbenches.length > 0 && {
        pgbench: rounded(median(pgbenches)),
        toPgbench: toOthers(ours, pgbenches),
      }),
    },
  };
}

function toOthers(ours: readonly number[], others: readonly number[]): number {
  return rounded(median(ours.map((rate, round) => rate / (others[round] ?? Number.NaN))));
}

let turn = 0;

/** Each client walks over purses of its own. */
function accountOf({ accounts }: BenchBooks, client: number): string {
  turn += 1;
  return accounts[(turn * clients + client) % accounts.length] ?? '';
}

async function perSecond(post: (client: number, key: string) => unknown): Promise<number> {
  const began = performance.now();
  let posted = 0;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() - began < roundMs) {
        await post(client, crypto.randomUUID());
        posted += 1;
      }
    }),
  );
  return (posted * 1_000) / (performance.now() - began);
}
