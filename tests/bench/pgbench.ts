import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';

const run = promisify(execFile);

interface Wanted {
  connectionString: string;
  clients: number;
  roundMs: number;
  house: string;
}

/** What pgbench is asked about the same purses; undefined where the machine has no pgbench. */
export async function openPgbench(
  database: Database,
  accounts: readonly string[],
  { connectionString, clients, roundMs, house }: Wanted,
): Promise<{ perSecond(): Promise<number>; end(): Promise<void> } | undefined> {
  const isThere = await run('pgbench', ['--version']).then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;
  await sql`drop table if exists bench_purse`.execute(database);
  await sql`
    create table bench_purse as
    select place - 1 as place, id
    from unnest(${[...accounts]}::bigint[]) with ordinality as purse (id, place)`.execute(database);
  await sql`create unique index on bench_purse (place)`.execute(database);
  await sql`analyze bench_purse`.execute(database);
  const folder = await mkdtemp(join(tmpdir(), 'verbena-pgbench-'));
  const script = join(folder, 'post.sql');
  await writeFile(script, scriptOf(house, accounts.length));
  const seconds = String(Math.max(1, Math.round(roundMs / 1_000)));
  const given = ['--no-vacuum', `--client=${clients}`, '--jobs=1', `--time=${seconds}`];
  return {
    async perSecond() {
      const all = [...given, '--protocol=prepared', `--file=${script}`, connectionString];
      const { stdout } = await run('pgbench', all);
      return Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
    },
    end: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The same as everybody: one posting in a transaction of its own, under a key that is new. */
function scriptOf(house: string, purses: number): string {
  return `\\set place random(0, ${purses - 1})
begin;
select * from ledger_post(gen_random_uuid()::text, 'storm', 'storm', 'storm',
  array[${house}::bigint, (select id from bench_purse where place = :place)], array[-5, 5]::bigint[]);
commit;
`;
}
