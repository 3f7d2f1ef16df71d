import { sql } from 'kysely';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import { openSession } from '#server/identity/sessions/open-session.ts';
import type { Player } from '#server/kernel/answer.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { placeTicket } from '#server/lottery/tickets/place-ticket.ts';
import { settleNumero } from '#server/lottery/tickets/settle-numero.ts';
import { ticketRules } from '#server/lottery/tickets/ticket-rules.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { newPlayer } from '#tests/database/test-app.ts';
import { numeroId, plantLottery, plantNumeros, slipFor } from '#tests/lottery/ticket-stage.ts';
import { type ModelApp, modelApp } from '#tests/models/model-house.ts';
import { openPurses } from '#tests/stages/ledger-books.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { openBare } from './bare-posting.ts';
import { type Figure, median, rounded } from './figure.ts';
import { temporaryFolder } from './run-program.ts';

const clients = 16;
const roundMs = 3_000;
const rounds = 4;
const settled = 100_000;

/** Tickets a second beside the bare posting, and how long a numero with many of them takes to settle. */
export async function measureLottery(): Promise<Figure[]> {
  const folder = await temporaryFolder();
  const embedded = await openEmbedded(folder.path);
  const { connectionString } = embedded;
  const database = openDatabase({ connectionString, poolSize: clients, statementTimeoutMs: 0 });
  try {
    await migrate(database);
    await plantLottery(database);
    const app = modelApp(database, readSettings({}));
    const players: Player[] = [];
    for (let index = 0; index < 100; index += 1) {
      const player = await newPlayer(database, `rate${index}`);
      await openSession(app, player.id);
      await giveMoney(database, { playerId: player.id, amount: 10n ** 12n, commodity: 'USD' });
      players.push(player);
    }
    const [first = '', second = ''] = await plantNumeros(database, 3);
    await sql`update lottery_numero set state = 'open'`.execute(database);
    return [
      await measureSale(app, { players, numero: first, connectionString }),
      await measureSettlement(database, { app, player: players[0] as Player, numero: second }),
    ];
  } finally {
    await database.destroy();
    await embedded.stop();
    await folder.remove();
  }
}

interface Selling {
  players: readonly Player[];
  numero: string;
  connectionString: string;
}

async function measureSale(
  app: ModelApp,
  { players, numero, connectionString }: Selling,
): Promise<Figure> {
  const { database } = app;
  const house = await openAccount(database, { kind: 'house', commodity: 'COP' });
  const purses = await openPurses(database, { count: 100, amount: 0, name: 'bare' });
  const bare = await openBare(connectionString, clients);
  const ours: number[] = [];
  const bares: number[] = [];
  try {
    // The first round warms both.
    for (let round = 0; round <= rounds; round += 1) {
      const bareRate = await perSecond((client) =>
        bare[client]?.post(crypto.randomUUID(), house, anyOf(purses)),
      );
      const ourRate = await perSecond(() => buyOne(app, anyOf(players), numero));
      if (round === 0) continue;
      bares.push(bareRate);
      ours.push(ourRate);
    }
  } finally {
    for (const { end } of bare) await end();
  }
  const ratio = median(ours.map((rate, round) => rate / (bares[round] ?? Number.NaN)));
  return {
    ...{ name: 'lottery.sale', value: median(ours), unit: 'tickets/s' },
    how: `${clients} at once for ${roundMs / 1_000} s, ${rounds} rounds in turns`,
    goal: '0.35 of the bare posting',
    besides: { bareFunction: rounded(median(bares)), ratio: rounded(ratio) },
  };
}

async function buyOne(app: ModelApp, player: Player, numero: string): Promise<void> {
  const line = { play: 'two-front-direct', unit: '1', multiple: 1 } as const;
  const slip = { ...slipFor(numero), lines: [{ ...line, choice: [['1'], ['2']] }] };
  const sold = await placeTicket(app, ticketRules, slip, player);
  if (!sold.done) throw new Error(sold.code);
}

interface Settling {
  app: ModelApp;
  player: Player;
  numero: string;
}

async function measureSettlement(
  database: Database,
  { app, player, numero }: Settling,
): Promise<Figure> {
  await buyOne(app, player, numero);
  const id = await numeroId(database, numero);
  await copyTickets(database, id);
  await sql`update lottery_numero set state = 'drawn', result = '["1","2","3","4","5"]', edition = 1,
      drawn_at = clock_timestamp(), sealed_at = clock_timestamp(), list_root = repeat('0', 64),
      list_count = 0 where id = ${id}`.execute(database);
  const began = performance.now();
  await settleNumero(
    app,
    ticketRules,
  )({ key: id, body: {}, due: new Date(), now: new Date(), attempt: 1 });
  const seconds = (performance.now() - began) / 1_000;
  return {
    ...{ name: 'lottery.settlement', value: seconds, unit: 's' },
    how: `${settled} tickets of one numero, one in ten wins`,
    goal: '30 s or less on two cores',
    besides: { perSecond: rounded(settled / seconds) },
  };
}

/** As if they had been sold to everybody in turns; every tenth bets on what comes. */
async function copyTickets(database: Database, id: string): Promise<void> {
  await sql`
    with sold as (
      select ticket.*, nextval('lottery_ticket_id') as new_id, ordinal, own.id as owner
      from lottery_ticket ticket, generate_series(1, ${settled - 1}::int) as ordinal
      join (select id, row_number() over (order by id) as number from player) as own
        on own.number = 1 + ordinal % 100
      where ticket.numero_id = ${id}
    ), recorded as (
      insert into bet_record (player_id, game_type, vendor_code, game_name, round, stake, state, placed_at)
      select owner, 'LOTT', 'LOTT', '{}', new_id::text, stake, 'open', placed_at from sold
      returning id, round
    )
    insert into lottery_ticket (id, player_id, numero_id, purse, commodity, placed_at, lines, notes,
      series, max_series, minor_digits, stake, best, state, is_held, salt, hash, record_id)
    select new_id, owner, numero_id, purse, commodity, placed_at,
      case when ordinal % 10 = 0 then lines else jsonb_set(lines, '{0,choice}', '[["3"], ["4"]]') end,
      notes, series, max_series, minor_digits, stake, best, 'open', false, salt,
      encode(sha256(new_id::text::bytea), 'hex'), recorded.id
    from sold join recorded on recorded.round = sold.new_id::text`.execute(database);
}

const anyOf = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(Math.random() * items.length)] as Item;

async function perSecond(work: (client: number) => unknown): Promise<number> {
  const began = performance.now();
  let count = 0;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() - began < roundMs) {
        await work(client);
        count += 1;
      }
    }),
  );
  return count / ((performance.now() - began) / 1_000);
}
