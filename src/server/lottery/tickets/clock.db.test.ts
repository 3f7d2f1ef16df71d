import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { advanceGame } from '#server/lottery/draws/advance-game.ts';
import { drawNumero } from '#server/lottery/draws/draw-numero.ts';
import { openBeaconSandboxOf } from '#server/ports/beacon/open-beacon.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { standInClock } from '#tests/database/stand-in-clock.ts';
import { eventsOf, testApp } from '#tests/database/test-app.ts';
import { digitRules, numerosOf } from '#tests/lottery/draw-stage.ts';
import { handRules } from '#tests/lottery/hand-rules.ts';
import {
  buy,
  buyer,
  moneyOf,
  plantLottery,
  type Slip,
  slipFor,
} from '#tests/lottery/ticket-stage.ts';
import { settleNumero } from './settle-numero.ts';
import { ticketHooks } from './ticket-hooks.ts';

const { database, connectionString } = await freshDatabase();
const seller = testApp(database);
const clock = await standInClock(database, connectionString);
// Far ahead, so that every round of the beacon can be had at once.
const ahead = testApp(database);
ahead.clock.set('2030-01-01T00:00:00Z');
const beacon = await openBeaconSandboxOf(ahead);
const gateways = [openGateway(), openGateway()];

beforeAll(async () => {
  await plantLottery(database);
  await sql`update lottery_game set drawn_by = 'house'`.execute(database);
});
afterAll(async () => {
  await beacon?.close();
  for (const { close } of gateways) await close();
});

/** A game is never planned before what it planned already, so each jump has one of its own. */
beforeEach(async () => {
  await clock.shift('0');
  for (const table of ['ticket', 'numero', 'chain']) {
    await sql`delete from ${sql.table(`lottery_${table}`)}`.execute(database);
  }
});

/** Its jobs by hand, under the database's other clock. */
function openGateway() {
  const there = openDatabase({ connectionString: clock.connectionString, poolSize: 4 });
  const app = { ...ahead, database: there };
  const advance = advanceGame(app, digitRules, ticketHooks);
  const draw = drawNumero(app, digitRules, ticketHooks);
  const settle = settleNumero(app, handRules);
  const job = async (key: string) => {
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(there);
    const now = rows[0]?.now ?? new Date();
    return { key, body: {}, due: now, now, attempt: 1 };
  };
  return {
    app,
    advance: async () => advance(await job('DIGIT')),
    draw: async (id: string) => draw(await job(id)),
    settle: async (id: string) => settle(await job(id)),
    close: () => there.destroy(),
  };
}

const idsIn = async (...states: string[]) =>
  (await numerosOf(database, 'DIGIT')).filter(({ state }) => states.includes(state));

/** Both gateways do everything that is due, at the same moment. */
async function bothAtOnce(): Promise<void> {
  const both = (work: (gateway: (typeof gateways)[number]) => Promise<unknown>) =>
    Promise.all(gateways.map(work));
  await both(({ advance }) => advance());
  for (const { id } of await idsIn('closed')) await both(({ draw }) => draw(id));
  for (const { id } of await idsIn('drawn', 'void')) await both(({ settle }) => settle(id));
}

/** Bought as one gateway sells it; every digit is on it, so that whatever is drawn has to pay. */
async function buyAll(player: Awaited<ReturnType<typeof buyer>>): Promise<string | null> {
  const [open] = await idsIn('open');
  const gateway = gateways[0];
  if (!open || !gateway) return null;
  const app = { ...seller, database: gateway.app.database };
  const { rows } = await sql<{ is_open: boolean }>`
    select closes_at > clock_timestamp() as is_open from lottery_numero where id = ${open.id}`.execute(
    app.database,
  );
  if (!rows[0]?.is_open) return null;
  const line: Slip['lines'][number] = {
    ...{ play: 'digit', unit: '1', multiple: 1 },
    choice: [[...'0123456789']],
  };
  const sold = await buy(app, slipFor(open.numero, { lines: [line] }), player);
  return sold.ticket.id;
}

const postingsOf = async (ticketId: string) => {
  const { rows } = await sql<{ kind: string }>`
    select kind from ledger_transfer where reference = ${`lottery:${ticketId}`} order by kind`.execute(
    database,
  );
  return rows.map(({ kind }) => kind);
};

test.each(['1 hour', '1 day', '-1 hour', '-1 day'])(
  'a clock that jumps by %s amid sale, closing, draw and settlement settles each numero once',
  async (jump) => {
    const player = await buyer(seller, `jump${jump.replace(/\W/g, '-')}`);
    const before = await moneyOf(seller, player);
    const tickets: string[] = [];
    // Each time of day is passed twice: once as it comes, once more after the clock was set right again.
    for (const at of ['0', jump, '0', '11 minutes', jump, '11 minutes', '22 minutes', '3 days']) {
      await clock.shift(at);
      await bothAtOnce();
      const bought = await buyAll(player);
      if (bought) tickets.push(bought);
    }
    await clock.shift('6 days');
    await bothAtOnce();
    expect(tickets.length).toBeGreaterThan(3);
    const rows = await database
      .selectFrom('lottery_ticket')
      .select(['id', 'state', 'stake', 'given'])
      .where('player_id', '=', player.id)
      .orderBy('id')
      .execute();
    expect(rows.map(({ id }) => id)).toEqual(tickets);
    let money = BigInt(before.main);
    for (const { id, state, stake, given } of rows) {
      expect(['won', 'void']).toContain(state);
      const paid = state === 'won' ? 'win' : 'bet-void';
      expect(await postingsOf(id)).toEqual(['bet', paid].toSorted());
      money += state === 'won' ? BigInt(given) - BigInt(stake) : 0n;
    }
    expect(rows.some(({ state }) => state === 'won')).toBe(true);
    expect(await moneyOf(seller, player)).toEqual({ main: Number(money), held: 0 });
    expect(await toldTwice()).toEqual([]);
  },
);

/** What became of a numero is told once, so whatever was told twice happened twice. */
async function toldTwice(): Promise<string[]> {
  const told = (await eventsOf(database))
    .filter(({ topic }) => topic === 'room:lottery:DIGIT')
    .map(({ body }) => body as { id: string; state: string })
    .map(({ id, state }) => `${id} ${state}`);
  return told.filter((one, index) => told.indexOf(one) !== index);
}
