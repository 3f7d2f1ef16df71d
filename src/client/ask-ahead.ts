import type { Envelope } from '#contract/envelope.ts';
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
  const { asks = '' } = document.currentScript?.dataset ?? {};
  const { lang } = document.documentElement;
  const isMember = /(?:^|;\s*)signed-in=1/.test(document.cookie);
  if (!isMember || asks === '' || chosenLanguage() !== lang) return;
  const [who = '', money = '', ...house] = asks.split(' ');
  const headers = { accept: 'application/json', 'x-language': lang };
  const ask = (address: string) =>
    fetch(address, { headers, signal: AbortSignal.timeout(longestMs) }).catch(() => null);
  const asked: Record<string, Promise<Response | null>> = { [who]: ask(who) };
  asked[money] = (asked[who] as Promise<Response | null>)
    .then(hasMoney)
    .then((isMoney) => (isMoney ? ask(money) : null))
    .catch(() => null);
  // Who has been here before has these kept by the browser.
  if (!navigator.serviceWorker?.controller) for (const one of house) asked[one] = ask(one);
  window.askedAhead = asked;
  setTimeout(() => {
    delete window.askedAhead;
  }, oldMs);
}

/** Read beside whoever reads the answer itself. */
async function hasMoney(answer: Response | null): Promise<boolean> {
  const said: Envelope<MemberInfo> | undefined = await answer?.clone().json();
  return said?.success === true && said.value.type !== trial;
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
