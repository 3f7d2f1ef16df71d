import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import type { Player } from '#server/kernel/answer.ts';
import { plan } from '#server/kernel/jobs.ts';
import { mainBalance } from '#server/ledger/main-balance.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { gameKind } from '#server/lottery/draws/advance-game.ts';
import { enterResult } from '#server/lottery/draws/enter-result.ts';
import { selectGame, selectNumero } from '#server/lottery/draws/store.ts';
import { placeTicket } from '#server/lottery/tickets/place-ticket.ts';
import { ticketHooks } from '#server/lottery/tickets/ticket-hooks.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import type { Figure } from '#tests/bench/figure.ts';
import { runServer } from '#tests/bench/run-program.ts';
import { newPlayer } from '#tests/database/test-app.ts';
import { digitRules } from '#tests/lottery/draw-stage.ts';
import { handRules } from '#tests/lottery/hand-rules.ts';
import { plantLottery, plantNumeros, slipFor } from '#tests/lottery/ticket-stage.ts';
import { type ModelApp, modelApp } from '#tests/models/model-house.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { createKiller } from './vendors-kills.ts';

interface LotteryKilling {
  numeros: number;
  ticketsEach: number;
  /** Of each kind: of a gateway, and of the database. */
  kills: number;
}

interface LotteryKillFigures {
  tickets: number;
  corrected: number;
  killedGateways: number;
  killedDatabases: number;
  /** Players who have something else than their tickets come to. */
  astray: number;
  /** Tickets that were not settled by the newest edition, or not as it says. */
  wrongTickets: number;
  ledgerFaults: number;
}

const crowd = 8;
const funds = 10_000_000n;
const digits = ['3', '7'] as const;

/** Numeros are closed, drawn, settled and corrected while two gateways and the database are killed in turns. */
export async function settleAndKill(wanted: LotteryKilling): Promise<LotteryKillFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'verbena-lottery-'));
  const embedded = await openEmbedded(folder);
  const { connectionString } = embedded;
  const database = openDatabase({
    ...{ connectionString, poolSize: 8 },
    onConnectionLost: () => undefined,
  });
  // Batches are small, so that most kills come between two of them or within one.
  const start = () => runServer('lottery-server.ts', [connectionString, '10']);
  try {
    await migrate(database);
    await plantLottery(database);
    const app = modelApp(database, readSettings({}));
    const players = await newCrowd(database);
    const numeros = await plantNumeros(database, wanted.numeros);
    await sql`update lottery_numero set state = 'open'`.execute(database);
    await sell(app, { players, numeros, each: wanted.ticketsEach });
    const gateways = await Promise.all([start(), start()]);
    const cluster = join(await realpath(join(folder, 'postgres')), 'cluster');
    const killer = createKiller({ gateways, start, cluster, kills: wanted.kills });
    const every = Math.max(1, Math.floor((numeros.length * 2) / (wanted.kills * 2)));
    let steps = 0;
    const disturb = () => {
      steps += 1;
      if (steps % every === 0) killer.killNext();
    };
    const corrected = numeros.filter((_, index) => index % 3 === 0);
    await eachOf(numeros, 4, (numero) =>
      liveThrough(app, { numero, isCorrected: corrected.includes(numero), disturb }),
    );
    const killed = await killer.end();
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    return {
      tickets: numeros.length * wanted.ticketsEach,
      corrected: corrected.length,
      ...killed,
      ...(await stubbornly(() => judge(database, players))),
    };
  } finally {
    await database.destroy();
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A hundred deaths amid closing and settlement, and whether anything was lost or paid twice. */
export async function measureLotteryKills(): Promise<Figure[]> {
  const figures = await settleAndKill({ numeros: 50, ticketsEach: 80, kills: 50 });
  const { astray, wrongTickets, ledgerFaults } = figures;
  return [
    {
      name: 'lottery.kills',
      value: astray + wrongTickets + ledgerFaults,
      unit: 'faults',
      how: 'numeros closed, drawn, settled and corrected by two gateways; those and PostgreSQL killed in turns',
      goal: '0',
      besides: { ...figures },
    },
  ];
}

async function newCrowd(database: Database): Promise<Player[]> {
  const players: Player[] = [];
  for (let index = 0; index < crowd; index += 1) {
    const player = await newPlayer(database, `kill${index}`);
    await giveMoney(database, { playerId: player.id, amount: funds, commodity: 'USD' });
    players.push(player);
  }
  return players;
}

interface Selling {
  players: readonly Player[];
  numeros: readonly string[];
  each: number;
}

async function sell(app: ModelApp, { players, numeros, each }: Selling): Promise<void> {
  await eachOf(numeros, 4, async (numero) => {
    for (let ticket = 0; ticket < each; ticket += 1) {
      const digit = digits[ticket % 2] ?? '3';
      const line = { play: 'digit', choice: [[digit]], unit: '1', multiple: 1 } as const;
      const slip = {
        ...slipFor(numero, { series: 1_800 }),
        lines: [{ ...line, choice: [[digit]] }],
      };
      const player = players[ticket % players.length] as Player;
      const sold = await placeTicket(app, handRules, slip, player);
      if (!sold.done) throw new Error(sold.code);
    }
  });
}

interface Life {
  numero: string;
  isCorrected: boolean;
  disturb: () => void;
}

/** One numero from its closing to its last settlement; what fails because something died is done again. */
async function liveThrough(app: ModelApp, { numero, isCorrected, disturb }: Life): Promise<void> {
  const { database } = app;
  const find = async () => {
    const { rows } = await sql<{ id: string; state: string; settled: number }>`
      select id, state, settled_edition as settled from lottery_numero
      where numero = ${numero}`.execute(database);
    return rows[0] ?? { id: '', state: '', settled: 0 };
  };
  await stubbornly(() =>
    database.transaction().execute(async (transaction) => {
      await sql`update lottery_numero set opens_at = opens_at - interval '1 year',
          closes_at = closes_at - interval '1 year', draws_at = draws_at - interval '1 year'
        where numero = ${numero} and closes_at > clock_timestamp()`.execute(transaction);
      await plan(transaction, { kind: gameKind, key: 'DIGIT', due: new Date(0) });
    }),
  );
  disturb();
  await until(async () => (await find()).state === 'closed');
  await enterTwice(app, (await stubbornly(find)).id, { result: '7', edition: 1 });
  disturb();
  await until(async () => (await find()).settled === 1);
  if (!isCorrected) return;
  await enterTwice(app, (await stubbornly(find)).id, { result: '3', edition: 2 });
  await until(async () => (await find()).settled === 2);
}

/** Two operators, each until their entry is written down. */
async function enterTwice(
  app: ModelApp,
  id: string,
  { result, edition }: { result: string; edition: number },
): Promise<void> {
  await until(async () => {
    for (const by of ['ana', 'luis']) {
      const [game, numero] = [
        await selectGame(app.database, 'DIGIT'),
        await selectNumero(app.database, id),
      ];
      if (!game || !numero) return false;
      if (numero.edition >= edition) return true;
      const reason = edition > 1 ? 'it was misread' : null;
      const entry = { source: 'operator', by, result: [result], reason } as const;
      await enterResult(app, digitRules, ticketHooks, { game, numero, ...entry });
    }
    return false;
  });
}

async function judge(database: Database, players: readonly Player[]) {
  const { rows } = await sql<{ player: string; comes: string; wrong: string }>`
    select ticket.player_id as player, sum(due.paid + 18 - ticket.stake)::text as comes,
      count(*) filter (where (ticket.edition, ticket.paid, ticket.rebate, ticket.given)
        <> (numero.edition, due.paid, 18, due.paid + 18))::text as wrong
    from lottery_ticket ticket join lottery_numero numero on numero.id = ticket.numero_id
    cross join lateral (
      select case when ticket.lines #> '{0,choice,0}' = numero.result then 1800 else 0 end as paid) as due
    group by 1`.execute(database);
  let astray = 0;
  for (const { id } of players) {
    const comes = rows.find(({ player }) => player === id)?.comes ?? '0';
    if ((await mainBalance(database, id, 'USD')) !== funds + BigInt(comes)) astray += 1;
  }
  const { faults } = await verifyLedger(database);
  const wrongTickets = rows.reduce((sum, { wrong }) => sum + Number(wrong), 0);
  return { astray, wrongTickets, ledgerFaults: faults.length };
}

const pauseMs = 50;
const mostTries = 2_400;

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    if (await isSo().catch(() => false)) return;
    await delay(pauseMs);
  }
  throw new Error('What was waited for never came.');
}

/** Again and again while the database is down. */
async function stubbornly<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (thrown) {
      if (tries === mostTries) throw thrown;
      await delay(pauseMs);
    }
  }
}

async function eachOf<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
    }),
  );
}
