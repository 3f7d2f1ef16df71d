import { Client } from 'pg';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import * as clock from '#server/kernel/clock.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { signRequest } from '#server/ports/vendors/sign.ts';
import {
  newStagePlayers,
  plantGround,
  plantVendor,
  type StagePlayer,
  type StageVendor,
  stageCurrency,
} from '#tests/stages/vendors-stage.ts';
import { type Figure, median, percentile, rounded } from './figure.ts';
import { processorMs } from './processor-time.ts';
import { type Program, runServer, temporaryFolder } from './run-program.ts';
import { loadVendor, type SignedAsk, type VendorLoad } from './vendors-load.ts';

const connections = 64;
const playersEach = 8;
/** Bets and wins a connection and round; a round of the measurement, not of a game. */
const callbacksEach = 60;
const rounds = 5;
const poolSize = 16;

/** Signed callbacks over HTTP, stake and win in turns, beside the books asked by plain connections. */
export async function measureVendors(): Promise<Figure[]> {
  const folder = await temporaryFolder();
  const embedded = await openEmbedded(folder.path);
  const { connectionString } = embedded;
  const database = openDatabase({ connectionString, poolSize: 4, statementTimeoutMs: 0 });
  try {
    await migrate(database);
    await plantGround(database);
    const vendor = await plantVendor(database, 'PG');
    const players = await newPlayers(database);
    const server = await runServer('vendors-server.ts', [
      ...[connectionString, folder.path, String(poolSize)],
    ]);
    try {
      return figuresOf(await shootInTurns({ database, connectionString, vendor, players, server }));
    } finally {
      await server.stop();
    }
  } finally {
    await database.destroy();
    await embedded.stop();
    await folder.remove();
  }
}

interface Range {
  database: Database;
  connectionString: string;
  vendor: StageVendor;
  players: readonly StagePlayer[];
  server: Program;
}

interface Shot {
  load: VendorLoad;
  bare: number;
  /** What one callback costs the gateway's process. */
  microseconds: number;
}

function newPlayers(database: Database): Promise<StagePlayer[]> {
  const accounts = Array.from({ length: connections * playersEach }, (_, index) => `rate${index}`);
  const funds = 1_000_000_000n;
  return newStagePlayers({ database, clock }, { vendor: 'PG', accounts, funds });
}

/** In turns, so that whoever else works on the machine disturbs both alike. */
async function shootInTurns(range: Range): Promise<Shot[]> {
  const bare = await openBare(range);
  const shots: Shot[] = [];
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const lists = listsOf(range, round);
      const bareRate = await bare.perSecond((connections * callbacksEach) / 2);
      const before = processorMs(range.server.child.pid);
      const load = await loadVendor(range.server.address, lists);
      const spentMs = processorMs(range.server.child.pid) - before;
      const shot = { load, bare: bareRate, microseconds: (spentMs * 1_000) / load.answered };
      // The first round warms both.
      if (round > 0) shots.push(shot);
    }
  } finally {
    await bare.end();
  }
  return shots;
}

function listsOf({ vendor, players }: Range, turn: number): SignedAsk[][] {
  return Array.from({ length: connections }, (_, connection) =>
    Array.from({ length: callbacksEach }, (_, place) => {
      const number = Math.floor(place / 2);
      const player = players[connection * playersEach + (number % playersEach)];
      const round = `${turn}.${connection}.${number}`;
      return signed(vendor, player, { round, isBet: place % 2 === 0 });
    }),
  );
}

function signed(
  vendor: StageVendor,
  player: StagePlayer | undefined,
  { round, isBet }: { round: string; isBet: boolean },
): SignedAsk {
  const operation = isBet ? 'bet' : 'win';
  const body = JSON.stringify({
    ...{ transaction: `${round}.${operation}`, player: player?.name, currency: stageCurrency },
    ...{ game: `${vendor.code}-1`, round, amount: isBet ? '100' : '95' },
    ...(isBet ? { session: player?.session } : { isEnd: true }),
  });
  const path = `/wps/vendor/${vendor.code}/${operation}`;
  const { header } = signRequest(vendor.privateKey, { method: 'POST', path, body }, clock.now());
  return { path, body, signature: header };
}

/** As little as there can be: the books' own function, a statement a posting, on as many connections. */
async function openBare({ database, connectionString, players }: Range) {
  const app = await openAccount(database, { kind: 'house', commodity: stageCurrency });
  const mains = await Promise.all(
    players
      .slice(0, poolSize * playersEach)
      .map(({ playerId }) =>
        openAccount(database, { kind: 'player-main', playerId, commodity: stageCurrency }),
      ),
  );
  const clients = await Promise.all(
    Array.from({ length: poolSize }, async () => {
      const client = new Client({ connectionString });
      await client.connect();
      return client;
    }),
  );
  return {
    async perSecond(postings: number): Promise<number> {
      const began = performance.now();
      let posted = 0;
      await Promise.all(
        clients.map(async (client, index) => {
          while (posted < postings) {
            posted += 1;
            const main = mains[index * playersEach + (posted % playersEach)];
            const values = [crypto.randomUUID(), [app, main], [-5, 5]];
            await client.query({ name: 'post', text: bareText, values });
          }
        }),
      );
      return (posted * 1_000) / (performance.now() - began);
    },
    end: () => Promise.all(clients.map((client) => client.end())),
  };
}

const bareText = `select * from ledger_post($1, 'bet', 'bare', 'bare', $2::bigint[], $3::bigint[])`;

function figuresOf(shots: readonly Shot[]): Figure[] {
  const refused = shots.flatMap(({ load }) => load.refused);
  if (refused.length > 0) {
    const why = [...new Set(refused)].join(', ');
    throw new Error(`${refused.length} callbacks were refused: ${why}.`);
  }
  const rates = shots.map(({ load }) => load.answered / load.seconds);
  const bares = shots.map(({ bare }) => bare);
  const waits = shots.flatMap(({ load }) => load.waits);
  const how = `stakes and wins of ${connections * playersEach} players in turns, signed, over HTTP, ${connections} connections without a pause, ${rounds} times ${connections * callbacksEach}`;
  return [
    {
      name: 'vendors.callbacks',
      value: median(rates),
      unit: 'callbacks/s',
      how,
      besides: {
        barePostings: rounded(median(bares)),
        ratio: rounded(median(rates.map((rate, round) => rate / (bares[round] ?? Number.NaN)))),
        gatewayMicroseconds: rounded(median(shots.map(({ microseconds }) => microseconds))),
      },
    },
    {
      name: 'vendors.p999',
      value: percentile(waits, 0.999),
      unit: 'ms',
      how,
      goal: '≤ 2,000',
      besides: { p50: rounded(percentile(waits, 0.5)), p99: rounded(percentile(waits, 0.99)) },
    },
  ];
}
