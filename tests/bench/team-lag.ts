import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';
import { readLagSeconds } from '#server/settled-facts/read-facts.ts';
import { countFacts, factsAtOnce, teamReader } from '#server/team/count-facts.ts';
import type { ModelApp } from '#tests/models/model-house.ts';
import { type Figure, median, percentile } from './figure.ts';

const betsASecond = 1_000;
const seconds = 30;
const ticksASecond = 20;

/** Bets settle at a steady rate while the job of the figures works as it does in a gateway. */
export async function measureLag(app: ModelApp, agentId: string): Promise<Figure> {
  const { database } = app;
  const players = await selectSome(database, agentId);
  const lags: number[] = [];
  let isOver = false;
  let written = 0;
  const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
  const write = async () => {
    const began = performance.now();
    for (let tick = 0; tick < seconds * ticksASecond; tick += 1) {
      await settleBets(database, players, { tick, now: new Date() });
      written += betsASecond / ticksASecond;
      await rest(began + (tick + 1) * (1_000 / ticksASecond) - performance.now());
    }
    isOver = true;
    return written / ((performance.now() - began) / 1_000);
  };
  const count = async () => {
    while (!isOver) {
      app.clock.set(new Date());
      if ((await countFacts(app)) < factsAtOnce) await rest(1_000);
    }
  };
  const look = async () => {
    while (!isOver) {
      lags.push(await readLagSeconds(database, teamReader));
      await rest(100);
    }
  };
  const [rate] = await Promise.all([write(), count(), look()]);
  return {
    ...{ name: 'team.lag', value: percentile(lags, 0.99), unit: 's' },
    how: `p99 of the oldest fact's age, ${betsASecond} bets a second wanted for ${seconds} s, the counting job as it runs`,
    goal: '≤ 5 s',
    besides: { betsASecond: rate, median: median(lags), looks: lags.length },
  };
}

async function selectSome(database: Database, agentId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select descendant_id as id from team_line where ancestor_id = ${agentId}
    order by descendant_id desc limit 5000`.execute(database);
  return rows.map(({ id }) => id);
}

async function settleBets(
  database: Database,
  players: readonly string[],
  { tick, now }: { tick: number; now: Date },
): Promise<void> {
  const share = betsASecond / ticksASecond;
  await sql`
    insert into bet_record (player_id, game_type, vendor_code, game_name, round, stake, payout, state,
      placed_at, settled_at)
    select (${[...players]}::bigint[])[1 + (n * 7919 + ${tick}::integer * 104729) % ${players.length}::integer],
      'RNG', 'LARGE', '{"es":"Juego","en":"Game"}', 'lag:' || ${tick}::integer || ':' || n, 10000, 0, 'lost',
      ${now}, ${now}
    from generate_series(1, ${share}::integer) as n`.execute(database);
}
