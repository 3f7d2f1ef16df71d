import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { sandboxNetwork, sealBeforeRoundMs } from '#lottery/beacon-networks.ts';
import type { Database } from '#server/db/open.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { advanceGame } from '#server/lottery/draws/advance-game.ts';
import { drawNumero } from '#server/lottery/draws/draw-numero.ts';
import type { DrawRules, TicketHooks } from '#server/lottery/draws/hooks.ts';
import { revealVoided } from '#server/lottery/draws/reveal-voided.ts';
import { testApp } from '#tests/database/test-app.ts';

/** A rule that a test can follow by hand: one digit out of seed, list and beacon. */
export const digitRules: DrawRules = {
  listRoot: (hashes) => digest(hashes.join()),
  draw: (_, { seed, game, numero, listRoot, beacon }) => [
    String(
      Number.parseInt(digest([seed, game, numero, listRoot, beacon].join(':')).slice(0, 12), 16) %
        10,
    ),
  ],
  isResult: (_, result) => result.every((ball) => /^\d$/.test(ball)),
};

export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

export interface Notes {
  opened: string[];
  drawn: string[];
  voided: string[];
  hashes: string[];
}

/** Writes down what tickets are called with, in the transaction's own order. */
export function notingHooks(): TicketHooks & { notes: Notes } {
  const notes: Notes = { opened: [], drawn: [], voided: [], hashes: [] };
  return {
    notes,
    listHashes: async () => notes.hashes,
    onOpened: async (_, id) => void notes.opened.push(id),
    onDrawn: async (_, id, edition) => void notes.drawn.push(`${id}/${edition}`),
    onVoided: async (_, id) => void notes.voided.push(id),
    onStopped: async () => undefined,
  };
}

interface PlantedGame {
  code: string;
  drawnBy?: 'house' | 'official';
  seconds?: number;
  feedCode?: string | null;
}

export async function plantGame(
  database: Database,
  { code, drawnBy = 'house', seconds = 60, feedCode = null }: PlantedGame,
): Promise<void> {
  await database
    .insertInto('lottery_game')
    .values({
      game_code: code,
      family: 'SSC',
      mode: 'LOTT',
      area: 'LOTT',
      vassalage: 'LOTT',
      drawn_by: drawnBy,
      feed_code: feedCode,
      time_zone: 'America/Bogota',
      schedule: {
        draws: { kind: 'every', seconds, from: '00:00', until: '24:00' },
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        numbering: 'running',
        pauses: [],
      },
      close_before_ms: 5_000,
      open_before_ms: 86_400_000,
      min_series: 1700,
      max_series: 1980,
      void_after_ms: 3_600_000,
    })
    .execute();
}

/** One gateway's two jobs, run by hand. */
export function drawStage(
  database: Database,
  app: AppContext = testApp(database),
  rules: DrawRules = digitRules,
) {
  const hooks = notingHooks();
  const advance = advanceGame(app, rules, hooks);
  const draw = drawNumero(app, rules, hooks);
  const reveal = revealVoided(app);
  const job = async (key: string) => ({
    key,
    body: {},
    due: new Date(),
    now: await databaseNow(database),
    attempt: 1,
  });
  return {
    app,
    hooks,
    notes: hooks.notes,
    advance: async (code: string) => advance(await job(code)),
    draw: async (id: string) => draw(await job(id)),
    reveal: async (id: string) => reveal(await job(id)),
  };
}

/** The same as a clock that runs on: every time of a game's numeros comes so much earlier. */
export async function passTime(database: Database, game: string, by: string): Promise<void> {
  const earlier = sql.raw(`- interval '${by}'`);
  await sql`
    update lottery_numero set opens_at = opens_at ${earlier}, closes_at = closes_at ${earlier},
      draws_at = draws_at ${earlier}, sealed_at = sealed_at ${earlier}
    where game_code = ${game}`.execute(database);
}

/** A numero that was sealed late, as if it had closed just before: its round is the one that was named. */
export async function asSealedInTime(database: Database, game: string): Promise<void> {
  const { genesisSeconds, periodSeconds } = sandboxNetwork;
  await sql`
    with closing as (
      select id, to_timestamp(${genesisSeconds}::bigint + (beacon_round - 1) * ${periodSeconds}::int
        - ${sealBeforeRoundMs / 1_000}::int) as at
      from lottery_numero where game_code = ${game} and seed is not null)
    update lottery_numero numero set planned_round = beacon_round, closes_at = at, draws_at = at,
      opens_at = at - interval '1 hour'
    from closing where closing.id = numero.id`.execute(database);
}

export async function statesOf(database: Database, game: string): Promise<string[]> {
  const rows = await database
    .selectFrom('lottery_numero')
    .select('state')
    .where('game_code', '=', game)
    .orderBy('closes_at')
    .execute();
  return rows.map(({ state }) => state);
}

export async function numerosOf(database: Database, game: string) {
  return database
    .selectFrom('lottery_numero')
    .selectAll()
    .where('game_code', '=', game)
    .orderBy('closes_at')
    .execute();
}

async function databaseNow(database: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(database);
  return rows[0]?.now ?? new Date();
}
