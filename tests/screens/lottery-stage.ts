import type { ValueOf } from '#contract/call.ts';
import {
  type LotteryGame,
  type NumeroResult,
  openedNumero,
  recentResults,
} from '#contract/lottery.ts';
import { lotteryBoard, type Ticket } from '#contract/lottery-tickets.ts';
import { balance } from '#contract/wallet.ts';
import { answering, answeringWith, loggedIn } from './fake-answers.ts';

export const lotteryRoom = '/lottery?gameCode=SSC-1';
export const lotteryTime = '2026-11-20T12:00:00.000Z';

export const openedDraw = {
  ...{ numero: '20261120-072', state: 'open' as const },
  ...{ opensAt: lotteryTime, closesAt: '2026-11-20T12:01:35.000Z' },
  drawsAt: '2026-11-20T12:02:00Z',
};

export const drawnBefore = Array.from({ length: 60 }, (_, index) => ({
  ...{ numero: `20261119-${999 - index}`, drawsAt: '2026-11-19T12:00:00Z' },
  ...{ state: 'settled' as const, result: ['1', '2', '3', '4', index < 40 ? '5' : '9'] },
  ...{ edition: 1, voidReason: null },
})) satisfies NumeroResult[];

export const lotteryGame: LotteryGame = {
  ...{ game: 'SSC-1', name: 'Rueda 1', icon: null, gameType: 'LOTT', family: 'SSC', mode: 'LOTT' },
  ...{ area: 'HOUSE', vassalage: 'LOTT', drawnBy: 'house', timeZone: 'America/Bogota' },
  ...{ isStopped: false, minSeries: 1_700, maxSeries: 1_980, opened: openedDraw },
  last: drawnBefore[0] ?? null,
};

export const boardTerms: Partial<ValueOf<typeof lotteryBoard>> = {
  ...{ game: lotteryGame, currency: 'COP', minorDigits: 2, coins: null },
  ...{ leastStake: '50', mostStake: '100000000' },
  ...{ mostMultiple: 9_999, mostWin: '10000000000', mostChased: 120, mayCancel: true },
};

/** Somebody with money in the room of a game of five digits. */
export const inLottery = [
  loggedIn(),
  answeringWith(balance, { currency: 'COP', main: '100000000' }),
  answeringWith(lotteryBoard, boardTerms),
  answering(openedNumero, {
    ...{ serverTime: lotteryTime, game: 'SSC-1', isStopped: false, opened: openedDraw },
    ...{ ahead: [], last: lotteryGame.last },
  }),
  answering(recentResults, { serverTime: lotteryTime, list: drawnBefore, next: null }),
];

/** One digit, settled without a win. */
export const lostTicket: Ticket = {
  ...{ id: '9', game: 'SSC-1', name: 'Rueda 1', family: 'SSC', purse: 'money' },
  numero: { ...openedDraw, numero: '20261119-999', state: 'settled' },
  ...{ result: ['1', '2', '3', '4', '5'], state: 'lost', notes: 1, series: 1_980 },
  ...{ seal: null, voidReason: null },
  lines: [{ play: 'position', choice: [[], [], ['7'], [], []], unit: '1', multiple: 1 }],
  ...{ maxSeries: 1_980, stake: '200', best: '1980', currency: 'COP', placedAt: lotteryTime },
  outcome: { paid: '0', rebate: '0', lines: [{ hits: [], paid: '0' }] },
  ...{ settledAt: lotteryTime, edition: 1, mayCancel: false, chaseId: null, hash: '0'.repeat(64) },
};
