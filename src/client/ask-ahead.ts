import type { AnswerOf } from '#contract/call.ts';
import type { Envelope } from '#contract/envelope.ts';
import type { AsksAhead } from '#contract/first-paint.ts';
import type { gameByCode } from '#contract/game-by-code.ts';
import type { Balance } from '#contract/wallet.ts';

declare global {
  interface Window {
    /** What was asked while the program was still on its way, by address; null: it asks by itself. */
    askedAhead?: Record<string, Promise<Response | null>>;
  }
}

const longestMs = 15_000;
/** What nobody has taken by then would be old when somebody does. */
const oldMs = 10_000;

/**
 * Asks what every member's page begins with while its program is still being fetched, instead of one
 * after the other once it runs. It stands in the page itself, so it imports nothing.
 */
function askAhead(): void {
  const said = document.currentScript?.dataset.asks;
  const root = document.documentElement;
  const { lang } = root;
  const hint = /(?:^|;\s*)signed-in=1(-trial)?/.exec(document.cookie);
  if (!hint || !said || chosenLanguage() !== lang) return;
  // Somebody on trial has no money to ask for.
  const isTrial = hint[1] !== undefined;
  const asks: AsksAhead = JSON.parse(said);
  const { who, money, status, house, pages, titles } = asks;
  const { pathname, search } = location;
  const { game, forMoney = [], forCoins = [] } = pages[pathname + search] ?? pages[pathname] ?? {};
  const query = new URLSearchParams(search);
  const gameCode = query.get('gameCode');
  const headers = { accept: 'application/json', 'x-language': lang };
  const ask = (address: string) =>
    fetch(address, { headers, signal: AbortSignal.timeout(longestMs) }).catch(() => null);
  const asked: Record<string, Promise<Response | null>> = { [who]: ask(who) };
  const isForCoins = isTrial || query.get('mode') === 'trial';
  const played = game && withGame(game, gameCode);
  const answer = played ? ask(played) : Promise.resolve(null);
  const found = readAnswer<AnswerOf<typeof gameByCode>>(answer);
  const askThis = (address: string) => {
    const named = withGame(address, gameCode);
    if (!named) return;
    // What is asked about a game is asked about the house's own: a vendor's has no table here.
    asked[named] =
      named === address
        ? ask(named)
        : found.then((one) => (typeof one?.rules === 'string' ? ask(named) : null));
  };
  if (!isTrial) askThis(money);
  for (const one of isForCoins ? forCoins : forMoney) askThis(one);
  askThis(status);
  // Who has been here before has what stands around a page kept by the browser.
  if (!navigator.serviceWorker?.controller) for (const one of house) asked[one] = ask(one);
  if (played) {
    root.dataset.room = '';
    asked[played] = answer;
    void found.then((one) => one && nameOpening(one.gameName));
  } else if (pathname === '/member') {
    const page = query.get('page') ?? '';
    if (Object.hasOwn(titles, page)) nameOpening(titles[page] ?? '');
    const theirs = asked[money];
    if (page === 'transferFund' && theirs) showPurse(readAnswer(theirs), asks);
  }
  window.askedAhead = asked;
  setTimeout(() => {
    delete window.askedAhead;
  }, oldMs);
}

/** Says what the page is called where the shell shows that it is coming; that stands behind this script. */
function nameOpening(title: string): void {
  onceThere(() => {
    for (const place of document.querySelectorAll('.opening-title')) place.textContent = title;
  });
}

/** Shows what they have where the wallet will show it, unless this device hides it. */
function showPurse(answer: Promise<Balance | null>, asks: AsksAhead): void {
  document.documentElement.dataset.purse = '';
  void answer.then((balance) => {
    if (!balance) return;
    onceThere(() => {
      const currency = document.createElement('span');
      currency.textContent = balance.currency;
      const figure = [`${amountOf(balance, asks)}\u00a0`, currency];
      document.querySelector('.opening-total')?.append(...(isHidden() ? ['*****'] : figure));
    });
  });
}

/** As `formatMoney` writes it. */
function amountOf({ total, currency }: Balance, { marks, minorDigits }: AsksAhead): string {
  const digits = minorDigits[currency] ?? 2;
  const padded = total.padStart(digits + 1, '0');
  const end = padded.length - digits;
  const whole = padded.slice(0, end).replace(/\B(?=(\d{3})+$)/g, marks.group);
  return digits === 0 ? whole : whole + marks.point + padded.slice(end);
}

function isHidden(): boolean {
  try {
    return localStorage['balance-hidden'] === 'true';
  } catch {
    return false;
  }
}

function onceThere(put: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', put, { once: true });
  else put();
}

/** Undefined where the address names a game and the page's own names none. */
function withGame(address: string, gameCode: string | null): string | undefined {
  if (!address.includes('{gameCode}')) return address;
  return gameCode && /^[\w.-]{1,64}$/.test(gameCode)
    ? address.replace('{gameCode}', gameCode)
    : undefined;
}

/** Read beside whoever reads the answer itself; null: it is not known. */
async function readAnswer<Value>(answer: Promise<Response | null>): Promise<Value | null> {
  const said: Envelope<Value> | undefined = await answer
    .then((one) => one?.clone().json())
    .catch(() => undefined);
  return said?.success ? said.value : null;
}

function chosenLanguage(): string {
  const { lang } = document.documentElement;
  try {
    return localStorage.lang ?? lang;
  } catch {
    // Storage may be closed: then the page's own language holds.
    return lang;
  }
}

askAhead();
