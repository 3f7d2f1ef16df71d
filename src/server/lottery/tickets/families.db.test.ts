import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { drawResult } from '#lottery/draw-result.ts';
import { findPlay, playsOf } from '#lottery/plays/find-play.ts';
import { randomChoice } from '#lottery/random-choice.ts';
import { quoteSlip, settleSlip } from '#lottery/slip.ts';
import { type Family, families, type Line, type Mode } from '#lottery/types.ts';
import type { Player } from '#server/kernel/answer.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { beginOwnBreak } from '#server/protection/begin-break.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { buyer, moneyOf, plantLottery, type Slip, slipFor } from '#tests/lottery/ticket-stage.ts';
import { cancelTicket } from './cancel-ticket.ts';
import { placeTicket } from './place-ticket.ts';
import { listTickets } from './read-tickets.ts';
import { settleNumero } from './settle-numero.ts';
import { stopBarredChases } from './stop-barred-chases.ts';
import { ticketRules } from './ticket-rules.ts';

const { database } = await freshDatabase({ poolSize: 10 });
const app = testApp(database);
await plantLottery(database);
for (const family of families) await plantFamily(family);

const funds = 1_000_000_000n;
let count = 0;
let ana: Player;

beforeEach(async () => {
  count += 1;
  app.clock.set(new Date().toISOString());
  ana = await buyer(app, `family-${count}`, funds);
});

function gameOf(family: Family): string {
  return `OF_${family}`;
}

function modeOf(family: Family): Mode {
  if (family.startsWith('VN')) return 'ZY';
  return ['TH', 'LAO', 'MY4D'].includes(family) ? 'SEA' : 'LOTT';
}

/** As `plantLottery` plants one of five digits, with a family's own plays. */
async function plantFamily(family: Family): Promise<void> {
  const code = gameOf(family);
  const own = JSON.stringify({ game_code: code, family, mode: modeOf(family) });
  await sql`insert into game (game_id, game_code, vendor_code, game_type, game_class, name, icon_url,
      currency, is_shown)
    select ${code}, ${code}, vendor_code, game_type, game_class, name, icon_url, currency, true
    from game where game_code = 'DIGIT'`.execute(database);
  await sql`insert into lottery_game select (jsonb_populate_record(own, ${own}::jsonb)).*
    from lottery_game own where game_code = 'DIGIT'`.execute(database);
}

interface Planted {
  id: string;
  numero: string;
}

/** One that is open, and two after it. */
async function plantThree(family: Family): Promise<[Planted, Planted, Planted]> {
  const { rows } = await sql<Planted>`
    with last as (
      select coalesce(max(numero::bigint), 0) as number from lottery_numero
      where game_code = ${gameOf(family)}),
    closed as (
      update lottery_numero set state = 'upcoming' where state = 'open')
    insert into lottery_numero (game_code, numero, opens_at, closes_at, draws_at, state)
    select ${gameOf(family)}, (number + ordinal)::text, clock_timestamp(),
      clock_timestamp() + ordinal * interval '1 day', clock_timestamp() + ordinal * interval '1 day',
      case when ordinal = 1 then 'open' else 'upcoming' end
    from last, generate_series(1, 3) as ordinal
    returning id, numero`.execute(database);
  return rows as [Planted, Planted, Planted];
}

/** A line of every play of the family, picked by chance: the same for the same family. */
function linesOf(family: Family): Line[] {
  let state = families.indexOf(family) + 1;
  const next = (size: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * size);
  };
  return playsOf(family).map((play) => ({
    ...{ play: play.code, choice: randomChoice(play, next), unit: '1' as const, multiple: 1 },
  }));
}

function slipOf(family: Family, numero: string, change: Partial<Slip> = {}): Slip {
  const lines = linesOf(family).map((line) => ({
    ...line,
    choice: line.choice.map((row) => [...row]),
  }));
  return slipFor(numero, { game: gameOf(family), lines, ...change });
}

const termsOf = (family: Family) => ({
  ...{ family, mode: modeOf(family), series: 1_980, maxSeries: 1_980, minorDigits: 2 },
});

function stakeOf(family: Family): bigint {
  const quote = quoteSlip(findPlay, linesOf(family), termsOf(family));
  if (quote.fault !== undefined) throw new Error(`${family}: ${quote.fault}`);
  return quote.stake;
}

async function sells(slip: Slip, player: Player) {
  const sold = await placeTicket(app, ticketRules, slip, player);
  if (!sold.done) throw new Error(sold.code);
  return sold.value;
}

const refusalOf = async (slip: Slip, player: Player) => {
  const sold = await placeTicket(app, ticketRules, slip, player);
  return sold.done ? 'sold' : sold.code;
};

const jobOf = (key: string) => ({ key, body: {}, due: new Date(), now: new Date(), attempt: 1 });

async function close({ id }: Planted): Promise<void> {
  await sql`update lottery_numero set state = 'closed', sealed_at = clock_timestamp(),
      list_root = ${'0'.repeat(64)}, list_count = 0, opens_at = opens_at - interval '1 year',
      closes_at = closes_at - interval '1 year', draws_at = draws_at - interval '1 year'
    where id = ${id}`.execute(database);
}

const main = async (player: Player) => {
  const { main: own, held } = await moneyOf(app, player);
  return { main: BigInt(own), held: BigInt(held) };
};

const isSound = async () => expect((await verifyLedger(database)).faults).toEqual([]);

describe.each(families)('every play of %s on one slip', (family) => {
  const stake = stakeOf(family);

  test('repeats over later draws with its cost set aside; a break returns what has not begun, and sells nothing', async () => {
    const [first, ...later] = await plantThree(family);
    const numeros = later.map(({ numero }, index) => ({ numero, multiple: index + 2 }));
    const chase = { stopsOnWin: false, numeros };
    const { chase: own } = await sells(slipOf(family, first.numero, { chase }), ana);
    expect(own?.tickets).toHaveLength(3);
    expect(await main(ana)).toEqual({ main: funds - 6n * stake, held: 5n * stake });
    const begun = await beginOwnBreak(app, ana.id, { kind: 'cool-off', hours: 24 });
    expect(begun.done).toBe(true);
    await stopBarredChases(app)(jobOf(ana.id));
    expect(await main(ana)).toEqual({ main: funds - stake, held: 0n });
    expect(await refusalOf(slipOf(family, first.numero), ana)).toBe('break.active');
    // What was bought before the break is played to its end.
    const sealed = { seed: 's', game: family, numero: first.numero, listRoot: '', beacon: '' };
    const result = drawResult(family, sealed);
    const { paid } = settleSlip(findPlay, linesOf(family), termsOf(family), result);
    await close(first);
    await sql`update lottery_numero set state = 'drawn', result = ${JSON.stringify(result)},
      edition = 1, drawn_at = clock_timestamp() where id = ${first.id}`.execute(database);
    await settleNumero(app, ticketRules)(jobOf(first.id));
    expect(await main(ana)).toEqual({ main: funds - stake + paid, held: 0n });
    await isSound();
  });

  test('is bought once by two devices that send it at once, and its stake returns once', async () => {
    const [{ numero }] = await plantThree(family);
    const slip = slipOf(family, numero);
    const [one, other] = await Promise.all([sells(slip, ana), sells(slip, ana)]);
    expect(other.ticket.id).toBe(one.ticket.id);
    expect(await main(ana)).toEqual({ main: funds - stake, held: 0n });
    const request = { ticketId: one.ticket.id, language: 'es' as const };
    const answers = await Promise.all([1, 2].map(() => cancelTicket(app, request, ana)));
    const codes = answers.map((answer) => (answer.done ? 'done' : answer.code)).sort();
    expect(codes).toEqual(['done', 'ticket.over']);
    expect(await main(ana)).toEqual({ main: funds, held: 0n });
    await isSound();
  });

  test('that closes under the thumb is refused, and is bought as it is for the next draw', async () => {
    const [first, next] = await plantThree(family);
    await close(first);
    await sql`update lottery_numero set state = 'open' where id = ${next.id}`.execute(database);
    expect(await refusalOf(slipOf(family, first.numero), ana)).toBe('numero.closed');
    expect(await main(ana)).toEqual({ main: funds, held: 0n });
    const { ticket } = await sells(slipOf(family, next.numero), ana);
    expect(ticket).toMatchObject({ stake: String(stake), lines: linesOf(family) });
  });

  test('is bought by somebody on trial with coins alone, and touches no money', async () => {
    const [{ numero }] = await plantThree(family);
    const trial = { ...ana, isTrial: true };
    expect(await refusalOf(slipOf(family, numero), trial)).toBe('purse.coins-only');
    const { ticket } = await sells(slipOf(family, numero, { purse: 'coins' }), trial);
    expect(ticket).toMatchObject({ purse: 'coins', currency: 'COINS', stake: String(stake) });
    expect(await main(ana)).toEqual({ main: funds, held: 0n });
    const own = { purse: 'coins', language: 'es', game: gameOf(family) } as const;
    const listed = await listTickets(database, own, trial);
    expect(listed.value.list.map(({ id }) => id)).toEqual([ticket.id]);
  });
});
