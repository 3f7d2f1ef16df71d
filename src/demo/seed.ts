import { parseArgs } from 'node:util';
import { plantLargeTeam } from '#demo/agents/large-team.ts';
import { fewestGames, mostGames, usualGames } from '#demo/merchant/games.ts';
import { seedMerchant } from '#demo/merchant/seed-merchant.ts';
import { withDatabase } from '#server/commands/command-database.ts';
import { sentenceOf } from '#server/compose/start-fault.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import * as clock from '#server/kernel/clock.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { countFacts } from '#server/team/count-facts.ts';

const help = `Fills the database with the demo merchant, or writes it anew.

  npm run seed                     ${usualGames} games
  npm run seed -- --games 10000    as many as you say, from ${fewestGames} to ${mostGames}
  npm run seed -- --team 100000    a team of so many below the agent “multitud”, with a month behind it

Players stay, and so do their favourites. A merchant that is not the demonstration is never touched.`;

process.exitCode = await main(process.argv.slice(2));

/** 0: done; 1: could not be done; 2: was not understood. */
async function main(given: readonly string[]): Promise<number> {
  const asked = readArguments(given);
  if (asked === 'help') {
    console.log(help);
    return 0;
  }
  if (asked === undefined) {
    console.error(help);
    return 2;
  }
  try {
    const settings = readSettings(process.env);
    const startedMs = clock.elapsedMs();
    const done = await withDatabase(settings, (database) =>
      asked.members === undefined
        ? seedGames({ settings, database, clock }, asked.games)
        : seedTeam({ settings, database, clock }, asked.members),
    );
    const seconds = ((clock.elapsedMs() - startedMs) / 1_000).toFixed(1);
    console.log(`${done} That took ${seconds} s.`);
    return 0;
  } catch (thrown) {
    console.error(reasonOf(thrown));
    return 1;
  }
}

type Seeding = Pick<AppContext, 'settings' | 'database' | 'clock'>;

async function seedGames(app: Seeding, wanted: number): Promise<string> {
  const { games } = await seedMerchant(app, { games: wanted });
  return `The demo merchant has ${games} games now.`;
}

/** Counts as well: without a gateway nobody else does. */
async function seedTeam(app: Seeding, members: number): Promise<string> {
  const { database, clock: now, settings } = app;
  const { currency } = await database
    .selectFrom('site_setting')
    .select('currency')
    .executeTakeFirstOrThrow();
  const account = 'multitud';
  const { merchant } = settings;
  await plantLargeTeam(database, { account, members, merchant, currency, now: now.now() });
  while ((await countFacts(app)) > 0);
  return `${members} accounts stand below ${account}; "npm run site -- password ${account}" opens it.`;
}

interface SeedOptions {
  games: number;
  /** Undefined: no team is wanted. */
  members: number | undefined;
}

const mostMembers = 1_000_000;

function readArguments(given: readonly string[]): SeedOptions | 'help' | undefined {
  try {
    const { values } = parseArgs({
      args: [...given],
      options: {
        games: { type: 'string', default: String(usualGames) },
        team: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) return 'help';
    const { games, team } = values;
    if (!/^\d{1,9}$/.test(games)) return undefined;
    const members = team === undefined ? undefined : Number(team);
    if (members !== undefined && !(/^[1-9]\d{0,6}$/.test(team ?? '') && members <= mostMembers)) {
      return undefined;
    }
    return { games: Number(games), members };
  } catch {
    return undefined;
  }
}

/** A database that is away says the same to a command as to a start; the rest was no start. */
function reasonOf(thrown: unknown): string {
  return sentenceOf(thrown, undefined).replace(/^The gateway could not start/, 'It was not done');
}
