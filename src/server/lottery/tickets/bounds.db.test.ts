import { afterAll, beforeEach, expect, test } from 'vitest';
import type { AnswerOf } from '#contract/call.ts';
import type { placeTicket as Call, lotteryBoard } from '#contract/lottery-tickets.ts';
import { openDatabase } from '#server/db/open.ts';
import { done, type Outcome, type Player } from '#server/kernel/answer.ts';
import { readBoard } from '#server/lottery/games/read-board.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { handRules } from '#tests/lottery/hand-rules.ts';
import {
  buy,
  buyer,
  moneyOf,
  numeroId,
  plantLottery,
  plantNumeros,
  type Slip,
  slipFor,
} from '#tests/lottery/ticket-stage.ts';
import { cancelTicket } from './cancel-ticket.ts';
import { readTerms } from './change-terms.ts';
import { placeTicket } from './place-ticket.ts';
import { readExposure } from './read-exposure.ts';
import type { TermColumns } from './terms-store.ts';

const { database, connectionString } = await freshDatabase({ poolSize: 10 });
const secondPool = openDatabase({ connectionString, poolSize: 10 });
afterAll(() => secondPool.destroy());
const app = testApp(database);
/** Another gateway on the same database. */
const other = testApp(secondPool);
await plantLottery(database);
let count = 0;
let ana: Player;
let ben: Player;
let first: string;
let second: string;

beforeEach(async () => {
  count += 1;
  [ana, ben] = await Promise.all([buyer(app, `ana-${count}`), buyer(app, `ben-${count}`)]);
  await database
    .updateTable('lottery_numero')
    .set({ state: 'upcoming' })
    .where('state', '=', 'open')
    .execute();
  [first = '', second = ''] = await plantNumeros(database, 2);
  await database.deleteFrom('lottery_sale').execute();
});

const bound = (terms: TermColumns) =>
  database
    .insertInto('lottery_sale')
    .values({ game_code: 'DIGIT', ...terms })
    .execute();
const digits = (...symbols: string[]): Slip['lines'][number] => ({
  ...{ play: 'digit', choice: [symbols], unit: '1', multiple: 1 },
});
const codeOf = (sale: Outcome<AnswerOf<typeof Call>, (typeof Call)['refuses'][number]>) =>
  sale.done ? 'sold' : sale.code;

async function boardOf(player: Player): Promise<AnswerOf<typeof lotteryBoard>> {
  const board = await readBoard(app, { game: 'DIGIT', purse: 'money', language: 'es' }, player);
  if (!board.done) throw new Error(board.code);
  return board.value;
}

test('a number is promised no more than the merchant bears, sold by two gateways at once', async () => {
  await bound({ most_per_number: '6000' });
  const sales = await Promise.all(
    Array.from({ length: 8 }, (_, index) => {
      const lines = [index % 2 ? digits('7', '8') : digits('7')];
      const player = index % 4 < 2 ? ana : ben;
      return placeTicket(index % 2 ? other : app, handRules, slipFor(first, { lines }), player);
    }),
  );
  expect(sales.map(codeOf).sort()).toEqual([
    ...Array(5).fill('number.full'),
    ...['sold', 'sold', 'sold'],
  ]);
  const promised = await database
    .selectFrom('lottery_exposure')
    .select(['promised'])
    .where('number', '=', '7')
    .execute();
  expect(promised).toEqual([{ promised: '5940' }]);
});

test('another number, another numero and coins are still sold beside a number that is full', async () => {
  await bound({ most_per_number: '2000' });
  await buy(app, slipFor(first), ana);
  const slips = [
    slipFor(first),
    slipFor(first, { lines: [digits('9')] }),
    slipFor(first, { purse: 'coins' }),
    slipFor(first, { lines: [digits('6'), digits('6')] }),
    slipFor(first, {
      lines: [digits('5')],
      chase: { stopsOnWin: false, numeros: [{ numero: second, multiple: 2 }] },
    }),
  ];
  const codes: string[] = [];
  for (const slip of slips) codes.push(codeOf(await placeTicket(app, handRules, slip, ben)));
  expect(codes).toEqual(['number.full', 'sold', 'sold', 'number.full', 'number.full']);
});

test('a full number is shown to players and operators, and is open again once its ticket is taken back', async () => {
  await bound({ most_per_number: '2000' });
  const { ticket } = await buy(app, slipFor(first), ana);
  const seven = { play: 'digit', number: '7', promised: '1980' };
  expect(await boardOf(ben)).toMatchObject({
    ...{ mostPerNumber: '2000', numbers: [seven], mostExposure: null, exposure: [] },
  });
  const { list } = (await readExposure(database, { game: 'DIGIT' })).value;
  const shown = list.find(({ numero }) => numero === first);
  expect(shown).toMatchObject({ mostPerNumber: '2000', numbers: [seven] });
  const taken = await cancelTicket(app, { ticketId: ticket.id, language: 'es' }, ana);
  expect(taken).toEqual(done(expect.anything()));
  expect((await boardOf(ben)).numbers).toEqual([]);
  expect(codeOf(await placeTicket(app, handRules, slipFor(first), ben))).toBe('sold');
});

test('one player may win no more on a numero than the merchant bears, sold by two gateways at once', async () => {
  await bound({ most_per_player: '4000' });
  const before = await moneyOf(app, ben);
  const sales = await Promise.all(
    Array.from({ length: 6 }, (_, index) => {
      const slip = slipFor(first, { lines: [digits(String(index))] });
      return placeTicket(index % 2 ? other : app, handRules, slip, ben);
    }),
  );
  expect(sales.map(codeOf).sort()).toEqual([
    ...Array(4).fill('numero.win-above-most'),
    ...['sold', 'sold'],
  ]);
  expect((await moneyOf(app, ben)).main).toBe(before.main - 400);
  expect(await boardOf(ben)).toMatchObject({ mostPerPlayer: '4000', ownPromised: '3960' });
  const beside = [
    placeTicket(app, handRules, slipFor(first), ana),
    placeTicket(app, handRules, slipFor(first, { purse: 'coins' }), ben),
  ];
  expect((await Promise.all(beside)).map(codeOf)).toEqual(['sold', 'sold']);
});

test('what a chase may win on its later numeros counts there', async () => {
  await bound({ most_per_player: '4000' });
  const chase = { stopsOnWin: false, numeros: [{ numero: second, multiple: 2 }] };
  await buy(app, slipFor(first, { chase }), ana);
  const again = await placeTicket(app, handRules, slipFor(first, { chase }), ana);
  expect(codeOf(again)).toBe('numero.win-above-most');
  expect(codeOf(await placeTicket(app, handRules, slipFor(first), ana))).toBe('sold');
});

/** One win by the digit 7 is 1,980, so each of these bounds takes two of them, or one more unit would. */
test.each([
  { terms: { most_per_number: '3960' }, second: 'sold', third: 'number.full' },
  { terms: { most_per_number: '3959' }, second: 'number.full', third: 'number.full' },
  { terms: { most_win: '1980', most_exposure: '3960' }, second: 'sold', third: 'numero.full' },
  {
    terms: { most_win: '1980', most_exposure: '3959' },
    second: 'numero.full',
    third: 'numero.full',
  },
  { terms: { most_per_player: '3960' }, second: 'sold', third: 'numero.win-above-most' },
  {
    terms: { most_per_player: '3959' },
    second: 'numero.win-above-most',
    third: 'numero.win-above-most',
  },
])(
  'a bound of $terms is reached exactly, and passed by nothing',
  async ({ terms, second: next, third }) => {
    await bound(terms);
    const codes: string[] = [];
    for (let sale = 0; sale < 3; sale += 1) {
      codes.push(codeOf(await placeTicket(app, handRules, slipFor(first), ana)));
    }
    expect(codes).toEqual(['sold', next, third]);
  },
);

test('where the merchant set nothing, many tickets of one player win no more than one ticket may', async () => {
  const { ticket } = await buy(app, slipFor(first), ana);
  expect(await boardOf(ana)).toMatchObject({ mostPerPlayer: '10000000000', ownPromised: '1980' });
  const { list } = (await readExposure(database, { game: 'DIGIT' })).value;
  expect(list.find(({ numero }) => numero === first)).toMatchObject({
    ...{ mostExposure: null, mostPerNumber: null, mostPerPlayer: '10000000000' },
  });
  // So many tickets would take a day to buy: one stands for them.
  await database
    .updateTable('lottery_ticket')
    .set({ best: String(10_000_000_000 - 1_980) })
    .where('id', '=', ticket.id)
    .execute();
  expect(codeOf(await placeTicket(app, handRules, slipFor(first), ana))).toBe('sold');
  const passing = await placeTicket(app, handRules, slipFor(first), ana);
  expect(codeOf(passing)).toBe('numero.win-above-most');
  expect(codeOf(await placeTicket(app, handRules, slipFor(first), ben))).toBe('sold');
});

test('what a game without a row is sold on is what a row starts with', async () => {
  const unset = await readTerms(app, 'DIGIT');
  await bound({});
  expect(await readTerms(app, 'DIGIT')).toEqual(unset);
});

test('no play and no number is counted that the merchant does not bound', async () => {
  await buy(app, slipFor(first), ana);
  const numero = await numeroId(database, first);
  const rows = database.selectFrom('lottery_exposure').where('numero_id', '=', numero);
  expect(await rows.selectAll().execute()).toEqual([]);
  expect(await boardOf(ana)).toMatchObject({
    mostExposure: null,
    mostPerNumber: null,
    numbers: [],
  });
});
