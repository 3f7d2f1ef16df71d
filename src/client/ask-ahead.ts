import type { AnswerOf } from '#contract/call.ts';
import type { Envelope } from '#contract/envelope.ts';
import type { AsksAhead } from '#contract/first-paint.ts';
import type { gameByCode } from '#contract/game-by-code.ts';
import type { MemberInfo, trialType } from '#contract/member.ts';

declare global {
  interface Window {
    /** What was asked while the program was still on its way, by address; null: it asks by itself. */
    askedAhead?: Record<string, Promise<Response | null>>;
  }
}

/** As a login on trial is numbered: it has no money to ask for. */
const trial: typeof trialType = 4;
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
  const isMember = /(?:^|;\s*)signed-in=1/.test(document.cookie);
  if (!isMember || !said || chosenLanguage() !== lang) return;
  const { who, money, house, pages, titles }: AsksAhead = JSON.parse(said);
  const { pathname, search } = location;
  const { game, forMoney = [], forCoins = [] } = pages[pathname + search] ?? pages[pathname] ?? {};
  const query = new URLSearchParams(search);
  const gameCode = query.get('gameCode');
  const headers = { accept: 'application/json', 'x-language': lang };
  const ask = (address: string) =>
    fetch(address, { headers, signal: AbortSignal.timeout(longestMs) }).catch(() => null);
  const whoItIs = ask(who);
  const asked: Record<string, Promise<Response | null>> = { [who]: whoItIs };
  const isMoney = readAnswer<MemberInfo>(whoItIs).then((info) => info && info.type !== trial);
  const isForCoins = query.get('mode') === 'trial';
  const played = game && withGame(game, gameCode);
  const answer = played ? ask(played) : Promise.resolve(null);
  const found = readAnswer<AnswerOf<typeof gameByCode>>(answer);
  const askIf = (address: string, isTheirs: (isMoney: boolean) => boolean) => {
    const named = withGame(address, gameCode);
    if (!named) return;
    // What is asked about a game is asked about the house's own: a vendor's has no table here.
    const isAbout = named === address || found.then((one) => typeof one?.rules === 'string');
    asked[named] = Promise.all([isMoney, isAbout]).then(([is, isOurs]) =>
      is !== null && isOurs && isTheirs(is) ? ask(named) : null,
    );
  };
  askIf(money, (is) => is);
  for (const one of forMoney) askIf(one, (is) => is && !isForCoins);
  for (const one of forCoins) askIf(one, (is) => !is || isForCoins);
  // Who has been here before has what stands around a page kept by the browser.
  if (!navigator.serviceWorker?.controller) for (const one of house) asked[one] = ask(one);
  if (played) {
    root.dataset.room = '';
    asked[played] = answer;
    void found.then((one) => one && nameOpening(one.gameName));
  } else if (pathname === '/member') {
    const page = query.get('page') ?? '';
    if (Object.hasOwn(titles, page)) nameOpening(titles[page] ?? '');
  }
  window.askedAhead = asked;
  setTimeout(() => {
    delete window.askedAhead;
  }, oldMs);
}

/** Says what the page is called where the shell shows that it is coming; that stands behind this script. */
function nameOpening(title: string): void {
  const name = () => {
    for (const place of document.querySelectorAll('.opening-title')) place.textContent = title;
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', name, { once: true });
  else name();
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
