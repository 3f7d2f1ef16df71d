import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { findPostmaster } from '#server/db/embedded/postmaster.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import * as clock from '#server/kernel/clock.ts';
import { mainBalance } from '#server/ledger/main-balance.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import type { Figure } from '#tests/bench/figure.ts';
import { type Program, runServer } from '#tests/bench/run-program.ts';
import {
  newStagePlayers,
  plantGround,
  plantVendor,
  stageCurrency,
} from '#tests/stages/vendors-stage.ts';
import { type Stubborn, stubbornVendor } from './vendors-stubborn.ts';

export interface VendorKilling {
  rounds: number;
  /** Of each kind: of a gateway, and of the database. */
  kills: number;
}

export interface VendorKillFigures {
  rounds: number;
  callbacks: number;
  /** Answers that were lost, and so asked for again. */
  askedAgain: number;
  /** Told to be a repetition: it had been done, and its answer was lost. */
  repeats: number;
  killedGateways: number;
  killedDatabases: number;
  /** Players who have something else than their rounds come to. */
  astray: number;
  wrongRecords: number;
  ledgerFaults: number;
}

const crowd = 6;
const funds = 1_000_000n;

/** Rounds of a vendor that never gives up, while gateways and the database are killed in turns. */
export async function playAndKill({ rounds, kills }: VendorKilling): Promise<VendorKillFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'verbena-vendors-'));
  const embedded = await openEmbedded(folder);
  const { connectionString } = embedded;
  const database = openDatabase({ connectionString, poolSize: 2 });
  const start = () => runServer('vendors-server.ts', [connectionString, folder, '6']);
  try {
    await migrate(database);
    await plantGround(database);
    const vendor = await plantVendor(database, 'PG');
    const accounts = Array.from({ length: crowd }, (_, index) => `kill${index}`);
    const wanted = { vendor: vendor.code, accounts, funds };
    const players = await newStagePlayers({ database, clock }, wanted);
    const gateways = await Promise.all([start(), start()]);
    const cluster = join(await realpath(join(folder, 'postgres')), 'cluster');
    const killer = createKiller({ gateways, start, cluster, kills });
    const every = Math.max(1, Math.floor((rounds * 0.8) / (kills * 2)));
    const stubborn = stubbornVendor(vendor, gateways);
    let played = 0;
    await Promise.all(
      players.map(async (player, index) => {
        for (let number = index; number < rounds; number += crowd) {
          await stubborn.playRound(player, number);
          played += 1;
          if (played % every === 0) killer.killNext();
        }
      }),
    );
    const killed = await killer.end();
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    const ids = players.map(({ playerId }) => playerId);
    return {
      rounds,
      ...stubborn.told,
      ...killed,
      ...(await judge(database, ids, stubborn, rounds)),
    };
  } finally {
    await database.destroy();
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A hundred deaths amid play, and whether anything was lost or done twice. */
export async function measureVendorKills(): Promise<Figure[]> {
  const figures = await playAndKill({ rounds: 4_000, kills: 50 });
  const { astray, wrongRecords, ledgerFaults } = figures;
  return [
    {
      name: 'vendors.kills',
      value: astray + wrongRecords + ledgerFaults,
      unit: 'faults',
      how: 'rounds by callbacks over HTTP to two gateways; those and PostgreSQL killed in turns',
      goal: '0',
      besides: { ...figures },
    },
  ];
}

interface Victims {
  gateways: [Program, Program];
  start(): Promise<Program>;
  cluster: string;
  kills: number;
}

/** A gateway and the database in turns; a gateway's heir takes its place. */
export function createKiller({ gateways, start, cluster, kills }: Victims) {
  const killed = { killedGateways: 0, killedDatabases: 0 };
  const coming: Promise<void>[] = [];

  function killGateway(): void {
    const place = (killed.killedGateways % 2) as 0 | 1;
    if (!gateways[place].child.kill('SIGKILL')) return;
    killed.killedGateways += 1;
    coming.push(
      start().then((heir) => {
        gateways[place] = heir;
      }),
    );
  }

  async function killDatabase(): Promise<void> {
    killed.killedDatabases += 1;
    const server = await findPostmaster(cluster);
    if (server) process.kill(server.pid, 'SIGKILL');
    else killed.killedDatabases -= 1;
  }

  return {
    killNext(): void {
      if (killed.killedDatabases < killed.killedGateways) {
        if (killed.killedDatabases < kills) coming.push(killDatabase());
      } else if (killed.killedGateways < kills) killGateway();
    },
    async end() {
      await Promise.all(coming);
      return killed;
    },
  };
}

async function judge(
  database: Database,
  players: readonly string[],
  { comesTo, recordOf }: Stubborn,
  rounds: number,
): Promise<Pick<VendorKillFigures, 'astray' | 'wrongRecords' | 'ledgerFaults'>> {
  let astray = 0;
  for (const [index, playerId] of players.entries()) {
    let expected = funds;
    for (let number = index; number < rounds; number += crowd) expected += comesTo(number);
    if ((await mainBalance(database, playerId, stageCurrency)) !== expected) astray += 1;
  }
  const records = await database
    .selectFrom('bet_record')
    .select(['round', 'stake', 'payout', 'state'])
    .execute();
  const isWrong = ({ round, stake, payout, state }: (typeof records)[number]) =>
    [stake, payout, state].join() !== recordOf(Number(round.slice(1)));
  const wrong = records.filter(isWrong).length + Math.abs(rounds - records.length);
  const { faults } = await verifyLedger(database);
  return { astray, wrongRecords: wrong, ledgerFaults: faults.length };
}
