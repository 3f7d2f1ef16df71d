import { beforeEach, describe, expect, test } from 'vitest';
import type { Player } from '#server/kernel/answer.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { listBets } from '#server/records/list-bets.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { handRules } from '#tests/lottery/hand-rules.ts';
import {
  buy,
  buyer,
  closeNumero,
  drawNumero,
  hashesOf,
  moneyOf,
  numeroId,
  plantLottery,
  plantNumeros,
  settle,
  slipFor,
  voidNumero,
} from '#tests/lottery/ticket-stage.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { cancelTicket } from './cancel-ticket.ts';
import { placeTicket } from './place-ticket.ts';
import { listTickets, readTicketWithProof } from './read-tickets.ts';
import { createSealedLists } from './sealed-lists.ts';
import { stopChase } from './stop-chase.ts';

const { database } = await freshDatabase({ poolSize: 20 });
const app = testApp(database);
await plantLottery(database);
const lists = createSealedLists(database);
let count = 0;
let ana: Player;
let numeros: string[];

beforeEach(async () => {
  count += 1;
  ana = await buyer(app, `ana-${count}`);
  await database
    .updateTable('lottery_numero')
    .set({ state: 'upcoming' })
    .where('state', '=', 'open')
    .execute();
  numeros = await plantNumeros(database, 4);
});

const first = () => numeros[0] ?? '';
const ledgerHolds = async () => (await verifyLedger(database)).faults.length === 0;
const record = (ticketId: string) =>
  database
    .selectFrom('bet_record')
    .select(['state', 'stake', 'payout'])
    .where('round', '=', ticketId)
    .where('vendor_code', '=', 'LOTT')
    .executeTakeFirstOrThrow();

describe('a sale', () => {
  test('takes the stake once, however often it is sent', async () => {
    const slip = slipFor(first());
    const [one, other] = await Promise.all([buy(app, slip, ana), buy(app, slip, ana)]);
    expect(one.ticket).toMatchObject({ stake: '200', best: '1980', state: 'open' });
    expect(other.ticket.id).toBe(one.ticket.id);
    expect(await moneyOf(app, ana)).toEqual({ main: 999_800, held: 0 });
    expect(await record(one.ticket.id)).toEqual({ state: 'open', stake: '200', payout: null });
  });

  test('stands in the betting record with the plays of its slip', async () => {
    const { ticket } = await buy(app, slipFor(first()), ana);
    const bets = await listBets(app, { language: 'en' }, ana);
    expect(bets.value.list[0]?.lottery).toEqual({
      ticketId: ticket.id,
      family: ticket.family,
      numero: ticket.numero.numero,
      plays: [...new Set(ticket.lines.map(({ play }) => play))],
    });
  });

  test('is answered as reading the ticket shows it, whether it was just sold or asked for again', async () => {
    const wanted = { stopsOnWin: true, numeros: [{ numero: numeros[1] ?? '', multiple: 2 }] };
    for (const slip of [slipFor(first()), slipFor(first(), { purse: 'coins', chase: wanted })]) {
      const sold = await buy(app, slip, ana);
      expect(sold).toEqual(await buy(app, slip, ana));
    }
  });

  test('refuses another slip under the same request', async () => {
    const slip = slipFor(first());
    await buy(app, slip, ana);
    const other = await placeTicket(app, handRules, { ...slip, series: 1_900 }, ana);
    expect(other).toMatchObject({ done: false, code: 'request.conflict' });
  });

  test('ends with the numero, by the database’s clock', async () => {
    await database
      .updateTable('lottery_numero')
      .set({ opens_at: new Date(0), closes_at: new Date(count) })
      .where('numero', '=', first())
      .execute();
    const late = await placeTicket(app, handRules, slipFor(first()), ana);
    expect(late).toMatchObject({ done: false, code: 'numero.closed' });
  });

  test('sells no more than there is money for, sent at once', async () => {
    const poor = await buyer(app, `poor-${count}`, 500n);
    const sales = await Promise.all(
      Array.from({ length: 10 }, () => placeTicket(app, handRules, slipFor(first()), poor)),
    );
    expect(sales.filter((sale) => sale.done)).toHaveLength(2);
    expect(await moneyOf(app, poor)).toEqual({ main: 100, held: 0 });
  });

  test('promises no more on a play than the merchant bears, sent at once', async () => {
    await database
      .insertInto('lottery_sale')
      .values({ game_code: 'DIGIT', most_win: '5000', most_exposure: '6000' })
      .execute();
    const sales = await Promise.all(
      Array.from({ length: 8 }, () => placeTicket(app, handRules, slipFor(first()), ana)),
    );
    const codes = sales.map((sale) => (sale.done ? 'sold' : sale.code)).sort();
    expect(codes).toEqual([...Array(5).fill('numero.full'), 'sold', 'sold', 'sold']);
    const sold = sales.find((sale) => sale.done);
    const ticketId = sold?.done ? sold.value.ticket.id : '';
    await cancelTicket(app, { ticketId, language: 'es' }, ana);
    await buy(app, slipFor(first()), ana);
    await database.deleteFrom('lottery_sale').execute();
  });

  test('puts the ticket’s hash on the list, in the order of their numbers', async () => {
    const bought = [await buy(app, slipFor(first()), ana), await buy(app, slipFor(first()), ana)];
    const gone = await buy(app, slipFor(first()), ana);
    await cancelTicket(app, { ticketId: gone.ticket.id, language: 'es' }, ana);
    const hashes = await hashesOf(app, await numeroId(database, first()));
    expect(hashes).toEqual(bought.map(({ ticket }) => ticket.hash));
  });
});

describe('a ticket', () => {
  test('is taken back until its numero closes, and its stake returns once', async () => {
    const { ticket } = await buy(app, slipFor(first()), ana);
    const request = { ticketId: ticket.id, language: 'es' } as const;
    const both = await Promise.all([
      cancelTicket(app, request, ana),
      cancelTicket(app, request, ana),
    ]);
    expect(both.map((one) => (one.done ? 'done' : one.code)).sort()).toEqual([
      'done',
      'ticket.over',
    ]);
    expect(await moneyOf(app, ana)).toEqual({ main: 1_000_000, held: 0 });
    expect(await record(ticket.id)).toEqual({ state: 'void', stake: '200', payout: '200' });
    // In the use of limits it was never staked, in whatever hour it comes back.
    const used = await database
      .selectFrom('play_use')
      .select(({ fn }) => [fn.sum('wagered').as('wagered'), fn.sum('won').as('won')])
      .where('player_id', '=', ana.id)
      .executeTakeFirst();
    expect(used).toEqual({ wagered: '0', won: '0' });
    const late = await buy(app, slipFor(first()), ana);
    await closeNumero(database, first());
    const refused = await cancelTicket(app, { ...request, ticketId: late.ticket.id }, ana);
    expect(refused).toMatchObject({ code: 'numero.closed' });
  });

  test('of somebody else is unknown', async () => {
    const { ticket } = await buy(app, slipFor(first()), ana);
    const eve = await buyer(app, `eve-${count}`);
    const request = { ticketId: ticket.id, language: 'es' } as const;
    expect(await cancelTicket(app, request, eve)).toMatchObject({ code: 'ticket.unknown' });
    expect(await readTicketWithProof({ database, lists }, request, eve)).toMatchObject({
      code: 'ticket.unknown',
    });
  });

  test('that wins is paid once by its series, with the rebate of what the series left', async () => {
    const { ticket } = await buy(app, slipFor(first(), { series: 1_800 }), ana);
    await drawNumero(app, first(), '7');
    await settle(app, first());
    // 1800 / 200 times the stake, and 9 % of it.
    expect(await moneyOf(app, ana)).toEqual({ main: 999_800 + 1_800 + 18, held: 0 });
    expect(await record(ticket.id)).toEqual({ state: 'won', stake: '200', payout: '1800' });
    const shown = await readTicketWithProof(
      { database, lists },
      { ticketId: ticket.id, language: 'es' },
      ana,
    );
    expect(shown).toMatchObject({
      value: { ticket: { state: 'won', outcome: { paid: '1800', rebate: '18' } } },
    });
    expect(await ledgerHolds()).toBe(true);
  });

  test('whose stake is returned by the rules has neither won nor lost money', async () => {
    const line = { play: 'colour', choice: [['odd']], unit: '1', multiple: 1 } as const;
    const { ticket } = await buy(
      app,
      slipFor(first(), { lines: [{ ...line, choice: [['odd']] }] }),
      ana,
    );
    await drawNumero(app, first(), '0');
    expect(await moneyOf(app, ana)).toEqual({ main: 1_000_000, held: 0 });
    expect(await record(ticket.id)).toEqual({ state: 'lost', stake: '200', payout: '200' });
  });

  test('on both sides of one draw, also by two tickets, is no valid bet', async () => {
    const bet = (side: 'odd' | 'even', multiple: number) => ({
      ...slipFor(first()),
      requestId: crypto.randomUUID(),
      lines: [{ play: 'colour', choice: [[side]], unit: '1' as const, multiple }],
    });
    await buy(app, bet('odd', 1), ana);
    await buy(app, bet('even', 2), ana);
    await buy(app, slipFor(first()), ana);
    const bea = await buyer(app, `bea-${count}`);
    await buy(app, bet('odd', 1), bea);
    await drawNumero(app, first(), '3');
    const valid = await database
      .selectFrom('bet_record')
      .select(['stake', 'valid_stake'])
      .where('player_id', 'in', [ana.id, bea.id])
      .orderBy('id')
      .execute();
    expect(valid).toEqual([
      { stake: '200', valid_stake: '0' },
      { stake: '400', valid_stake: '0' },
      { stake: '200', valid_stake: null },
      { stake: '200', valid_stake: null },
    ]);
  });

  test('on everything that can come, in one slip or in two, is no valid bet, and nine of ten are', async () => {
    const digits = (choice: string) => ({
      ...slipFor(first()),
      requestId: crypto.randomUUID(),
      lines: [{ play: 'digit', choice: [[...choice]], unit: '1' as const, multiple: 1 }],
    });
    const bea = await buyer(app, `bea-${count}`);
    const eva = await buyer(app, `eva-${count}`);
    await buy(app, digits('0123456789'), ana);
    await buy(app, digits('01234'), bea);
    await buy(app, digits('56789'), bea);
    await buy(app, digits('123456789'), eva);
    await drawNumero(app, first(), '3');
    const valid = await database
      .selectFrom('settled_fact')
      .select(['player_id', 'valid'])
      .where('player_id', 'in', [ana.id, bea.id, eva.id])
      .where('kind', '=', 'bet')
      .orderBy('player_id')
      .execute();
    expect(valid.map((one) => [one.player_id, one.valid])).toEqual([
      [ana.id, '0'],
      [bea.id, '0'],
      [bea.id, '0'],
      [eva.id, '1800'],
    ]);
  });

  test('of a void numero is told of with the reason, once a player and once a chase', async () => {
    await buy(app, slipFor(first()), ana);
    await buy(app, slipFor(first()), ana);
    const bea = await buyer(app, `bea-${count}`);
    const later = numeros.slice(1, 3).map((numero) => ({ numero, multiple: 1 }));
    await buy(app, slipFor(first(), { chase: { stopsOnWin: false, numeros: later } }), bea);
    const eva = await buyer(app, `eva-${count}`);
    await buy(app, slipFor(first(), { purse: 'coins' }), eva);
    for (const numero of numeros.slice(0, 3)) {
      await voidNumero(app, numero);
      await settle(app, numero);
    }
    const toldTo = (player: Player) =>
      database
        .selectFrom('player_message')
        .select(['template', 'filling', 'link'])
        .where('player_id', '=', player.id)
        .execute();
    const values = { name: 'Dígito', numero: first(), reason: 'no-beacon' };
    const link = expect.stringMatching(/page=personalHistoryCopy&round=\d+$/);
    const notice = { template: 'lottery.voided', link, filling: values };
    expect(await toldTo(ana)).toEqual([notice]);
    expect(await toldTo(bea)).toEqual([notice]);
    expect(await toldTo(eva)).toEqual([]);
  });

  test('of a void numero brings its stake back', async () => {
    await buy(app, slipFor(first()), ana);
    await voidNumero(app, first());
    await settle(app, first());
    expect(await moneyOf(app, ana)).toEqual({ main: 1_000_000, held: 0 });
    const list = await listTickets(database, { purse: 'money', language: 'es' }, ana);
    expect(list.value.list.map(({ state }) => state)).toEqual(['void']);
  });
});

describe('a corrected result', () => {
  test('takes the first payout back and settles anew, each once', async () => {
    const { ticket } = await buy(app, slipFor(first()), ana);
    const bea = await buyer(app, `bea-${count}`);
    await buy(
      app,
      slipFor(first(), { lines: [{ play: 'digit', choice: [['3']], unit: '1', multiple: 1 }] }),
      bea,
    );
    await drawNumero(app, first(), '7');
    expect((await moneyOf(app, ana)).main).toBe(999_800 + 1_980);
    await drawNumero(app, first(), '3');
    await settle(app, first());
    expect((await moneyOf(app, ana)).main).toBe(999_800);
    expect((await moneyOf(app, bea)).main).toBe(999_800 + 1_980);
    expect(await record(ticket.id)).toMatchObject({ state: 'lost', payout: '0' });
    expect(await ledgerHolds()).toBe(true);
  });

  test('takes no more than there is; what is missing stays written down', async () => {
    const poor = await buyer(app, `poor-${count}`, 200n);
    const { ticket } = await buy(app, slipFor(first()), poor);
    await drawNumero(app, first(), '7');
    await giveMoney(database, { playerId: poor.id, amount: -1_500n, commodity: 'USD' });
    await drawNumero(app, first(), '3');
    expect((await moneyOf(app, poor)).main).toBe(0);
    const row = await database
      .selectFrom('lottery_ticket')
      .select(['given', 'paid'])
      .where('id', '=', ticket.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ given: '1500', paid: '0' });
    await drawNumero(app, first(), '7');
    expect((await moneyOf(app, poor)).main).toBe(1_980 - 1_500);
  });
});

describe('a chase', () => {
  const chase = (stopsOnWin: boolean) => ({
    stopsOnWin,
    numeros: [
      { numero: numeros[1] ?? '', multiple: 2 },
      { numero: numeros[2] ?? '', multiple: 3 },
    ],
  });

  test('spends the first stake and holds the others until each is settled', async () => {
    const { chase: bought } = await buy(app, slipFor(first(), { chase: chase(false) }), ana);
    expect(bought).toMatchObject({ cost: '1200', held: '1000', state: 'running' });
    expect(await moneyOf(app, ana)).toEqual({ main: 998_800, held: 1_000 });
    for (const numero of numeros.slice(0, 3)) await drawNumero(app, numero, '7');
    expect(await moneyOf(app, ana)).toEqual({ main: 998_800 + 6 * 1_980, held: 0 });
    expect(await ledgerHolds()).toBe(true);
  });

  test('stops on a win and returns what is held', async () => {
    const { chase: bought } = await buy(app, slipFor(first(), { chase: chase(true) }), ana);
    await drawNumero(app, first(), '7');
    expect(await moneyOf(app, ana)).toEqual({ main: 999_800 + 1_980, held: 0 });
    const again = await stopChase(app, { chaseId: bought?.id ?? '', language: 'es' }, ana);
    expect(again).toMatchObject({ code: 'chase.over' });
  });

  test('is stopped by its owner alone; the first ticket stands', async () => {
    const { chase: bought } = await buy(app, slipFor(first(), { chase: chase(false) }), ana);
    const request = { chaseId: bought?.id ?? '', language: 'es' } as const;
    const eve = await buyer(app, `eve-${count}`);
    expect(await stopChase(app, request, eve)).toMatchObject({ code: 'chase.unknown' });
    const stopped = await stopChase(app, request, ana);
    expect(stopped).toMatchObject({ value: { state: 'stopped', held: '0' } });
    expect(await moneyOf(app, ana)).toEqual({ main: 999_800, held: 0 });
  });

  test('names its numeros in the order of time', async () => {
    const wrong = { stopsOnWin: false, numeros: [...chase(false).numeros].reverse() };
    const sale = await placeTicket(app, handRules, slipFor(first(), { chase: wrong }), ana);
    expect(sale).toMatchObject({ code: 'chase.numeros' });
  });
});

describe('coins', () => {
  test('buy, win and come back beside the books', async () => {
    const { ticket } = await buy(
      app,
      slipFor(first(), {
        purse: 'coins',
        chase: { stopsOnWin: true, numeros: [{ numero: numeros[1] ?? '', multiple: 1 }] },
      }),
      ana,
    );
    expect(ticket.purse).toBe('coins');
    await drawNumero(app, first(), '7');
    const purse = await database
      .selectFrom('coin_purse')
      .select('coins')
      .where('player_id', '=', ana.id)
      .executeTakeFirstOrThrow();
    expect(purse.coins).toBe(String(10_000_000 - 200 + 1_980));
    expect(await moneyOf(app, ana)).toEqual({ main: 1_000_000, held: 0 });
  });
});
