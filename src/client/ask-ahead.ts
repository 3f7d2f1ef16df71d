import type { AnswerOf } from '#contract/call.ts';
import type { Envelope } from '#contract/envelope.ts';
import type { AsksAhead, PageAsks } from '#contract/first-paint.ts';
import type { gameByCode } from '#contract/game-by-code.ts';
import type {} from './page-flags.ts';

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
  const { who, money, status, house, pages } = asks;
  const query = new URLSearchParams(location.search);
  const page = pageAsked(pages, query);
  const { game, forMoney = [], forCoins = [] } = page;
  const named = (address: string) => address.replace('{gameCode}', query.get('gameCode') ?? '');
  const headers = { accept: 'application/json', 'x-language': lang };
  const ask = (address: string) =>
    fetch(address, { headers, signal: AbortSignal.timeout(longestMs) }).catch(() => null);
  const asked: Record<string, Promise<Response | null>> = { [who]: ask(who) };
  const answer = game ? ask(named(game)) : Promise.resolve(null);
  const found = readAnswer<AnswerOf<typeof gameByCode>>(answer);
  const ownOnes = isTrial ? forCoins : [money, ...forMoney];
  for (const one of [...ownOnes, status]) {
    // What is asked about a game is asked about the house's own: a vendor's has no table here.
    asked[named(one)] =
      game && one !== named(one)
        ? found.then((played) => (typeof played?.rules === 'string' ? ask(named(one)) : null))
        : ask(named(one));
  }
  // Who has been here before has what stands around a page kept by the browser.
  if (!navigator.serviceWorker?.controller) for (const one of house) asked[one] = ask(one);
  if (game) {
    root.dataset.room = '';
    asked[named(game)] = answer;
    void found.then((one) => {
      if (one) nameOpening(one.gameName);
    });
  } else if (page.title) nameOpening(page.title);
  window.askedAhead = asked;
  setTimeout(() => {
    delete window.askedAhead;
  }, oldMs);
}

/** The page whose address this is, with nothing more behind the question mark: that may change it. */
function pageAsked(pages: AsksAhead['pages'], query: URLSearchParams): PageAsks {
  for (const [address, page] of Object.entries(pages)) {
    const [path, search] = address.split('?');
    const wanted = new URLSearchParams(search);
    const isSo = [...wanted].every(([name, value]) =>
      value === '{gameCode}'
        ? /^[\w.-]{1,64}$/.test(query.get(name) ?? '')
        : query.get(name) === value,
    );
    if (path === location.pathname && isSo && wanted.size === query.size) return page;
  }
  return {};
}

/** Says what the page is called where the shell shows that it is coming; that stands behind this script. */
function nameOpening(title: string): void {
  onceThere(() => {
    for (const place of document.querySelectorAll('.opening-title')) place.textContent = title;
  });
}

function onceThere(put: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', put, { once: true });
  else put();
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
