import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { logIn } from './log-in.ts';
import { alive, site, visit } from './visit.ts';

const liked = 'button[aria-pressed="true"]';

test('a member’s favourites are one truth in every tab, and survive a reload', async () => {
  const { page, context } = await visit({ language: 'en' });
  await logIn(context, 'demo');
  await page.goto('/');
  await alive(page);
  const hot = page.getByRole('list', { name: 'Hot games' });
  const heart = hot.locator('button[aria-pressed]').first();
  await page.getByRole('banner').getByText('Log in').waitFor({ state: 'detached' });
  await expect.poll(() => hot.locator('button[aria-pressed]').count()).toBe(12);
  const saved = page.waitForResponse((response) => response.request().method() === 'POST');
  await heart.click();
  await hot.locator(liked).first().waitFor();
  expect((await saved).status()).toBe(200);
  const other = await context.newPage();
  await other.goto('/favorite');
  await alive(other);
  await other.locator(liked).first().waitFor();
  await page.reload();
  await alive(page);
  await hot.locator(liked).first().waitFor();
});

test('a double tap on a heart is one choice', async () => {
  const { page, context } = await visit({ language: 'en' });
  await logIn(context, 'agente');
  await page.goto('/');
  await alive(page);
  const hot = page.getByRole('list', { name: 'Hot games' });
  await page.getByRole('banner').getByText('Log in').waitFor({ state: 'detached' });
  const saved = page.waitForResponse((response) => response.request().method() === 'POST');
  await hot.locator('button[aria-pressed]').nth(2).dblclick();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await alive(page);
  await expect.poll(() => hot.locator(liked).count()).toBe(1);
});

test('another catalogue does not make the phone forget whose favourites it keeps', async () => {
  const { page, context } = await visit({ language: 'en' });
  await logIn(context, 'demo');
  await page.goto('/');
  await alive(page);
  await expect.poll(() => keptOfMember(page)).not.toEqual([]);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('verbena');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('queries', 'readwrite');
          writing.objectStore('queries').clear();
          writing.oncomplete = () => resolve();
        };
      }),
  );
  const asked = page.waitForResponse(/hot/);
  await site('game', 'off', 'LOTT-LOTT-SSC-balls-0001');
  await site('game', 'on', 'LOTT-LOTT-SSC-balls-0001');
  await asked;
  await expect.poll(() => keptOfMember(page)).not.toEqual([]);
});

/** A phone whose database takes longer to open than a screen waits for it. */
function openSlowly(): void {
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...words) {
    const opening = open.apply(this, words);
    Object.defineProperty(opening, 'onsuccess', {
      set: (answer: () => void) =>
        opening.addEventListener('success', () => setTimeout(answer, 1500)),
    });
    return opening;
  };
}

test.each([
  ['a phone', undefined],
  ['a phone with a slow database', openSlowly],
])('logging out leaves nothing of the member on %s', async (_, prepare) => {
  const { page, context } = await visit({ language: 'en' });
  await logIn(context, 'demo');
  if (prepare) await page.addInitScript(prepare);
  await page.goto('/member');
  await alive(page);
  await expect.poll(() => keptOfMember(page)).not.toEqual([]);
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('banner').getByText('Log in').waitFor();
  const cookies = await context.cookies();
  expect(cookies.filter(({ name }) => name === 'session' || name === 'signed-in')).toEqual([]);
  await expect.poll(() => keptOfMember(page)).toEqual([]);
});

/** What any database on the device has written down under the member's name. */
function keptOfMember(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const keys: string[] = [];
    for (const name of names) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name);
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
      for (const store of database.objectStoreNames) {
        const asked = database.transaction(store).objectStore(store).getAllKeys();
        await new Promise((resolve) => {
          asked.onsuccess = resolve;
        });
        keys.push(...asked.result.map(String));
      }
      database.close();
    }
    return keys.filter((key) => /member/.test(key));
  });
}
