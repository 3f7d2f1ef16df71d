import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { findPostmaster } from '#server/db/embedded/postmaster.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { type Verdict, verifyLedger } from '#server/ledger/verify-ledger.ts';
import type { Figure } from '#tests/bench/figure.ts';
import { ledgerBooks, openPurses } from '#tests/stages/ledger-books.ts';
import { openPosters } from './ledger-posters.ts';
import { blow, isCalm, type StormFigures } from './ledger-storm.ts';

export interface Killing {
  seed: number;
  wishes: number;
  /** Of each kind: of a process that posts, and of the database. */
  kills: number;
}

export interface KillingFigures extends StormFigures {
  killedPosters: number;
  killedDatabases: number;
  verdict: Verdict;
}

/** A storm upon a database of its own, in which processes and the database are killed. */
export async function blowAndKill({ seed, wishes, kills }: Killing): Promise<KillingFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'verbena-storm-'));
  const embedded = await openEmbedded(folder);
  const { connectionString } = embedded;
  const database = openDatabase({ connectionString, poolSize: 4 });
  try {
    await migrate(database);
    const accounts = await openPurses(database, { count: 6, amount: 2_000, name: 'kill' });
    const posters = await openPosters(connectionString, 2);
    const cluster = join(await realpath(join(folder, 'postgres')), 'cluster');
    const killed = { posters: 0, databases: 0 };
    const every = Math.max(1, Math.floor((wishes * 2) / (kills * 2 + 2)));
    let isKilling = false;
    const killDatabase = async () => {
      isKilling = true;
      const server = await findPostmaster(cluster);
      if (server) {
        process.kill(server.pid, 'SIGKILL');
        killed.databases += 1;
      }
      isKilling = false;
    };
    const disturb = (answered: number) => {
      if (answered % every !== 0 || isKilling) return;
      if (killed.databases < killed.posters) {
        if (killed.databases < kills) void killDatabase();
      } else if (killed.posters < kills) {
        if (posters.killOne()) killed.posters += 1;
      }
    };
    const books = { ...ledgerBooks(database), post: posters.post };
    const figures = await blow(books, { seed, wishes, askers: 12, accounts, disturb });
    await posters.close();
    return {
      ...figures,
      killedPosters: killed.posters,
      killedDatabases: killed.databases,
      verdict: await verifyLedger(database),
    };
  } finally {
    await database.destroy();
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Two hundred deaths amid a storm, and whether anything was lost. */
export async function measureLedgerStorm(): Promise<Figure[]> {
  const told = await blowAndKill({ seed: 20_261_121, wishes: 12_000, kills: 100 });
  const { verdict, sum, ...figures } = told;
  const faults = figures.lost + figures.duplicated + figures.astray + verdict.faults.length;
  return [
    {
      name: 'ledger.storm',
      value: isCalm(told) ? faults : Math.max(1, faults),
      unit: 'faults',
      how: 'postings by 12 askers through two processes; those and PostgreSQL killed in turns',
      goal: '0',
      besides: { ...figures, sum: Number(sum) },
    },
  ];
}
