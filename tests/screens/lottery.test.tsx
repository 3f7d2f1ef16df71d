// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { memberHereKey } from '#client/data/offline-store.ts';
import { notePageDrawn, pageSeen } from '#client/data/page-seen.ts';
import { serverClock } from '#client/data/server-clock.ts';
import { gameOf } from '#client/features/catalogue/game-of.test-data.ts';
import { gameMenus, games } from '#contract/catalogue.ts';
import { type LotteryGame, lotteryLobby, openedNumero, recentResults } from '#contract/lottery.ts';
import { ownTickets, placeTicket } from '#contract/lottery-tickets.ts';
import { answering } from './fake-answers.ts';
import {
  inLottery,
  lostTicket,
  lotteryGame,
  lotteryRoom,
  lotteryTime,
  openedDraw,
} from './lottery-stage.ts';
import { all, cutNetwork, find, openScreen, press, says, until, write } from './open-screen.tsx';

// What stands on tiles, and what is kept ahead, comes once the page was seen.
beforeAll(async () => {
  notePageDrawn();
  await pageSeen;
});
// A device may think what it likes of the time, and no draw closes while a test looks.
beforeEach(() => {
  vi.spyOn(serverClock, 'now').mockReturnValue(Date.parse(lotteryTime));
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** In the board's first row. */
const digit = (symbol: string) =>
  until(() => document.querySelector('fieldset')).then((row) => find('button', symbol, row));

/** The device remembers whose it is, once they were drawn. */
const memberIsKept = () => until(() => localStorage.getItem(memberHereKey), 'a member to stand in');

test('results, trends and rules open without a network, also where nobody looked at them before', async () => {
  const { reopen, namesAsked } = await openScreen(lotteryRoom, { answers: inLottery });
  await find('button', 'Results and trends');
  await until(() => namesAsked().includes(recentResults.name), 'results that are kept ahead');
  await memberIsKept();
  await cutNetwork();
  await reopen();
  await press(await find('button', 'Results and trends'));
  const sheet = await find('dialog', 'Results and trends');
  await says('20261119-999');
  await press(await find('radio', 'Trends', sheet));
  await says('what came before does not change the chance');
  await press(await find('radio', '50 draws', sheet));
  await press(await find('radio', 'Position 5', sheet));
  const nine = await until(() => all('heading', 'Big and small', sheet)[0]?.parentElement);
  // Ten small ones and forty big ones: 9 came before all of the 5.
  expect(nine.textContent).toContain('×50');
  await press(await find('button', 'Close', sheet));
  await press(await find('button', 'How to play'));
  await says('Example');
  await says('seed that was committed to before the sale');
});

test('a slip outlives a reload without a network, and says that buying needs one', async () => {
  const { reopen, namesAsked } = await openScreen(lotteryRoom, { answers: inLottery });
  await press(await digit('7'));
  await press(await find('button', 'Add to slip'));
  await press(await digit('2'));
  await memberIsKept();
  await cutNetwork();
  await reopen();
  const two = await digit('2');
  expect(two.getAttribute('aria-pressed')).toBe('true');
  await press(await find('button', /^Slip ?2$/));
  await says('You are offline. The slip is kept here; buying needs a network.');
  const buy = await find<HTMLButtonElement>('button', /^Buy for/);
  expect(buy.disabled).toBe(true);
  expect(namesAsked()).not.toContain(placeTicket.name);
});

test('a repeat has a multiplier of its own for each draw, and outlives a reload with the slip', async () => {
  const ahead = ['073', '074', '075'].map((number) => ({
    ...{ ...openedDraw, numero: `20261120-${number}`, state: 'upcoming' as const },
  }));
  const { reopen } = await openScreen(lotteryRoom, {
    answers: [
      ...inLottery.filter(({ name }) => name !== openedNumero.name),
      answering(openedNumero, {
        ...{ serverTime: lotteryTime, game: 'SSC-1', isStopped: false },
        ...{ opened: openedDraw, ahead, last: null },
      }),
    ],
  });
  await press(await digit('7'));
  await press(await find('button', /^Slip/));
  const slip = await find('dialog', 'Slip');
  await press(await find('radio', '4 draws', slip));
  await says(/Whole cost: \$\s?8\./);
  await write(await find('textbox', 'Multiplier of draw 20261120-074', slip), '5');
  await says(/Whole cost: \$\s?16\./);
  await memberIsKept();
  await reopen();
  await press(await find('button', /^Slip/));
  await says(/Whole cost: \$\s?16\./);
});

test.each(['/lott', '/elott'])(
  'each tile of %s counts down to its draw by the gateway’s clock',
  async (address) => {
    const gameType = address === '/lott' ? 'LOTT' : 'ELOTT';
    const vendor = {
      vassalage: gameType,
      gameType,
      displayName: 'x',
      lagerIcon: '/x.svg',
    } as const;
    const tile = { gameType, vassalage: gameType } as const;
    const other: LotteryGame = {
      ...{ ...lotteryGame, game: 'SSC-2' },
      opened: { ...openedDraw, closesAt: '2026-11-20T13:00:05.000Z' },
    };
    await openScreen(address, {
      answers: [
        answering(gameMenus, {
          menus: [
            {
              ...{ gameType, title: 'Lottery', classes: [] },
              vendors: [{ ...vendor, isGame: 'VASSALAGE', games: 2 }],
            },
          ],
          version: '1',
        }),
        answering(games, {
          games: [
            gameOf({ nodeId: '1', gameCode: 'SSC-1', gameName: 'Rueda 1', ...tile }),
            gameOf({ nodeId: '2', gameCode: 'SSC-2', gameName: 'Rueda 2', ...tile }),
            gameOf({ nodeId: '3', gameCode: 'SSC-3', gameName: 'Rueda 3', ...tile }),
          ],
          ...{ totalPages: 1, total: 3, instead: [] },
        }),
        answering(lotteryLobby, {
          serverTime: lotteryTime,
          games: [lotteryGame, other, { ...lotteryGame, game: 'SSC-3', isStopped: true }],
        }),
      ],
    });
    await find('button', /^Rueda 1.*Next draw in 1:35$/);
    await find('button', /^Rueda 2.*Next draw in 1:00:05$/);
    expect((await find('button', /^Rueda 3/)).textContent).not.toContain('Next draw');
  },
);

test('tickets open at what was settled where none waits', async () => {
  await openScreen(lotteryRoom, {
    answers: [
      ...inLottery,
      answering(ownTickets, ({ are }) => ({
        list: are === 'open' ? [] : [lostTicket],
        next: null,
      })),
    ],
  });
  await press(await find('button', 'My tickets'));
  const sheet = await find('dialog', 'My tickets');
  const settled = await find('radio', 'Settled', sheet);
  await until(() => settled.getAttribute('aria-checked') === 'true', 'settled tickets');
  await says('Position 3');
  await press(await find('radio', 'Waiting', sheet));
  await says('No ticket waits for a draw.');
});

test('a random pick is said beside its price, and goes with the next tap on the board', async () => {
  await openScreen(lotteryRoom, { answers: inLottery });
  await press(await find('button', 'Random pick'));
  await says(/Position [1-5]: \d1 bet/);
  await press(await find('button', 'Clear'));
  await says('Choose your numbers first');
});

test('between two draws the room says when sales open, and a slip waits', async () => {
  const next = { ...openedDraw, numero: '20261121-001', state: 'upcoming' as const };
  await openScreen(lotteryRoom, {
    answers: [
      ...inLottery.filter(({ name }) => name !== openedNumero.name),
      answering(openedNumero, {
        ...{ serverTime: lotteryTime, game: 'SSC-1', isStopped: false },
        ...{ opened: null, ahead: [next], last: null },
      }),
    ],
  });
  await says('Sales open:');
  await press(await find('button', 'Random pick'));
  await press(await find('button', /^Slip/));
  await says('No draw is on sale at this moment. Your slip is kept.');
});
