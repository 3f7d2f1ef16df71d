import { sentenceOf } from '#server/compose/start-fault.ts';
import type { Database } from '#server/db/open.ts';
import { listDays } from '#server/ledger/list-days.ts';
import { sealDays } from '#server/ledger/seal-day.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { verifyAudit } from '#server/operator/audit.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { withDatabase } from './command-database.ts';

interface LedgerReport {
  lines: readonly object[];
  isGood: boolean;
}

const commands: Record<string, (database: Database) => Promise<LedgerReport>> = {
  async verify(database) {
    const verdict = await verifyLedger(database);
    const audit = await verifyAudit(database);
    return {
      lines: [{ ...verdict, audit }],
      isGood: verdict.isSound && audit.broken.length === 0,
    };
  },
  async days(database) {
    const { value } = await listDays(database, undefined);
    return { lines: value.days, isGood: true };
  },
  async seal(database) {
    const sealed = await sealDays(database);
    return { lines: [{ sealed }], isGood: sealed !== 'busy' };
  },
};

const help = `npm run ledger -- verify   holds everything in the books against everything else, and the
                           operators' log against itself
npm run ledger -- days     the roots of the newest sealed days
npm run ledger -- seal     seals the days that are over, without waiting for the gateway`;

process.exitCode = await main(process.argv.slice(2));

/** 0: done, and all is well; 1: not so, or could not be done; 2: was not understood. */
async function main([name = '--help', ...rest]: readonly string[]): Promise<number> {
  if (name === '--help') {
    console.log(help);
    return 0;
  }
  const command = Object.hasOwn(commands, name) && rest.length === 0 ? commands[name] : undefined;
  if (!command) {
    console.error(`"${[name, ...rest].join(' ')}" is not known here.\n${help}`);
    return 2;
  }
  try {
    const { lines, isGood } = await withDatabase(readSettings(process.env), command);
    for (const line of lines) console.log(JSON.stringify(line));
    return isGood ? 0 : 1;
  } catch (thrown) {
    console.error(
      sentenceOf(thrown, undefined).replace(/^The gateway could not start/, 'It was not done'),
    );
    return 1;
  }
}
