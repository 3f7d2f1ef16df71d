import fc from 'fast-check';
import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { plantLottery } from '#tests/lottery/ticket-stage.ts';
import type { ModelFigures } from './ledger-model.ts';
import { giveUp } from './lottery-model-bonus.ts';
import { gameOf, type LotteryUnderTest, openLotteryBooks } from './lottery-model-books.ts';
import { plantBonus } from './lottery-model-grants.ts';
import {
  type At,
  type BuyStep,
  closeNumero,
  expectBuy,
  expectCancel,
  expectDraw,
  expectStopChase,
  expectVoid,
  type LotteryBook,
  mostPerNumber,
  mostPerPlayer,
  newLotteryBook,
  resumeTheGame,
  stopPlayer,
  stopTheGame,
} from './lottery-model-rules.ts';
import { modelApp } from './model-house.ts';
import { runModel } from './run-model.ts';
import type { ModelWanted } from './vendors-model.ts';

const kind = <Name extends string>(it: Name) => fc.constant(it);
/** The second stands below two others, who earn of what is settled. */
const who = fc.constantFrom<0 | 1>(0, 1);
const at = fc.constantFrom<0 | 1 | 2>(0, 0, 1, 2);
const multiple = fc.constantFrom(1, 1, 2, 3);
const digits = fc.subarray(['3', '5', '7'], { minLength: 1 });
const bet: fc.Arbitrary<BuyStep['bet']> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ play: kind('digit'), digits }) },
  fc.record({ play: kind('colour'), side: fc.constantFrom<'odd' | 'even'>('odd', 'even') }),
);
const later = fc.record({ at: fc.constantFrom<1 | 2>(1, 2), multiple });
const chase = fc.record({
  stopsOnWin: fc.boolean(),
  later: fc.oneof(
    {
      weight: 3,
      arbitrary: fc.constant([
        { at: 1, multiple: 2 },
        { at: 2, multiple: 3 },
      ] as const),
    },
    fc.array(later, { minLength: 1, maxLength: 2 }),
  ),
});
const buy: fc.Arbitrary<BuyStep> = fc.record({
  ...{ who, at, bet, multiple },
  purse: fc.constantFrom<'money' | 'coins'>('money', 'money', 'money', 'coins'),
  series: fc.constantFrom(1_980, 1_900, 1_800, 1_733, 1_700),
  chase: fc.option(chase, { freq: 2 }),
});
const result = fc.constantFrom('0', '3', '7', '7');
const operation = fc.oneof(
  {
    weight: 7,
    arbitrary: fc.record({ do: kind('buy'), buy, copies: fc.constantFrom(1, 1, 1, 3) }),
  },
  { weight: 2, arbitrary: fc.record({ do: kind('cancel'), which: fc.nat(11) }) },
  fc.record({ do: kind('stop-chase'), which: fc.nat(3) }),
  { weight: 3, arbitrary: fc.record({ do: kind('close'), at }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: kind('draw'), at, result }),
  },
  // By chance alone few sequences come as far as a settlement.
  { weight: 4, arbitrary: fc.record({ do: kind('finish'), at, result }) },
  fc.record({ do: kind('void'), at, by: fc.constantFrom('ana', 'luis') }),
  fc.record({ do: fc.constantFrom('stop-player'), who }),
  fc.record({ do: kind('give-up'), who }),
  fc.record({ do: kind('stop-game') }),
  fc.record({ do: kind('resume-game') }),
);
type LotteryStep = typeof operation extends fc.Arbitrary<infer One> ? One : never;

/** Of one's own: little enough for the bonus to be reached. */
const funds = 700n;

/** Selling, cancelling, closing, drawing, correcting, voiding, chasing, stopping and resuming, against a bookkeeper. */
export async function checkLotteryModel(
  database: Database,
  wanted: ModelWanted,
): Promise<ModelFigures> {
  await plantLottery(database);
  for (let worker = 0; worker < wanted.atOnce; worker += 1) await plantModelGame(database, worker);
  const app = modelApp(database, readSettings({}));
  await plantBonus(app);
  return runModel<LotteryStep>({
    ...{ ...wanted, operation, shortest: 4, longest: 24 },
    async check(name, sequence, worker) {
      const lottery = await openLotteryBooks(app, { name, worker, funds });
      const book = newLotteryBook(funds);
      for (const step of sequence) {
        const fault = await carryOut(lottery, book, step);
        if (fault !== null) return `${JSON.stringify(step)}: ${fault}`;
      }
      return lottery.compare(book);
    },
  });
}

async function carryOut(
  lottery: LotteryUnderTest,
  book: LotteryBook,
  step: LotteryStep,
): Promise<string | null> {
  switch (step.do) {
    case 'buy': {
      const wanted = expectBuy(book, step.buy);
      const answers = await lottery.buy(step.buy, step.copies);
      return answers.map((one) => differs(one, wanted)).find((one) => one !== null) ?? null;
    }
    case 'cancel':
      return differs(await lottery.cancel(step.which), expectCancel(book, step.which));
    case 'stop-chase':
      return differs(await lottery.stopChase(step.which), expectStopChase(book, step.which));
    case 'close':
      await close(lottery, book, step.at);
      return null;
    case 'draw':
      return draw(lottery, book, step);
    case 'finish':
      await close(lottery, book, step.at);
      return draw(lottery, book, step);
    case 'void':
      return differs(await lottery.void(step.at, step.by), expectVoid(book, step.at, step.by));
    case 'stop-player':
      stopPlayer(book, step.who);
      await lottery.stopPlayer(step.who);
      return null;
    case 'give-up':
      giveUp(book, step.who);
      await lottery.giveUp(step.who);
      return null;
    case 'stop-game':
      stopTheGame(book);
      await lottery.stopGame();
      return null;
    case 'resume-game':
      await lottery.resumeGame(resumeTheGame(book));
      return null;
  }
}

async function close(lottery: LotteryUnderTest, book: LotteryBook, at: At): Promise<void> {
  const hasNext = book.numeros.some(({ state }) => state === 'upcoming');
  if (closeNumero(book, at)) await lottery.close(at, hasNext);
}

async function draw(
  lottery: LotteryUnderTest,
  book: LotteryBook,
  step: { at: At; result: string },
): Promise<string | null> {
  return differs(await lottery.draw(step.at, step.result), expectDraw(book, step.at, step.result));
}

const differs = (answer: string, wanted: string) =>
  answer === wanted ? null : `answered ${answer} and not ${wanted}`;

/** As `plantLottery` plants it, under a code of the worker's own and with a bound on exposure. */
async function plantModelGame(database: Database, worker: number): Promise<void> {
  const code = gameOf(worker);
  await sql`insert into game (game_id, game_code, vendor_code, game_type, game_class, name, icon_url,
      currency, is_shown)
    select ${code}, ${code}, vendor_code, game_type, game_class, name, icon_url, currency, true
    from game where game_code = 'DIGIT'`.execute(database);
  await sql`insert into lottery_game select (jsonb_populate_record(own, ${JSON.stringify({ game_code: code })}::jsonb)).*
    from lottery_game own where game_code = 'DIGIT'`.execute(database);
  await sql`insert into lottery_sale (game_code, most_win, most_exposure, most_per_number,
      most_per_player)
    values (${code}, 6000, 6000, ${String(mostPerNumber)}, ${String(mostPerPlayer)})`.execute(
    database,
  );
}
