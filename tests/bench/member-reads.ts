import { houseGame } from '#contract/inhouse.ts';
import { transactionHistory } from '#contract/records.ts';
import { balance } from '#contract/wallet.ts';
import { withDatabase } from '#server/commands/command-database.ts';
import { findRunning } from '#server/db/embedded/open-embedded.ts';
import { openSession } from '#server/identity/sessions/open-session.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import * as clock from '#server/kernel/clock.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { type Figure, median, rounded } from './figure.ts';
import { load } from './load.ts';
import { processorMs } from './processor-time.ts';
import { type Program, runGateway, runServer, temporaryFolder } from './run-program.ts';

export type MemberRead = 'balance' | 'records' | 'table';

const connections = 64;
const rounds = 5;
const warmingRounds = 3;
const roundSeconds = 2;
const rules = 'VB_DICE';

/** What members ask for, beside a bare Fastify route with the same schema and the same statement. */
export async function measureMemberReads(): Promise<Figure[]> {
  const folder = await temporaryFolder();
  const gateway = await runGateway(folder.path);
  try {
    const member = await memberOfDemo(folder.path);
    const headers = { token: member.token };
    const paths: Record<MemberRead, string> = {
      balance: `${balance.path}?language=es`,
      records: `${transactionHistory.path}?language=es&days=30`,
      table: `${houseGame.path}?game=${member.game}&purse=money&language=es`,
    };
    const answers = await Promise.all(
      Object.entries(paths).map(async ([name, path]) => {
        const response = await fetch(`${gateway.address}${path}`, { headers });
        return [name, ((await response.json()) as { value: unknown }).value];
      }),
    );
    const connectionString = (await findRunning(folder.path))?.gatewayConnectionString ?? '';
    const given = { ...member, connectionString, answers: Object.fromEntries(answers) };
    const bare = await runServer('bare-reads-server.ts', [JSON.stringify(given)]);
    try {
      const figures: Figure[] = [];
      for (const [name, path] of Object.entries(paths)) {
        figures.push(await ratioOf(name, { gateway, bare, path, headers }));
      }
      return figures;
    } finally {
      await bare.stop();
    }
  } finally {
    await gateway.stop();
    await folder.remove();
  }
}

function memberOfDemo(dataFolder: string) {
  const settings = readSettings({ DATA_DIR: dataFolder });
  return withDatabase(settings, async (database) => {
    const { id: playerId } = await database
      .selectFrom('player')
      .select('id')
      .where('account', '=', 'demo')
      .executeTakeFirstOrThrow();
    const { game_code: game } = await database
      .selectFrom('house_game')
      .select('game_code')
      .where('rules', '=', rules)
      .executeTakeFirstOrThrow();
    const { token } = await openSession({ settings, database, clock } as AppContext, playerId);
    return { playerId, game, token };
  });
}

interface Measured {
  gateway: Program;
  bare: Program;
  path: string;
  headers: Record<string, string>;
}

/** In turns, so that a machine that slows down slows both. */
async function ratioOf(name: string, { gateway, bare, path, headers }: Measured): Promise<Figure> {
  const ours: number[] = [];
  const bares: number[] = [];
  for (let round = 0; round < warmingRounds + rounds; round += 1) {
    const bareMicroseconds = await shoot(bare, `${bare.address}/${name}`);
    const ownMicroseconds = await shoot(gateway, `${gateway.address}${path}`, headers);
    if (round < warmingRounds) continue;
    bares.push(bareMicroseconds);
    ours.push(ownMicroseconds);
  }
  return {
    name: `members.${name}`,
    value: median(ours.map((own, round) => (bares[round] ?? Number.NaN) / own)),
    unit: 'of a bare Fastify route with the same schema and the same statement',
    goal: '≥ 0.6',
    how:
      `requests for a second of the server's own processor time, ${connections} connections that ` +
      `ask again when they are answered, in turns; median of ${rounds} times ${roundSeconds} s`,
    besides: { microseconds: rounded(median(ours)), bareMicroseconds: rounded(median(bares)) },
  };
}

/** What one request costs the server's process. */
async function shoot({ child }: Program, url: string, headers = {}): Promise<number> {
  const before = processorMs(child.pid);
  const { requests } = await load(url, connections, roundSeconds, headers);
  return ((processorMs(child.pid) - before) * 1_000) / requests;
}
