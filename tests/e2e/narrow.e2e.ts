import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import {
  inPseudoLanguage,
  type PseudoLanguage,
  pseudoLanguages,
} from '#client/i18n/pseudo-language.ts';
import { cutWordsOn } from './cut-words.ts';
import { logIn } from './log-in.ts';
import { layOver, overlaysOf } from './overlay-list.ts';
import { accountOf, addressesFor, goInside } from './screen-list.ts';
import { alive, address as site, visit } from './visit.ts';

/**
 * Spanish is walked with the judge of accessibility, Chinese where its letters stand closest. Of the others a
 * pseudo-language writes every English word longer, and Malay has words of its own.
 */
test.each(['ms', ...(Object.keys(pseudoLanguages) as PseudoLanguage[])] as const)(
  'in %s no screen cuts a word, nor what lies over it, on the narrowest phone, nor at twice its size; arrows point along the words',
  async (spoken) => {
    const { page, context } = await visit({
      language: spoken === 'ms' ? 'ms' : 'en',
      wantsCalm: true,
    });
    if (spoken !== 'ms') await speak(page, spoken);
    const faults: string[] = [];
    for (const viewer of ['visitor', 'member', 'agent'] as const) {
      if (viewer !== 'visitor') await logIn(context, accountOf[viewer]);
      await page.goto(viewer === 'agent' ? '/agent' : '/login');
      await alive(page);
      if (spoken !== 'ms') faults.push(...(await faultsOf(page, spoken)));
      for (const address of addressesFor(viewer)) {
        await goInside(page, address);
        const found = await cutWordsOn(page);
        if (spoken !== 'ms') found.push(...(await faultsOf(page, spoken)));
        faults.push(...found.map((fault) => `${address}: ${fault}`));
      }
    }
    await page.goto('/agent');
    await alive(page);
    for (const overlay of [...overlaysOf('anybody'), ...overlaysOf('member')]) {
      await layOver(page, overlay);
      const found = await cutWordsOn(page);
      faults.push(...found.map((fault) => `${JSON.stringify(overlay)}: ${fault}`));
    }
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

/** Arrows that do not point as the words run. */
function faultsOf(page: Page, pseudo: PseudoLanguage): Promise<string[]> {
  const wanted = pseudoLanguages[pseudo].direction;
  return page.evaluate((direction) => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.dir !== direction) faults.push(`the page runs ${root.dir}`);
    const isSpoken = /ëë|\u202e/.test(document.body.textContent ?? '');
    if (!isSpoken) faults.push('it speaks plain English');
    // Icons that point along the words are the only ones that bear a class.
    for (const arrow of document.querySelectorAll('svg[stroke="currentColor"][class]')) {
      const isTurned = getComputedStyle(arrow).scale === '-1 1';
      if (isTurned !== (direction === 'rtl')) {
        faults.push(`an arrow in ${(arrow.parentElement?.textContent ?? '').trim().slice(0, 40)}`);
      }
    }
    return faults;
  }, wanted);
}
