import * as v from 'valibot';
import { expect, test } from 'vitest';
import * as draws from './lottery.ts';
import * as tickets from './lottery-tickets.ts';

const line = { play: 'direct5', choice: [['1'], ['2'], ['3']], unit: '1', multiple: 1 };
const slip = {
  requestId: '6f1c1c0e-6f55-4a3b-9c63-0a4c8a3a8f10',
  purse: 'money',
  language: 'es',
  game: 'SSC1',
  numero: '20261123-0001',
  series: 1_800,
  lines: [line],
};

test('a slip names its numero, its series and at least one line', () => {
  expect(v.is(tickets.placeTicket.request, slip)).toBe(true);
  expect(v.is(tickets.placeTicket.request, { ...slip, lines: [] })).toBe(false);
  expect(v.is(tickets.placeTicket.request, { ...slip, numero: '<b>' })).toBe(false);
  expect(v.is(tickets.placeTicket.request, { ...slip, series: 999 })).toBe(false);
  const markup = { ...line, choice: [['<script>']] };
  expect(v.is(tickets.placeTicket.request, { ...slip, lines: [markup] })).toBe(false);
});

test('a chase names the numeros after the first, each with a multiple of its own', () => {
  const chase = { stopsOnWin: true, numeros: [{ numero: '20261123-0002', multiple: 2 }] };
  expect(v.is(tickets.placeTicket.request, { ...slip, chase })).toBe(true);
  const empty = { ...slip, chase: { ...chase, numeros: [] } };
  expect(v.is(tickets.placeTicket.request, empty)).toBe(false);
});

test('each call of the lottery has an address of its own and names a refusal once', () => {
  const calls = [
    draws.lotteryLobby,
    draws.vnGameMenu,
    draws.openedNumero,
    draws.vnOpenedNumero,
    draws.recentResults,
    draws.numeroProof,
    tickets.lotteryBoard,
    tickets.placeTicket,
    tickets.cancelTicket,
    tickets.ownTickets,
    tickets.oneTicket,
    tickets.ownChases,
    tickets.stopChase,
  ];
  const addresses = calls.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const { refuses } of calls) expect(new Set(refuses).size).toBe(refuses.length);
});
