import { sentenceOf } from '#server/compose/start-fault.ts';
import * as clock from '#server/kernel/clock.ts';
import { now } from '#server/kernel/clock.ts';
import { insertEvent } from '#server/kernel/event-store.ts';
import { createScope } from '#server/kernel/scope.ts';
import { readSecret } from '#server/secrets/read-secret.ts';
import { createVault } from '#server/secrets/vault.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { operatorAsker } from './ask-operator.ts';
import { withDatabase } from './command-database.ts';
import { CommandError } from './command-error.ts';
import { parseSiteCommand, siteHelp } from './site/site-commands.ts';
import { UsageError } from './usage-error.ts';

process.exitCode = await main(process.argv.slice(2));

/** 0: done; 1: could not be done; 2: was not understood. */
async function main(given: readonly string[]): Promise<number> {
  try {
    const command = parseSiteCommand(given, now());
    if (command === 'help') {
      console.log(siteHelp);
      return 0;
    }
    const settings = readSettings(process.env);
    const openVault = async () =>
      createVault(await readSecret(settings.secret, settings.dataFolder));
    const askOperator = operatorAsker({
      tokenFile: process.env.OPERATOR_TOKEN_FILE,
      input: process.stdin,
      output: process.stderr,
    });
    const events = { publish: insertEvent };
    console.log(
      await withDatabase(settings, (database) =>
        command.run({
          ...{ database, clock, settings, events },
          ...{ scope: createScope(), openVault, askOperator },
        }),
      ),
    );
    return 0;
  } catch (thrown) {
    if (thrown instanceof UsageError) {
      console.error(`${thrown.message}\n"npm run site -- --help" says what there is.`);
      return 2;
    }
    console.error(thrown instanceof CommandError ? thrown.message : reasonOf(thrown));
    return 1;
  }
}

/** A database that is away says the same to a command as to a start; the rest was no start. */
function reasonOf(thrown: unknown): string {
  return sentenceOf(thrown, undefined).replace(/^The gateway could not start/, 'It was not done');
}
