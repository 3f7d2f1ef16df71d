// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { memberHereKey } from '#client/data/offline-store.ts';
import { notePageDrawn, pageSeen } from '#client/data/page-seen.ts';
import { serverClock } from '#client/data/server-clock.ts';
import { tell } from '#client/data/server-events.ts';
import { numeroProof } from '#contract/lottery.ts';
import { oneTicket, ownTickets, placeTicket, type Ticket } from '#contract/lottery-tickets.ts';
import { answering, answeringWith } from './fake-answers.ts';
import { inLottery, lostTicket, lotteryRoom, lotteryTime } from './lottery-stage.ts';
import { cutNetwork, find, openScreen, press, says, until } from './open-screen.tsx';

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

/** Tickets as the gateway holds them, each with its proof. */
const holding = (tickets: () => readonly Ticket[]) => [
  ...inLottery,
  answering(ownTickets, ({ are }) => ({
    list: tickets().filter(({ state }) => (state === 'open') === (are === 'open')),
    next: null,
  })),
  answering(oneTicket, ({ ticketId }) => ({
    ticket: tickets().find(({ id }) => id === ticketId) ?? lostTicket,
    ...{ text: 'x', salt: '0'.repeat(64), inclusion: null },
  })),
  answeringWith(numeroProof, {
    ...{ game: 'SSC-1', family: 'SSC', numero: lostTicket.numero.numero, drawnBy: 'house' },
    ...{ state: 'settled', result: lostTicket.result, edition: 1 },
  }),
];

/** Offline, after a reload: the newest settled ticket is taken out and its draw made again. */
async function verifiesOffline(reopen: () => Promise<void>): Promise<void> {
  await until(() => localStorage.getItem(memberHereKey), 'a member to stand in');
  await cutNetwork();
  await reopen();
  await press(await find('button', 'My tickets'));
  const sheet = await find('dialog', 'My tickets');
  await press(await find('radio', 'Settled', sheet));
  await press(await find('button', 'Details and proof'));
  await press(await find('button', 'Verify on this device'));
  await until(() => document.querySelector('[role=status][data-tone]'), 'a verdict');
}

test('verify opens offline after a reload, also where nobody looked at the ticket before', async () => {
  const { reopen, namesAsked } = await openScreen(lotteryRoom, {
    answers: holding(() => [lostTicket]),
  });
  await until(() => namesAsked().includes(numeroProof.name), 'a proof that is kept ahead');
  await verifiesOffline(reopen);
});

test('a ticket that is settled while its room is open is kept with its proof as soon as that is told', async () => {
  // However many play, this one asks at once.
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => array);
  const waiting: Ticket = { ...lostTicket, state: 'open', outcome: null, settledAt: null };
  let held = waiting;
  const { reopen, namesAsked } = await openScreen(lotteryRoom, { answers: holding(() => [held]) });
  await until(() => namesAsked().filter((name) => name === ownTickets.name).length >= 2);
  expect(namesAsked()).not.toContain(numeroProof.name);
  held = lostTicket;
  tell({ kind: 'ticket.changed', id: '1-2', body: { ticketId: '9' } });
  await until(() => namesAsked().includes(numeroProof.name), 'the proof of what was settled');
  await verifiesOffline(reopen);
});

test('tickets are listed without a network, also where nobody looked at them before', async () => {
  const { reopen, namesAsked } = await openScreen(lotteryRoom, {
    answers: holding(() => [lostTicket]),
  });
  await until(() => namesAsked().includes(oneTicket.name), 'a ticket that is kept ahead');
  await until(() => localStorage.getItem(memberHereKey), 'a member to stand in');
  await cutNetwork();
  await reopen();
  await press(await find('button', 'My tickets'));
  await press(await find('radio', 'Settled'));
  await says('Position 3');
});

test('a list of tickets that is open follows what happens to them elsewhere', async () => {
  const waiting: Ticket = { ...lostTicket, state: 'open', outcome: null, settledAt: null };
  let held = [waiting];
  await openScreen(lotteryRoom, { answers: holding(() => held) });
  await press(await find('button', 'My tickets'));
  const sheet = await find('dialog', 'My tickets');
  await says('Position 3');
  await until(() => sheet.querySelectorAll('article').length === 1, 'one ticket');
  held = [{ ...waiting, id: '10' }, waiting];
  tell({ kind: 'ticket.changed', id: '1-2', body: { ticketId: '10' } });
  await until(() => sheet.querySelectorAll('article').length === 2, 'the other phone’s ticket');
});

test.each([
  ['taken back by another device', { state: 'cancelled' }, 'Taken back'],
  ['settled', { state: 'lost', outcome: lostTicket.outcome }, 'No win'],
] as const)('a ticket in the hand that is %s says so', async (_, change, word) => {
  const sold: Ticket = {
    ...{ ...lostTicket, id: '11', state: 'open', outcome: null, settledAt: null, result: null },
    mayCancel: true,
  };
  let held = sold;
  await openScreen(lotteryRoom, {
    answers: [...holding(() => [held]), answering(placeTicket, { ticket: sold, chase: null })],
  });
  await press(await find('button', 'Random pick'));
  await press(await find('button', /^Slip/));
  await press(await find('button', /^Buy for/));
  const bought = await find('dialog', 'Bought');
  await find('button', 'Take back and return the stake', bought);
  expect(bought.textContent).toContain('Waiting for the draw');
  expect(bought.textContent).toContain('Your ticket is in.');
  held = { ...sold, ...change, mayCancel: false };
  tell({ kind: 'ticket.changed', id: '1-3', body: { ticketId: '11' } });
  await until(() => bought.textContent.includes(word), word);
  expect(bought.textContent).not.toContain('Waiting for the draw');
  expect(bought.textContent).not.toContain('Your ticket is in.');
  expect(bought.textContent).not.toContain('Take back and return');
});

test('a settled ticket says what each line won and by which picks, and its rebate', async () => {
  const line = { unit: '1', multiple: 1, play: 'position' } as const;
  const won: Ticket = {
    ...{ ...lostTicket, state: 'won', series: 1_960, stake: '600' },
    lines: [
      { ...line, choice: [['1', '9'], [], [], [], []] },
      { ...line, choice: [[], [], ['7'], [], []] },
    ],
    outcome: {
      ...{ paid: '1960', rebate: '600' },
      lines: [
        { hits: [{ tier: 'note', notes: 1 }], paid: '1960' },
        { hits: [], paid: '0' },
      ],
    },
  };
  await openScreen(lotteryRoom, { answers: holding(() => [won]) });
  await press(await find('button', 'My tickets'));
  await says('Won');
  await says(/1 winning bet · \$\s?19\.60/);
  await says(/Rebate \$\s?6/);
  const hits = document.querySelectorAll('article [data-hit]');
  expect([...hits].map(({ textContent }) => textContent)).toEqual(['1']);
});

test('a prize below its stake is not said to be a win', async () => {
  const small: Ticket = {
    ...{ ...lostTicket, state: 'won', stake: '2000' },
    outcome: {
      ...{ paid: '1980', rebate: '0' },
      lines: [{ hits: [{ tier: 'note', notes: 1 }], paid: '1980' }],
    },
  };
  await openScreen(lotteryRoom, { answers: holding(() => [small]) });
  await press(await find('button', 'My tickets'));
  await says('Prize no higher than the stake');
  expect(document.querySelector('article [data-tone=won]')).toBeNull();
});
