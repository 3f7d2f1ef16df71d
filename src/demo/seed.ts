import { parseArgs } from 'node:util';
import { fewestGames, mostGames, usualGames } from '#demo/merchant/games.ts';
import { seedMerchant } from '#demo/merchant/seed-merchant.ts';
import { withDatabase } from '#server/commands/command-database.ts';
import { sentenceOf } from '#server/compose/start-fault.ts';
import * as clock from '#server/kernel/clock.ts';
import { readSettings } from '#server/settings/read-settings.ts';

const help = `Fills the database with the demo merchant, or writes it anew.

  npm run seed                     ${usualGames} games
  npm run seed -- --games 10000    as many as you say, from ${fewestGames} to ${mostGames}

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
    const { games } = await withDatabase(settings, (database) =>
      seedMerchant({ settings, database, clock }, { games: asked.games }),
    );
    const seconds = ((clock.elapsedMs() - startedMs) / 1_000).toFixed(1);
    console.log(`The demo merchant has ${games} games now; that took ${seconds} s.`);
    return 0;
  } catch (thrown) {
    console.error(reasonOf(thrown));
    return 1;
  }
}

function readArguments(given: readonly string[]): { games: number } | 'help' | undefined {
  try {
    const { values } = parseArgs({
      args: [...given],
      options: {
        games: { type: 'string', default: String(usualGames) },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) return 'help';
    return /^\d{1,9}$/.test(values.games) ? { games: Number(values.games) } : undefined;
  } catch {
    return undefined;
  }
}

/** A database that is away says the same to a command as to a start; the rest was no start. */
function reasonOf(thrown: unknown): string {
  return sentenceOf(thrown, undefined).replace(/^The gateway could not start/, 'It was not done');
}
