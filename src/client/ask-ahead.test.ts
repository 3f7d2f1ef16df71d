// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AsksAhead } from '#contract/first-paint.ts';
import { logout, memberInfo } from '#contract/member.ts';
import { fetchTransport } from './data/fetch-transport.ts';
import type {} from './page-flags.ts';

const who = '/wps/member/info';
const money = '/wps/v2/wallets/balance?language=es';
const status = '/wps/system/status';
const house = '/lgw/games/game_menus?language=es';

const game = (code: string) => `/lgw/games/by_code?gameCode=${code}&language=es`;
const table = (code: string, purse: string) => `/wps/inhouse/game?game=${code}&purse=${purse}`;
const board = (code: string) => `/wps/lottery/board?game=${code}`;
const records = '/wps/records/transactions?days=30&language=es';
const ofGame = (mode: 'money' | 'coins') => ({
  game: game('{gameCode}'),
  forMoney: [table('{gameCode}', mode)],
  forCoins: [table('{gameCode}', 'coins')],
});
const asks: AsksAhead = {
  ...{ who, money, status, house: [house] },
  pages: {
    '/member?page=transactionHistory': { title: 'Registro', forMoney: [records] },
    '/lottery?gameCode={gameCode}': { forMoney: [board('{gameCode}')], forCoins: [] },
    '/seamless?gameCode={gameCode}': ofGame('money'),
    '/seamless?gameCode={gameCode}&mode=trial': ofGame('coins'),
  },
};

let asked: string[];

beforeEach(() => {
  vi.resetModules();
  asked = [];
  document.documentElement.lang = 'es';
  // biome-ignore lint/suspicious/noDocumentCookie: the hint is read from where a login leaves it.
  document.cookie = 'signed-in=1';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(
    Object.assign(document.createElement('script'), {}) as HTMLScriptElement,
  );
  const script = document.currentScript as HTMLScriptElement;
  script.dataset.asks = JSON.stringify(asks);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const value =
      address === who
        ? { type: 0, name: 'ana' }
        : {
            of: address,
            gameName: 'Dados',
            rules: address.includes('=AC') ? 'VB_DICE' : null,
          };
    return new Response(JSON.stringify({ success: true, value }));
  });
});

afterEach(() => {
  history.replaceState(null, '', '/');
  delete document.documentElement.dataset.room;
  document.body.innerHTML = '';
  localStorage.clear();
  delete window.askedAhead;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const begin = () => import('./ask-ahead.ts');

/** As a free play leaves it on the device. */
function playFree(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the hint is read from where a login leaves it.
  document.cookie = 'signed-in=1-trial';
}

test('a member’s page asks at once who it is, what they have, and for the house; each answer is taken once', async () => {
  await begin();
  expect(asked).toEqual([who, money, status, house]);
  expect(await fetchTransport(memberInfo, {})).toMatchObject({ value: { name: 'ana' } });
  expect(asked).toHaveLength(4);
  expect(await fetchTransport(memberInfo, {})).toMatchObject({ value: { name: 'ana' } });
  expect(asked).toEqual([who, money, status, house, who]);
});

test('a visitor’s page asks nothing, nor does one in another language than the device’s', async () => {
  localStorage.lang = 'en';
  await begin();
  expect(asked).toEqual([]);
  localStorage.clear();
  vi.resetModules();
  // biome-ignore lint/suspicious/noDocumentCookie: as after a logout.
  document.cookie = 'signed-in=; max-age=0';
  await begin();
  expect(asked).toEqual([]);
});

test('somebody on trial is not asked for money', async () => {
  playFree();
  await begin();
  expect(asked).toEqual([who, status, house]);
});

test.each([
  ['/seamless?gameCode=AC-1', false, [game('AC-1'), money], [table('AC-1', 'money')]],
  ['/seamless?gameCode=AC-1&mode=trial', false, [game('AC-1'), money], [table('AC-1', 'coins')]],
  ['/seamless?gameCode=AC-1', true, [game('AC-1')], [table('AC-1', 'coins')]],
  // A vendor's game has no table here.
  ['/seamless?gameCode=PG-1', false, [game('PG-1'), money], []],
  ['/seamless?gameCode=AC%261', false, [money], []],
  // A lottery is the house's own.
  ['/lottery?gameCode=SSC', false, [money, board('SSC')], []],
  ['/seamless', false, [money], []],
  ['/member?page=transactionHistory', false, [money, records], []],
  ['/member?page=transactionHistory', true, [], []],
  // Filtered it asks for something else.
  ['/member?page=transactionHistory&group=bet', false, [money], []],
])(
  'at %s, on trial: %s, what the page begins with is asked as well',
  async (address, trial, atOnce, known) => {
    history.replaceState(null, '', address);
    if (trial) playFree();
    await begin();
    await Promise.all(Object.values(window.askedAhead ?? {}));
    expect(asked).toEqual([who, ...atOnce, status, house, ...known]);
  },
);

test('the shell is given the page’s name, a room its game’s', async () => {
  document.body.innerHTML = '<p class="opening-title"></p>';
  const line = document.querySelector('p');
  history.replaceState(null, '', '/member?page=transactionHistory');
  await begin();
  expect([line?.textContent, document.documentElement.dataset.room]).toEqual([
    'Registro',
    undefined,
  ]);
  vi.resetModules();
  history.replaceState(null, '', '/member?page=toString');
  document.body.innerHTML = '<p class="opening-title"></p>';
  await begin();
  expect(document.querySelector('p')?.textContent).toBe('');
  vi.resetModules();
  history.replaceState(null, '', '/seamless?gameCode=AC-1');
  await begin();
  await vi.waitFor(() => expect(document.querySelector('p')?.textContent).toBe('Dados'));
  expect(document.documentElement.dataset.room).toBe('');
});

test('once anything is sent, what was asked before is asked anew', async () => {
  await begin();
  await fetchTransport(logout, {});
  await fetchTransport(memberInfo, {});
  expect(asked.filter((address) => address === who)).toHaveLength(2);
});

test('what could not be asked ahead is asked when it is needed', async () => {
  const answering = fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no way')));
  await begin();
  expect(await window.askedAhead?.[money]).toBeNull();
  vi.stubGlobal('fetch', answering);
  expect(await fetchTransport(memberInfo, {})).toMatchObject({ value: { name: 'ana' } });
});
