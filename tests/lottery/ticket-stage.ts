import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';
import { openSession } from '#server/identity/sessions/open-session.ts';
import type { Player } from '#server/kernel/answer.ts';
import { readBalances } from '#server/ledger/balances.ts';
import { placeTicket } from '#server/lottery/tickets/place-ticket.ts';
import { settleKind, settleNumero } from '#server/lottery/tickets/settle-numero.ts';
import { ticketHooks } from '#server/lottery/tickets/ticket-hooks.ts';
import { newPlayer, type TestApp } from '#tests/database/test-app.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { handRules } from './hand-rules.ts';

const schedule = JSON.stringify({
  draws: { kind: 'every', seconds: 600, from: '00:00', until: '24:00' },
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  numbering: 'running',
  pauses: [],
});

export async function plantLottery(database: Database): Promise<void> {
  const title = JSON.stringify({ es: 'Dígito', en: 'Digit' });
  await sql`insert into game_category (game_type, title, position) values ('LOTT', ${title}, 9)
    on conflict do nothing`.execute(database);
  await sql`insert into vendor (code, display_name, icon_url) values ('LOTT', ${title}, '/v/l.svg')
    on conflict do nothing`.execute(database);
  await sql`insert into vendor_category (vendor_code, game_type, account_type_name, position)
    values ('LOTT', 'LOTT', 'LOTT', 1) on conflict do nothing`.execute(database);
  await sql`insert into game_class (game_type, key, title, position) values
    ('LOTT', 'SSC', ${title}, 1) on conflict do nothing`.execute(database);
  await sql`insert into game (game_id, game_code, vendor_code, game_type, game_class, name, icon_url,
      currency, is_shown)
    values ('digit', 'DIGIT', 'LOTT', 'LOTT', 'SSC', ${title}, '/g/d.svg', 'USD', true)`.execute(
    database,
  );
  await sql`insert into lottery_game (game_code, family, mode, area, vassalage, drawn_by, time_zone,
      schedule, close_before_ms, open_before_ms, min_series, max_series, void_after_ms, is_stopped)
    values ('DIGIT', 'SSC', 'LOTT', 'LOTT', 'LOTT', 'official', 'UTC', ${schedule}, 5000, 86400000, 1700, 1980,
      3600000, true)`.execute(database);
  await sql`update lottery_game set is_stopped = false`.execute(database);
}

/** So many numeros of ten minutes each, the first one open. */
export async function plantNumeros(database: Database, many: number): Promise<string[]> {
  const { rows } = await sql<{ numero: string }>`
    with last as (
      select coalesce(max(numero::bigint), 0) as number,
        greatest(coalesce(max(closes_at), '-infinity'), clock_timestamp()) as at
      from lottery_numero where game_code = 'DIGIT')
    insert into lottery_numero (game_code, numero, opens_at, closes_at, draws_at, state)
    select 'DIGIT', (last.number + ordinal)::text, last.at + (ordinal - 1) * interval '10 minutes',
      last.at + ordinal * interval '10 minutes', last.at + ordinal * interval '10 minutes',
      case when ordinal = 1 then 'open' else 'upcoming' end
    from last, generate_series(1, ${many}) as ordinal
    returning numero`.execute(database);
  return rows.map(({ numero }) => numero);
}

export async function numeroId(database: Database, numero: string): Promise<string> {
  const row = await database
    .selectFrom('lottery_numero')
    .select('id')
    .where('numero', '=', numero)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** As draws do it: the sale ends, the list is sealed. */
export async function closeNumero(database: Database, numero: string): Promise<void> {
  await sql`update lottery_numero set state = 'closed', sealed_at = clock_timestamp(),
      list_root = ${'0'.repeat(64)}, list_count = 0,
      opens_at = opens_at - interval '1 year', closes_at = closes_at - interval '1 year',
      draws_at = draws_at - interval '1 year'
    where numero = ${numero} and state in ('open', 'upcoming')`.execute(database);
}

/** A first result, or a corrected one, and the job that follows. */
export async function drawNumero(app: TestApp, numero: string, result: string): Promise<void> {
  const { database } = app;
  await closeNumero(database, numero);
  await sql`update lottery_numero set state = 'drawn', result = ${JSON.stringify([result])},
      edition = edition + 1, drawn_at = clock_timestamp()
    where numero = ${numero} and state in ('closed', 'settled')`.execute(database);
  await settle(app, numero);
}

export async function voidNumero(app: TestApp, numero: string): Promise<void> {
  await sql`update lottery_numero set state = 'void', voided_at = clock_timestamp(),
    void_reason = 'no-beacon', voided_by = 'machine' where numero = ${numero}`.execute(
    app.database,
  );
  await settle(app, numero);
}

export async function settle(app: TestApp, numero: string): Promise<void> {
  const now = new Date();
  const key = await numeroId(app.database, numero);
  const job = { key, body: {}, due: now, now, attempt: 1 };
  if (settleKind !== 'lottery-settle') throw new Error('The hooks plan another kind.');
  await settleNumero(app, handRules)(job);
}

export const hashesOf = (app: TestApp, id: string) =>
  app.database
    .transaction()
    .execute((transaction) => ticketHooks.listHashes(transaction as never, id));

export async function buyer(app: TestApp, account: string, amount = 1_000_000n): Promise<Player> {
  const player = await newPlayer(app.database, account);
  await openSession(app, player.id);
  await giveMoney(app.database, { playerId: player.id, amount, commodity: 'USD' });
  return player;
}

export type Slip = Parameters<typeof placeTicket>[2];

/** Costs 200 minor units a digit; 1800 pays 1,800 for a hit. */
export function slipFor(numero: string, change: Partial<Slip> = {}): Slip {
  return {
    requestId: crypto.randomUUID(),
    purse: 'money',
    language: 'es',
    game: 'DIGIT',
    numero,
    series: 1_980,
    lines: [{ play: 'digit', choice: [['7']], unit: '1', multiple: 1 }],
    ...change,
  };
}

export async function buy(app: TestApp, slip: Slip, player: Player) {
  const sold = await placeTicket(app, handRules, slip, player);
  if (!sold.done) throw new Error(sold.code);
  return sold.value;
}

export async function moneyOf({ database }: TestApp, { id }: Player) {
  const found = await readBalances(database, id);
  const of = (wanted: string) => found.find(({ kind }) => kind === wanted)?.amount ?? '0';
  return { main: Number(of('player-main')), held: Number(of('player-held')) };
}
