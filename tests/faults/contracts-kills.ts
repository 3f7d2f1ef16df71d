import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import { plan } from '#server/kernel/jobs.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { plantDailyContracts } from '#tests/agents/many-contracts.ts';
import type { Figure } from '#tests/bench/figure.ts';
import { runServer } from '#tests/bench/run-program.ts';
import { modelApp } from '#tests/models/model-house.ts';
import { createKiller } from './vendors-kills.ts';

interface ContractKilling {
  contracts: number;
  /** Of each kind: of a gateway, and of the database. */
  kills: number;
}

interface ContractKillFigures {
  contracts: number;
  killedGateways: number;
  killedDatabases: number;
  /** Contracts without a bill of the day, or with a bill that is not paid whole. */
  lost: number;
  /** Bills above one a contract, and payments above one a bill. */
  twice: number;
  /** Agents whose wallet holds something else than their salary without what they passed on. */
  astray: number;
  ledgerFaults: number;
}

/** A day of salaries is billed and paid by two gateways, while those and the database are killed in turns. */
export async function settleAndKill(wanted: ContractKilling): Promise<ContractKillFigures> {
  const { contracts, kills } = wanted;
  const folder = await mkdtemp(join(tmpdir(), 'verbena-contracts-'));
  const embedded = await openEmbedded(folder);
  const { connectionString } = embedded;
  const database = openDatabase({
    // Planting 20,000 contracts is one statement, and takes as long as it takes.
    ...{ connectionString, poolSize: 4, statementTimeoutMs: 0 },
    onConnectionLost: () => undefined,
  });
  const start = () => runServer('contracts-server.ts', [connectionString]);
  try {
    await migrate(database);
    const { clock } = modelApp(database, readSettings({}));
    await plantDailyContracts(database, { contracts, now: clock.now() });
    const gateways = await Promise.all([start(), start()]);
    const cluster = join(await realpath(join(folder, 'postgres')), 'cluster');
    const killer = createKiller({ gateways, start, cluster, kills });
    // Each contract takes two steps: its bill, and the payment.
    const every = (contracts * 2) / (kills * 2 + 1);
    let nextAt = every;
    for (let tries = 0; tries < mostTries; tries += 1) {
      const steps = await stepsOf(database).catch(() => 0);
      if (steps === contracts * 2) break;
      if (steps >= nextAt) {
        nextAt += every;
        killer.killNext();
      }
      // A run that was over looks again in minutes only.
      await plan(database, { kind: 'agent-bills', key: 'all', due: new Date(0) }).catch(() => null);
      await delay(pauseMs);
    }
    const killed = await killer.end();
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    return { contracts, ...killed, ...(await stubbornly(() => judge(database, contracts))) };
  } finally {
    await database.destroy();
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A hundred deaths amid a settlement, and whether anything was paid twice or not at all. */
export async function measureContractsKills(): Promise<Figure[]> {
  const figures = await settleAndKill({ contracts: 20_000, kills: 50 });
  const { lost, twice, astray, ledgerFaults } = figures;
  return [
    {
      name: 'contracts.kills',
      value: lost + twice + astray + ledgerFaults,
      unit: 'faults',
      how: 'a day of salaries billed and paid by two gateways; those and PostgreSQL killed in turns',
      goal: '0',
      besides: { ...figures },
    },
  ];
}

async function stepsOf(database: Database): Promise<number> {
  const { rows } = await sql<{ steps: number }>`
    select (count(*) + count(*) filter (where state = 'paid'))::integer as steps
    from agent_bill`.execute(database);
  return rows[0]?.steps ?? 0;
}

async function judge(database: Database, contracts: number) {
  const { rows } = await sql<{ paid: number; bills: number; payments: number }>`
    select (select count(*)::integer from agent_bill where state = 'paid' and paid = due) as paid,
      (select count(*)::integer from agent_bill) as bills,
      (select count(*)::integer from agent_bill_payment) as payments`.execute(database);
  const { paid = 0, bills = 0, payments = 0 } = rows[0] ?? {};
  // 0.9 % of the line for its first, who passes on 0.5 % of a million to each of the others.
  const wallets = await sql<{ astray: number }>`
    select count(*)::integer as astray
    from player p
    cross join lateral (
      select count(*) as below from team_line where ancestor_id = p.id) as line
    cross join lateral (
      select coalesce(sum(b.amount), 0) as amount from ledger_balance b where b.player_id = p.id) as wallet
    where p.account like 'line-%' and wallet.amount <> case
      when exists (select from team_line where descendant_id = p.id) then 5000
      else 9000 * (line.below + 1) - 5000 * line.below end`.execute(database);
  const { faults } = await verifyLedger(database);
  return {
    lost: contracts - paid,
    twice: bills - contracts + (payments - bills),
    astray: wallets.rows[0]?.astray ?? contracts,
    ledgerFaults: faults.length,
  };
}

const pauseMs = 25;
const mostTries = 40_000;

/** Again and again while the database is down. */
async function stubbornly<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (thrown) {
      if (tries === 2_400) throw thrown;
      await delay(pauseMs);
    }
  }
}
