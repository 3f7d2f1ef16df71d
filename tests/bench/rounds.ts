import { Agent, request } from 'node:http';
import { openRound } from '#contract/inhouse.ts';
import { withDatabase } from '#server/commands/command-database.ts';
import { findRunning } from '#server/db/embedded/open-embedded.ts';
import { type Database, inTransaction } from '#server/db/open.ts';
import { openSession } from '#server/identity/sessions/open-session.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import * as clock from '#server/kernel/clock.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { openPurses } from '#tests/stages/ledger-books.ts';
import { openBare } from './bare-posting.ts';
import { type Figure, median, percentile, rounded } from './figure.ts';
import { runGateway, temporaryFolder } from './run-program.ts';

const clients = 64;
const roundMs = 3_000;
const turns = 4;
const gatewaysInTurn = 3;

const stake = '10000';
const games = {
  dice: { rules: 'VB_DICE', choices: { stake, side: 'over', target: 5_000 } },
  slot: { rules: 'VB_ORCHARD', choices: { stake } },
} as const;

/**
 * Rounds a second as phones ask for them, beside the bare posting in the same database: through one
 * gateway, and through three that take turns, as a balancer without memory would let them.
 */
export async function measureRounds(): Promise<Figure[]> {
  const folder = await temporaryFolder();
  const gateways = [await runGateway(folder.path)];
  try {
    const settings = readSettings({ DATA_DIR: folder.path });
    return await withDatabase(settings, async (database) => {
      const players = await openPlayers({ settings, database, clock } as AppContext);
      const connectionString = (await findRunning(folder.path))?.gatewayConnectionString ?? '';
      const bare = await openBarePosting(database, connectionString);
      try {
        const figures: Figure[] = [];
        for (const name of ['dice', 'slot'] as const) {
          figures.push(...(await measure({ name, gateways, players, bare, database })));
        }
        // The first one holds the embedded server; the others reach it as they would any other.
        const beside = { DATABASE_URL: connectionString, VENDORS_SANDBOX_PORT: 'off' };
        while (gateways.length < gatewaysInTurn) {
          gateways.push(await runGateway(folder.path, beside));
        }
        for (const name of ['dice', 'slot'] as const) {
          figures.push(...(await measure({ name, gateways, players, bare, database })));
        }
        return figures;
      } finally {
        await bare.end();
      }
    });
  } finally {
    for (const gateway of gateways.toReversed()) await gateway.stop();
    await folder.remove();
  }
}

interface RoundsMeasurement {
  name: keyof typeof games;
  gateways: readonly { address: string }[];
  /** The cookie of each. */
  players: readonly string[];
  bare: Awaited<ReturnType<typeof openBarePosting>>;
  database: Database;
}

async function measure(measurement: RoundsMeasurement): Promise<Figure[]> {
  const { name, gateways, players, bare, database } = measurement;
  const { rules, choices } = games[name];
  const game = await tableWithoutPause(database, rules);
  let asked = 0;
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const ours: number[] = [];
  const bares: number[] = [];
  const took: number[] = [];
  for (let turn = 0; turn <= turns; turn += 1) {
    const bareRate = await perSecond(16, (client) => bare.post(client));
    const ourRate = await perSecond(clients, async (client) => {
      const began = performance.now();
      const requestId = crypto.randomUUID();
      const body = { requestId, game, purse: 'money', choices };
      asked += 1;
      const address = gateways[asked % gateways.length]?.address ?? '';
      const isPlayed = await ask(agent, { address, cookie: players[client] ?? '', body });
      if (turn > 0) took.push(performance.now() - began);
      return isPlayed;
    });
    // The first turn warms both.
    if (turn === 0) continue;
    bares.push(bareRate);
    ours.push(ourRate);
  }
  agent.destroy();
  const through = gateways.length === 1 ? '' : ` through ${gateways.length} gateways in turns`;
  const figure = gateways.length === 1 ? name : `${name}.through-${gateways.length}`;
  const how = `${clients} players over HTTP${through} without a pause, ${turns} times ${roundMs / 1_000} s in turns with the bare posting at 16 clients`;
  return [
    {
      name: `rounds.${figure}`,
      value: median(ours),
      unit: 'rounds/s',
      goal: '≥ 0.35 of the bare posting',
      how,
      besides: {
        barePostings: rounded(median(bares)),
        ratio: rounded(median(ours.map((rate, turn) => rate / (bares[turn] ?? Number.NaN)))),
      },
    },
    {
      name: `rounds.${figure}.p99`,
      value: percentile(took, 0.99),
      unit: 'ms',
      goal: '≤ 50 at 64 clients',
      how,
      besides: { p50: rounded(median(took)) },
    },
  ];
}

async function perSecond(count: number, once: (client: number) => Promise<unknown>) {
  const began = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: count }, async (_, client) => {
      while (performance.now() - began < roundMs) {
        if ((await once(client)) !== false) done += 1;
      }
    }),
  );
  return (done * 1_000) / (performance.now() - began);
}

interface BetOverHttp {
  address: string;
  cookie: string;
  body: unknown;
}

/** False where a gateway that has too much to do asks to come again: that is no round. */
function ask(agent: Agent, { address, cookie, body }: BetOverHttp): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const sent = request(
    `${address}${openRound.path}`,
    { method: 'POST', agent, headers: { 'content-type': 'application/json', cookie } },
    (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () =>
        answer.statusCode === 200 || answer.statusCode === 503
          ? resolve(answer.statusCode === 200)
          : reject(new Error(`A round was refused: ${text}`)),
      );
    },
  );
  sent.on('error', reject);
  sent.end(JSON.stringify(body));
  return promise;
}

/** What is measured is the way of a round, not the pause that its game prescribes. */
async function tableWithoutPause(database: Database, rules: string): Promise<string> {
  const { game_code: game } = await database
    .updateTable('house_game')
    .set({ cycle_ms: 0 })
    .where('rules', '=', rules)
    .returning('game_code')
    .executeTakeFirstOrThrow();
  return game;
}

/** As many players with money as there are clients; answers the cookie of each. */
async function openPlayers(app: AppContext): Promise<string[]> {
  const { database, settings } = app;
  const cookies: string[] = [];
  for (let ordinal = 0; ordinal < clients; ordinal += 1) {
    const account = `bench${ordinal}`;
    const { id: playerId } = await database
      .insertInto('player')
      .values({ account, nickname: account, merchant: settings.merchant, language: 'es' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await inTransaction(database, async (transaction) => {
      const commodity = 'COP';
      const to = await openAccount(transaction, { kind: 'player-main', playerId, commodity });
      const from = await openAccount(transaction, { kind: 'house', commodity });
      const amount = 1_000_000_000_000n;
      return post(transaction, {
        key: `bench:${playerId}`,
        kind: 'adjustment',
        reference: 'bench',
        actor: 'bench',
        legs: [
          { account: from, amount: -amount },
          { account: to, amount },
        ],
      }).then(({ outcome }) => ({ done: outcome === 'posted' }));
    });
    cookies.push(`session=${(await openSession(app, playerId)).token}`);
  }
  return cookies;
}

/** Between the house and accounts that nobody plays from. */
async function openBarePosting(database: Database, connectionString: string) {
  const commodity = 'COP';
  const from = await openAccount(database, { kind: 'house', commodity });
  const accounts = await openPurses(database, { count: 16, amount: 0, name: 'bare' });
  const connections = await openBare(connectionString, 16);
  return {
    post: async (client: number) =>
      connections[client]?.post(crypto.randomUUID(), from, accounts[client] ?? ''),
    end: async () => {
      for (const { end } of connections) await end();
    },
  };
}
