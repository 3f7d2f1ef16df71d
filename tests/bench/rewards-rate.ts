import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { evenDraw } from '#games/even-draw.ts';
import { listHashOf } from '#games/prove-raffle.ts';
import { drawTickets } from '#games/raffle-draw.ts';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { inTransaction, openDatabase } from '#server/db/open.ts';
import { done, type Player } from '#server/kernel/answer.ts';
import { claimReward } from '#server/rewards/grants/claim-rewards.ts';
import { makeGrant } from '#server/rewards/grants/make-grant.ts';
import { publishMission } from '#server/rewards/missions/publish-mission.ts';
import { readBoards } from '#server/rewards/missions/read-boards.ts';
import { approveRebates, proposeRebates } from '#server/rewards/rebates/change-rule.ts';
import { settleRebates } from '#server/rewards/rebates/settle-rebates.ts';
import { firstStart } from '#server/rewards/two-people.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { type ModelApp, modelApp } from '#tests/models/model-house.ts';
import { plantGround } from '#tests/stages/vendors-stage.ts';
import { type Figure, median, percentile } from './figure.ts';
import { temporaryFolder } from './run-program.ts';

const clients = 64;
const runs = 15;
const dayMs = 24 * 60 * 60_000;
const ana = { id: null, name: 'ana' };

/** What rewards are held to with so many players: claims, the rebate of a day, a board, the draw of a raffle. */
export async function measureRewards(size = 1_000_000): Promise<Figure[]> {
  const folder = await temporaryFolder();
  const embedded = await openEmbedded(folder.path);
  const { connectionString } = embedded;
  const database = openDatabase({ connectionString, poolSize: 16, statementTimeoutMs: 0 });
  try {
    await migrate(database);
    await plantGround(database);
    const app = modelApp(database, readSettings({}));
    const { merchant } = app.settings;
    await sql`
      insert into player (account, nickname, merchant, language)
      select 'rewarded' || number, 'rewarded' || number, ${merchant}, 'es'
      from generate_series(1, ${size}::int) as number`.execute(database);
    return [
      await measureClaims(app, Math.max(1, Math.min(100, Math.floor(size / clients)))),
      ...(await measureRebates(app, size)),
      await measureBoard(app, size),
      measureDraw(size),
    ];
  } finally {
    await database.destroy();
    await embedded.stop();
    await folder.remove();
  }
}

async function somePlayers({ database }: ModelApp, atMost: number): Promise<Player[]> {
  const rows = await database
    .selectFrom('player')
    .select(['id', 'account'])
    .orderBy('id')
    .limit(atMost)
    .execute();
  return rows.map((row) => ({
    ...{ ...row, type: 0, isAgent: false, isTrial: false, mustChange: false },
  }));
}

async function measureClaims(app: ModelApp, each: number): Promise<Figure> {
  const players = await somePlayers(app, clients);
  const times: number[] = [];
  await Promise.all(
    players.map(async (player) => {
      for (let one = 0; one < each; one += 1) {
        const id = await givenTo(app, player, one);
        const began = performance.now();
        const claimed = await claimReward(app, id, player);
        times.push(performance.now() - began);
        if (!claimed.done) throw new Error(claimed.code);
      }
    }),
  );
  const how = `${times.length} claims of money by ${players.length} clients at once, in the gateway’s process`;
  const value = percentile(times, 0.99);
  return { name: 'rewards.claim', value, unit: 'ms at p99', how, goal: '≤ 50 ms' };
}

async function givenTo(app: ModelApp, player: Player, number: number): Promise<string> {
  let id = '';
  await inTransaction(app.database, async (transaction) => {
    const made = await makeGrant(app, transaction, {
      ...{ playerId: player.id, source: 'gift', sourceRef: `bench:${player.id}:${number}` },
      ...{ form: 'cash', amount: 100n, now: app.clock.now() },
    });
    if (made.done) id = made.value?.id ?? '';
    return done(null);
  });
  return id;
}

/** A day of so many players, and once more: the second time nobody is given anything. */
async function measureRebates(app: ModelApp, size: number): Promise<Figure[]> {
  const { database } = app;
  const classes = { RNG: [{ from: 0, rates: [80] }] };
  const rule = { classes, tiers: 'whole', minimum: 1, cap: null, claimDays: 14 } as const;
  const version = await proposeRebates(app, rule, ana);
  const approved = await approveRebates(app, version, firstStart);
  if (!approved.done) throw new Error(approved.code);
  const day = new Date(app.clock.now().getTime() + 2 * dayMs).toISOString().slice(0, 10);
  await sql`
    insert into rebate_play (day, player_id, class, valid)
    select ${day}::date, id, 'RNG', 100000 from player`.execute(database);
  await sql`
    insert into rebate_due (day, player_id, try_at)
    select ${day}::date, id, ${app.clock.now()} from player`.execute(database);
  await sql`analyze`.execute(database);
  app.clock.set(new Date(app.clock.now().getTime() + 4 * dayMs));
  const began = performance.now();
  const faults = await settleRebates(app);
  const seconds = (performance.now() - began) / 1_000;
  if (faults[0]) throw faults[0];
  const first = await countRebates(app);
  if (first !== size) throw new Error(`${first} of ${size} were given their rebate.`);
  await settleRebates(app);
  const again = (await countRebates(app)) - first;
  const how = `the rebate of a day for ${size} players, each in a transaction of their own`;
  return [
    { name: 'rewards.rebate-day', value: seconds, unit: 's', how, goal: '≤ 600 s at 1,000,000' },
    { name: 'rewards.rebate-again', value: again, unit: 'grants', how: `${how}, again`, goal: '0' },
  ];
}

async function countRebates({ database }: ModelApp): Promise<number> {
  const { count } = await database
    .selectFrom('reward_grant')
    .select((each) => each.fn.countAll<string>().as('count'))
    .where('source', '=', 'rebate')
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function measureBoard(app: ModelApp, size: number): Promise<Figure> {
  const { database } = app;
  await publishMission(
    app,
    {
      ...{ kind: 'board', code: 'bench', title: { es: 'Tabla', en: 'Board' }, tie: 'time' },
      ...{ window: { every: 'week' }, score: { counter: 'valid-bets' }, claimDays: 14 },
      ...{ prizes: [{ form: 'points', amount: 10 }], budget: { points: 100 } },
    },
    ana,
  );
  const [from, to] = [app.clock.now(), new Date(app.clock.now().getTime() + 3 * dayMs)];
  const { rows } = await sql<{ id: string }>`
    insert into mission_run (mission_id, code, begins_at, ends_at, counts_from, zone)
    select id, code, ${from}, ${to}, ${from}, 'UTC' from mission where code = 'bench'
    returning id`.execute(database);
  await sql`
    insert into mission_progress (run_id, player_id, condition, amount, reached_at)
    select ${rows[0]?.id ?? ''}::bigint, id, 0, id * 7919 % 1000003 + 1, ${from} from player`.execute(
    database,
  );
  await sql`vacuum analyze`.execute(database);
  const [player] = await somePlayers(app, 1);
  if (!player) throw new Error('Nobody plays.');
  const times: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const began = performance.now();
    const { value } = await readBoards(app, { language: 'en' }, player);
    times.push(performance.now() - began);
    if (value.boards[0]?.own === null) throw new Error('The player has no place.');
  }
  const how = `first places and one’s own on a board of ${size}`;
  const value = median(times.slice(1));
  return { name: 'rewards.board', value, unit: 'ms', how, goal: '≤ 25 ms at 1,000,000' };
}

/** The list, its hash and the draw, as the gateway makes them. */
function measureDraw(size: number): Figure {
  const each = 5;
  const ranges = Array.from({ length: Math.ceil(size / each) }, (_, place) => ({
    first: place * each + 1,
    last: place * each + each,
    holder: place.toString(16).padStart(16, '0'),
  }));
  const began = performance.now();
  const clientSeed = `raffle:${listHashOf(ranges)}`;
  const seed = { serverSeed: 'a'.repeat(64), clientSeed, nonce: 0 };
  const below = evenDraw(seed, (key, text) => createHmac('sha256', key).update(text).digest());
  const rules = { prizes: 100, reserves: 100, isOnePrizeEach: true };
  const picks = drawTickets(below, ranges, rules);
  const value = (performance.now() - began) / 1_000;
  const how = `${picks.length} tickets drawn out of ${size}, with the hash of their list`;
  return { name: 'rewards.raffle-draw', value, unit: 's', how, goal: '≤ 2 s at 1,000,000' };
}
