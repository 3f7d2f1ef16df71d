// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { notePageDrawn, pageSeen } from '#client/data/page-seen.ts';
import { serverClock } from '#client/data/server-clock.ts';
import { type LotteryGame, type LotteryMode, openedNumero } from '#contract/lottery.ts';
import { lotteryBoard, placeTicket, type TicketPurchase } from '#contract/lottery-tickets.ts';
import { trialType } from '#contract/member.ts';
import { type Family, families } from '#lottery/types.ts';
import { answering, answeringWith, loggedIn, refusing } from './fake-answers.ts';
import {
  boardTerms,
  inLottery,
  lotteryGame,
  lotteryRoom,
  lotteryTime,
  openedDraw,
} from './lottery-stage.ts';
import { all, find, openScreen, press, says, until } from './open-screen.tsx';

beforeAll(async () => {
  notePageDrawn();
  await pageSeen;
});
beforeEach(() => {
  vi.spyOn(serverClock, 'now').mockReturnValue(Date.parse(lotteryTime));
});
afterEach(() => {
  vi.restoreAllMocks();
});

function gameIn(family: Family): LotteryGame {
  const modes: Partial<Record<Family, LotteryMode>> = { TH: 'SEA', LAO: 'SEA', MY4D: 'SEA' };
  const mode = modes[family] ?? (family.startsWith('VN') ? 'ZY' : 'LOTT');
  // Its last result would be written in another family's balls.
  return { ...lotteryGame, family, mode, last: null };
}

const drawAt = (ordinal: number) => `20261120-0${ordinal}`;

/** A sale that is always about to close, and closes when a test says so: the next one is open behind it. */
function openSale() {
  let ordinal = 72;
  let asked = 0;
  const answer = answering(openedNumero, () => {
    asked += 1;
    const closesAt = new Date(Date.parse(lotteryTime) + asked).toISOString();
    const numeroOf = (after: number) => ({ ...openedDraw, numero: drawAt(ordinal + after) });
    return {
      ...{ serverTime: lotteryTime, game: 'SSC-1', isStopped: false, last: null },
      opened: { ...numeroOf(0), closesAt },
      ahead: [1, 2, 3].map((after) => ({ ...numeroOf(after), state: 'upcoming' as const })),
    };
  });
  return {
    answer,
    close: () => {
      ordinal += 1;
      return drawAt(ordinal);
    },
  };
}

const without = (...names: string[]) => inLottery.filter(({ name }) => !names.includes(name));

/** All that was marked, typed or half typed on the paper. */
function onPaper(): string[] {
  const paper = document.querySelector('section[data-family]');
  const marked = [...(paper?.querySelectorAll('[aria-pressed=true]') ?? [])];
  const kept = [...(paper?.querySelectorAll('li, [role=img]') ?? [])];
  return [...marked, ...kept].map(
    (element) => `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`,
  );
}

/** Of a key that says what is paid. */
function sumIn(text: string): number {
  return Number(/[\d,]+(\.\d+)?/.exec(text)?.[0].replaceAll(',', ''));
}

test.each(families)(
  'in %s what is picked and typed stays when the sale closes, a repeat follows the draws, and a break is said',
  async (family) => {
    const sale = openSale();
    const game = gameIn(family);
    const { asked } = await openScreen(lotteryRoom, {
      answers: [
        ...without(openedNumero.name, lotteryBoard.name),
        answeringWith(lotteryBoard, { ...boardTerms, game }),
        sale.answer,
        answering(placeTicket, () => refusing('break.active')),
      ],
    });
    await press(await find('button', 'Random pick'));
    if (family === 'MY4D') await press(await find('button', '7'));
    const before = onPaper();
    expect(before.length).toBeGreaterThan(0);
    if (family === 'MY4D') expect(before).toContain('Being typed: 7 7');
    const second = sale.close();
    await says(second.slice(-3));
    expect(onPaper()).toEqual(before);

    await press(await find('button', /^Slip/));
    const slip = await find('dialog', 'Slip');
    await says(`For draw ${second}`);
    const once = sumIn((await find('button', /^Buy for/, slip)).textContent);
    await press(await find('radio', '3 draws', slip));
    await until(
      () => sumIn(all('button', /^Buy for/, slip)[0]?.textContent ?? '') === 3 * once,
      'three draws',
    );
    const third = sale.close();
    await says('The draw you were betting on has closed. Nothing was bought.');
    expect(asked.map(({ name }) => name)).not.toContain(placeTicket.name);
    await press(await find('button', /^Bet on draw/, slip));
    await press(await find('button', /^Buy for/, slip));
    await says('You are on a break.');
    const purchase = asked.find(({ name }) => name === placeTicket.name)?.request as
      | TicketPurchase
      | undefined;
    expect(purchase).toMatchObject({ purse: 'money', numero: third });
    expect(purchase?.lines).toHaveLength(1);
    expect(purchase?.chase?.numeros).toEqual([
      { numero: drawAt(75), multiple: 1 },
      { numero: drawAt(76), multiple: 1 },
    ]);
  },
);

test.each(families)('somebody on trial plays %s for coins, and is told so', async (family) => {
  const game = gameIn(family);
  const { asked } = await openScreen(lotteryRoom, {
    answers: [
      ...without(lotteryBoard.name, openedNumero.name),
      loggedIn({ type: trialType }),
      answeringWith(lotteryBoard, { ...boardTerms, game, currency: 'COINS', coins: '10000000' }),
      openSale().answer,
    ],
  });
  await press(await find('button', 'Random pick'));
  await press(await find('button', /^Slip/));
  const slip = await find('dialog', 'Slip');
  const buy = await find('button', /^Buy for/, slip);
  expect(buy.textContent).toMatch(/coins/);
  expect(slip.textContent).not.toContain('$');
  await press(buy);
  await until(() => asked.some(({ name }) => name === placeTicket.name), 'a purchase');
  const purchase = asked.find(({ name }) => name === placeTicket.name)?.request;
  expect(purchase).toMatchObject({ purse: 'coins' });
  const boards = asked.filter(({ name }) => name === lotteryBoard.name);
  expect(new Set(boards.map(({ request }) => request.purse))).toEqual(new Set(['coins']));
});
