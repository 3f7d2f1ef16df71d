import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import {
  inPseudoLanguage,
  type PseudoLanguage,
  pseudoLanguages,
} from '#client/i18n/pseudo-language.ts';
import { logIn } from './log-in.ts';
import { alive, address as site, visit } from './visit.ts';

const visitorScreens = ['/', '/rng', '/live', '/promotions', '/help', '/login', '/register'];
const memberScreens = [
  '/member',
  '/member?page=transferFund',
  '/member?page=depositv2',
  '/member?page=withdraw',
  '/member?page=transactionHistory',
];

test.each(Object.keys(pseudoLanguages) as PseudoLanguage[])(
  'in %s nothing of the main screens stands beyond a phone’s edge, and arrows point along the words',
  async (pseudo) => {
    const { page, context } = await visit({ language: 'en' });
    await speak(page, pseudo);
    const faults: string[] = [];
    const walk = async (screens: readonly string[]) => {
      for (const address of screens) {
        await page.goto(address);
        await alive(page);
        await page.getByRole('main').first().waitFor();
        faults.push(...(await faultsOf(page, pseudo)).map((fault) => `${address}: ${fault}`));
      }
    };
    await page.setViewportSize({ width: 390, height: 844 });
    await walk(visitorScreens);
    await logIn(context, 'demo');
    await walk(memberScreens);
    expect(faults).toEqual([]);
  },
  600_000,
);

/** Builds for players know no pseudo-language: words and direction change on their way to the page. */
async function speak(page: Page, pseudo: PseudoLanguage): Promise<void> {
  // The page is drawn by the program: the gateway's drawing speaks a language that is not chosen here.
  await page.context().addCookies([{ name: 'lang', value: 'es', url: site }]);
  await page.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch();
    const source = await answer.text();
    const english = /assets\/en-[^/]*\.js$/.test(route.request().url());
    const body = english ? await rewritten(source, pseudo) : directed(source, pseudo);
    await route.fulfill({ response: answer, body });
  });
}

/** A words file is a module of its own that exports compiled messages. */
async function rewritten(source: string, pseudo: PseudoLanguage): Promise<string> {
  const { messages } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  return `export const messages = ${JSON.stringify(inPseudoLanguage(messages, pseudo))};`;
}

function directed(source: string, pseudo: PseudoLanguage): string {
  const { direction } = pseudoLanguages[pseudo];
  return source.replace(/(name:[`'"]English[`'"],direction:[`'"])ltr/, `$1${direction}`);
}

/** What reaches beyond the phone's edge, and arrows that do not point as the words run. */
function faultsOf(page: Page, pseudo: PseudoLanguage): Promise<string[]> {
  const wanted = pseudoLanguages[pseudo].direction;
  return page.evaluate((direction) => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.dir !== direction) faults.push(`the page runs ${root.dir}`);
    const isSpoken = /ëë|\u202e/.test(document.body.textContent ?? '');
    if (!isSpoken) faults.push('it speaks plain English');
    const nameOf = (element: Element) =>
      `${element.tagName} ${(element.textContent ?? '').trim().slice(0, 40)}`;
    const isCut = (element: Element) => {
      for (
        let each = element.parentElement;
        each && each !== document.body;
        each = each.parentElement
      ) {
        // What scrolls by itself, or is cut on purpose, ends at its own edge.
        if (getComputedStyle(each).overflowX !== 'visible') return true;
      }
      return false;
    };
    for (const element of document.body.querySelectorAll('*')) {
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2 || element.closest('[inert], [aria-hidden="true"]')) continue;
      const isBeyond = left < -1 || right > root.clientWidth + 1;
      if (isBeyond && !isCut(element)) faults.push(`beyond the edge: ${nameOf(element)}`);
    }
    // Icons that point along the words are the only ones that bear a class.
    for (const arrow of document.querySelectorAll('svg[stroke="currentColor"][class]')) {
      const isTurned = getComputedStyle(arrow).scale === '-1 1';
      if (isTurned !== (direction === 'rtl')) faults.push(`an arrow in ${nameOf(arrow)}`);
    }
    return faults;
  }, wanted);
}
