import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import * as clock from '#server/kernel/clock.ts';
import type { Figure } from '#tests/bench/figure.ts';
import { runServer } from '#tests/bench/run-program.ts';
import { modelApp, modelSecret } from '#tests/models/model-house.ts';
import type { Withdrawer } from '#tests/stages/new-withdrawer.ts';
import { openStandInProvider, standInSecret } from '#tests/stages/stand-in-provider.ts';
import { plantGround, plantVendor, type StagePlayer } from '#tests/stages/vendors-stage.ts';
import { type Cast, crowd, paidIn, plantCast, withdrawn } from './money-cast.ts';
import { type Acknowledged, judgeMoney, type MoneyFaults } from './money-judge.ts';
import { type StubbornClients, stubbornClients } from './money-wishes.ts';
import { createKiller } from './vendors-kills.ts';
import { type Stubborn, stubbornVendor } from './vendors-stubborn.ts';

export interface MoneyKilling {
  /** Of each: bets, rounds at a vendor, deposits, withdrawals. */
  size: number;
  /** Of each kind: of a gateway, and of the database. */
  kills: number;
}

export interface MoneyKillFigures extends MoneyFaults {
  acknowledged: number;
  askedAgain: number;
  killedGateways: number;
  killedDatabases: number;
}

/** Bets, callbacks, deposits and withdrawals at two gateways; those and PostgreSQL killed in turns. */
export async function killAmidMoney({ size, kills }: MoneyKilling): Promise<MoneyKillFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'verbena-money-'));
  const embedded = await openEmbedded(folder);
  const database = openDatabase({ connectionString: embedded.connectionString, poolSize: 4 });
  const provider = await openStandInProvider();
  try {
    await migrate(database);
    const { paymentsUrl } = provider.settings;
    const environment = {
      ...{ PAYMENTS_URL: String(paymentsUrl), PAYMENTS_SECRET: standInSecret },
      ...{ SECRET: modelSecret, LIMIT_PER_MINUTE: '1000000', DATABASE_POOL: '8' },
    };
    const app = { ...modelApp(database, provider.settings), clock };
    await plantGround(database);
    const vendor = await plantVendor(database, 'PG');
    const cast = await plantCast(app, vendor.code, size);
    const given = [embedded.gatewayConnectionString, folder, JSON.stringify(environment)];
    const start = () => runServer('money-server.ts', given);
    const gateways = await Promise.all([start(), start()]);
    const cluster = join(await realpath(join(folder, 'postgres')), 'cluster');
    const killer = createKiller({ gateways, start, cluster, kills });
    const every = Math.max(1, Math.floor((size * 4 * 0.8) / (kills * 2)));
    const clients = stubbornClients(gateways, provider);
    const stubborn = stubbornVendor(vendor, gateways);
    let done = 0;
    const onDone = () => {
      done += 1;
      if (done % every === 0) killer.killNext();
    };
    const acknowledged = await play({ cast, clients, stubborn, size, onDone });
    const killed = await killer.end();
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    return {
      acknowledged: done,
      askedAgain: clients.told.askedAgain + stubborn.told.askedAgain,
      ...killed,
      ...(await judgeMoney(database, { cast, acknowledged, stubborn, size })),
    };
  } finally {
    await database.destroy();
    await provider.close();
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A hundred deaths amid everything that moves money, and whether anything was lost or done twice. */
export async function measureMoneyKills(size = 1_000): Promise<Figure[]> {
  const figures = await killAmidMoney({ size, kills: 50 });
  const { lost, twice, astray, openRounds, ledgerFaults } = figures;
  return [
    {
      name: 'money.kills',
      value: lost + twice + astray + openRounds + ledgerFaults,
      unit: 'faults',
      how: 'bets, callbacks, deposits and withdrawals over HTTP to two gateways; those and PostgreSQL killed in turns',
      goal: '0',
      besides: { ...figures },
    },
  ];
}

interface Playing {
  cast: Cast;
  clients: StubbornClients;
  stubborn: Stubborn;
  size: number;
  onDone(): void;
}

async function play({ cast, clients, stubborn, size, onDone }: Playing): Promise<Acknowledged> {
  const acknowledged: Acknowledged = { bets: [], withdrawals: [] };
  /** So many at once, each taking every so-manieth. */
  const inCrowd = (work: (number: number, one: number) => Promise<void>) =>
    Promise.all(
      Array.from({ length: crowd }, async (_, one) => {
        for (let number = one; number < size; number += crowd) {
          await work(number, one);
          onDone();
        }
      }),
    );
  await Promise.all([
    inCrowd(async (_, one) => {
      const { playerId, cookie } = cast.bettors[one] as Cast['bettors'][number];
      acknowledged.bets.push({ playerId, ...(await clients.bet(cookie)) });
    }),
    inCrowd((number, one) => stubborn.playRound(cast.stagePlayers[one] as StagePlayer, number)),
    inCrowd((number) => clients.pay(cast.deposits[number]?.id ?? '', String(paidIn))),
    inCrowd(async (number) => {
      const who = cast.withdrawers[number] as Withdrawer;
      const id = await clients.withdraw(who, String(withdrawn));
      acknowledged.withdrawals.push(id);
      // Every second one is given back.
      if (number % 2 === 1) await clients.reject(id);
    }),
  ]);
  return acknowledged;
}
