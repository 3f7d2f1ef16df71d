import { sql } from 'kysely';
import { readRules } from '#server/contracts/contract-site.ts';
import { payBills } from '#server/contracts/pay-bills.ts';
import { settleDays } from '#server/contracts/settle-days.ts';
import { settleRealtime } from '#server/contracts/settle-realtime.ts';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { plantDailyContracts, plantRealtimeContracts } from '#tests/agents/many-contracts.ts';
import { modelApp } from '#tests/models/model-house.ts';
import type { Figure } from './figure.ts';
import { temporaryFolder } from './run-program.ts';

/** How long one day of salaries takes from figures to paid bills, and one run of real-time salaries. */
export async function measureContracts(size = 10_000): Promise<Figure[]> {
  const folder = await temporaryFolder();
  const embedded = await openEmbedded(folder.path);
  const { connectionString } = embedded;
  const database = openDatabase({ connectionString, poolSize: 4, statementTimeoutMs: 0 });
  try {
    await migrate(database);
    const app = modelApp(database, readSettings({}));
    await plantDailyContracts(database, { contracts: size, now: app.clock.now() });
    await sql`analyze`.execute(database);
    const rules = await readRules(app, database);
    const began = performance.now();
    const issued = await settleDays(database, rules);
    const billed = performance.now();
    const paid = await payBills(app, rules);
    const ended = performance.now();
    const realtime = await plantRealtimeContracts(database, app.clock.now());
    await sql`analyze`.execute(database);
    const beganRun = performance.now();
    const issuedRun = await settleRealtime(database, rules);
    const endedRun = performance.now();
    return [
      {
        ...{ name: 'contracts.settlement', value: (ended - began) / 1_000, unit: 's' },
        how: `bills of a day for ${issued} contracts in lines of a hundred, issued and paid`,
        goal: '60 s for 10,000',
        besides: {
          issued,
          paid,
          issueSeconds: (billed - began) / 1_000,
          paySeconds: (ended - billed) / 1_000,
        },
      },
      {
        ...{ name: 'contracts.realtime', value: (endedRun - beganRun) / 1_000, unit: 's' },
        how: `one run over ${realtime} real-time contracts, each with news, in one transaction`,
        goal: '≤ 60 s for 10,000',
        besides: { issued: issuedRun },
      },
    ];
  } finally {
    await database.destroy();
    await embedded.stop();
    await folder.remove();
  }
}
