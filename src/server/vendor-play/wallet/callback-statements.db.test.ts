import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { watchKind } from '#server/protection/watch-harm.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { newStagePlayer, plantGround, plantVendor } from '#tests/stages/vendors-stage.ts';
import { stageTable } from '#tests/stages/vendors-table.ts';

const { database } = await freshDatabase({ poolSize: 6 });
let statements = 0;
const counter: KyselyPlugin = {
  transformQuery({ node }) {
    statements += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};
/** Two gateways that share nothing but the database, and count what they ask of it. */
const gateways = [database.withPlugin(counter), database.withPlugin(counter)].map((one) =>
  testApp(one),
);
await plantGround(database);
const vendor = await plantVendor(database, 'PG');

test('a callback takes three statements at most, whatever it is and whichever gateway takes it', async () => {
  const player = await newStagePlayer(testApp(database), {
    ...{ vendor: 'PG', account: 'counted', funds: 10_000n },
  });
  const tables = gateways.map((app) => stageTable(app, { vendor, player, round: 'shared' }));
  const asked: Record<string, () => Promise<unknown>> = {};
  const table = (turn: number) => {
    const one = tables[turn % tables.length];
    if (!one) throw new Error('There is no gateway.');
    return one;
  };
  let turn = 0;
  const next = () => table(turn++);
  asked.first = () => next().bet('100', 'first');
  asked.second = () => next().bet('100', 'second');
  asked.repeated = () => next().bet('100', 'second');
  asked.win = () => next().win('50');
  asked.rollback = () => next().rollback('first');
  asked.forbidden = () => next().rollback('never-came');
  asked.short = () => next().bet('99999999');
  asked.balance = () => next().balance();
  asked.promo = () => next().promo('5');
  asked.limited = async () => {
    const limit = { player_id: player.playerId, kind: 'wager', period: 'day', amount: '150' };
    await database
      .insertInto('player_limit')
      .values({ ...limit, kind: 'wager', period: 'day', set_at: new Date() })
      .execute();
    statements = 0;
    return next().bet('100');
  };
  asked.end = () => next().end('completed');
  const counts: Record<string, number> = {};
  // The key that answers are signed with is read once a gateway.
  await Promise.all(tables.map((one) => one.balance()));
  for (const [name, ask] of Object.entries(asked)) {
    statements = 0;
    await ask();
    counts[name] = statements;
  }
  expect(Object.entries(counts).filter(([, count]) => count > 3)).toEqual([]);
  expect(counts.first).toBe(3);
  expect((await verifyLedger(database)).faults).toEqual([]);
});

test('a stake counts its minute and plans the look for harm in its own transaction', async () => {
  const app = testApp(database);
  const player = await newStagePlayer(app, { vendor: 'PG', account: 'minute', funds: 1_000n });
  const table = stageTable(app, { vendor, player });
  const minutes = () =>
    database
      .selectFrom('play_minute')
      .selectAll()
      .where('player_id', '=', player.playerId)
      .execute();
  const jobs = () =>
    database
      .selectFrom('job')
      .select('key')
      .where('kind', '=', watchKind)
      .where('key', '=', player.playerId)
      .execute();
  await table.bet('99999');
  expect([await minutes(), await jobs()]).toEqual([[], []]);
  await table.bet('10');
  expect(await minutes()).toHaveLength(1);
  expect(await jobs()).toHaveLength(1);
});
