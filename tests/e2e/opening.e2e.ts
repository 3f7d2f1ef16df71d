import type { BrowserContext, Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { logIn } from './log-in.ts';
import { inDatabase } from './place.ts';
import { signUp } from './sign-up.ts';
import { alive, visit } from './visit.ts';
import { settled } from './worker.ts';

const frame = '#opening';

/** Until it is let through, no program reaches the page. */
async function holdPrograms(context: BrowserContext): Promise<() => void> {
  const { promise: letThrough, resolve } = Promise.withResolvers<void>();
  await context.route('**/assets/*.js', async (route) => {
    await letThrough;
    await route.continue();
  });
  return resolve;
}

const inFrame = (page: Page, words: string) =>
  page.locator(frame).getByText(words, { exact: true }).filter({ visible: true });

/** Where the words themselves stand, however wide what they stand in. */
function placeOfWords(of: Locator): Promise<{ x: number; y: number }> {
  return of.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const { x, y } = words.getBoundingClientRect();
    return { x: Math.round(x), y: Math.round(y) };
  });
}

const barOf = (page: Page) => page.locator(`${frame} nav`).last();

test('a member sees the house before its program has come, and then their own page', async () => {
  const { page, context, complaints } = await visit({ language: 'en' });
  await logIn(context, 'demo');
  const letThrough = await holdPrograms(context);
  await page.goto('/member?page=transferFund', { waitUntil: 'commit' });
  await barOf(page).getByText('Promotions').waitFor();
  // Nobody knows yet who looks.
  expect(await page.locator(frame).innerText()).not.toMatch(/Log in|Sign up/);
  const named = inFrame(page, 'Wallet');
  await named.waitFor();
  const before = await placeOfWords(named);
  letThrough();
  const heading = page.getByRole('heading', { name: 'Wallet', exact: true });
  await heading.waitFor();
  expect(await placeOfWords(heading)).toEqual(before);
  expect(await page.locator(frame).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('what the wallet says first is what it goes on saying, whatever the device kept', async () => {
  const { page, context } = await visit({ language: 'en' });
  await signUp(page, 'guardada01');
  await page.goto('/member?page=transferFund');
  await page.getByText('0.00').first().waitFor();
  await expect.poll(() => page.evaluate(keptBalances)).toBe(1);
  await page.goto('about:blank');
  await inDatabase(async (database) => {
    const { id } = await database
      .selectFrom('player')
      .select('id')
      .where('account', '=', 'guardada01')
      .executeTakeFirstOrThrow();
    await giveMoney(database, { playerId: id, amount: 100_000_00n });
  });
  await context.addInitScript(() => {
    const said = new Set<string>();
    Object.assign(window, { said });
    new MutationObserver(() => {
      const total = document.querySelector('#root main section p');
      if (total) said.add(total.textContent ?? '');
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  await page.goto('/member?page=transferFund');
  await page
    .getByRole('region', { name: 'What you have' })
    .getByText('100,000.00')
    .first()
    .waitFor();
  const said = await page.evaluate(() => [...(window as unknown as { said: Set<string> }).said]);
  expect(said.filter((words) => words !== '')).toEqual(['$100,000.00']);
});

/** How many balances the device has written down. */
function keptBalances(): Promise<number> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('verbena');
    opening.onsuccess = () => {
      const found = opening.result.transaction('queries').objectStore('queries').getAllKeys();
      found.onsuccess = () => {
        opening.result.close();
        resolve(found.result.filter((key) => String(key).includes('wallets/balance')).length);
      };
    };
  });
}

test('a game’s room bears its name before its program has come, and no menu', async () => {
  const { page, context, complaints } = await visit({ language: 'en' });
  await logIn(context, 'demo');
  const letThrough = await holdPrograms(context);
  const { game_code: code } = await inDatabase((database) =>
    database
      .selectFrom('house_game')
      .where('rules', '=', 'VB_DICE')
      .select('game_code')
      .executeTakeFirstOrThrow(),
  );
  const known = await context.request.get(`/lgw/games/by_code?gameCode=${code}&language=en`);
  const { gameName } = (await known.json()).value;
  await page.goto(`/seamless?gameCode=${code}`, { waitUntil: 'commit' });
  const named = inFrame(page, gameName);
  await named.waitFor();
  expect(await barOf(page).isVisible()).toBe(false);
  const before = await placeOfWords(named);
  letThrough();
  const heading = page.getByRole('heading', { name: gameName, exact: true });
  await heading.waitFor();
  expect(await placeOfWords(heading)).toEqual(before);
  expect(await page.locator(frame).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('a page around which no house stands begins empty', async () => {
  const { page, context } = await visit({ language: 'en' });
  await logIn(context, 'demo');
  await holdPrograms(context);
  await page.goto('/agent', { waitUntil: 'commit' });
  await page.locator(frame).waitFor({ state: 'attached' });
  expect(await page.locator(frame).isVisible()).toBe(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a house that was kept in another language is not shown', async () => {
  const { page, context } = await visit({ serviceWorkers: 'allow' });
  await page.goto('/');
  await alive(page);
  await settled(page);
  await page.evaluate(() => localStorage.setItem('lang', 'en'));
  const other = await context.newPage();
  await other.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const drawn = document.getElementById('opening');
      sessionStorage.setItem('seen', drawn?.checkVisibility() ? drawn.innerText : 'nothing');
    });
  });
  await other.goto('/help');
  await other.getByRole('heading', { level: 1 }).waitFor();
  expect(await other.evaluate(() => sessionStorage.getItem('seen'))).toBe('nothing');
  await other.evaluate(() => localStorage.setItem('lang', 'es'));
  await other.goto('/help');
  await other.getByRole('heading', { level: 1 }).waitFor();
  expect(await other.evaluate(() => sessionStorage.getItem('seen'))).toContain('Inicio');
});
