import type { BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { logIn } from './log-in.ts';
import { address, alive, visit } from './visit.ts';

test('a login and a logout are every tab’s, at once and without a reload', async () => {
  const { page, context } = await visit({ language: 'en' });
  await page.goto('/');
  await alive(page);
  const other = await context.newPage();
  await logIn(context, 'demo');
  await other.goto('/member');
  await alive(other);
  await page.reload();
  await alive(page);
  await page
    .locator('header')
    .getByLabel(/^Account/)
    .waitFor();
  await page.evaluate(() => Object.assign(window, { isStillTheSamePage: true }));
  await other.getByRole('button', { name: 'Log out' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.locator('header').getByText('Log in').waitFor();
  expect(await page.evaluate(() => 'isStillTheSamePage' in window)).toBe(true);
});

test('without a network the other tab forgets as well', async () => {
  const { page, context } = await visit({ language: 'es', phone: 'iphone' });
  await logIn(context, 'demo');
  await page.goto('/favorite');
  await alive(page);
  await page
    .locator('header')
    .getByLabel(/^Cuenta/)
    .waitFor();
  const other = await context.newPage();
  await other.goto('/member');
  await alive(other);
  await other.getByRole('button', { name: 'Salir' }).waitFor();
  await context.setOffline(true);
  await other.getByRole('button', { name: 'Salir' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Salir' }).click();
  await page.locator('header').getByText('Entrar').waitFor();
});

/** As the gateway sees whoever has these cookies. */
async function statusOfMember(context: BrowserContext): Promise<number> {
  return (await context.request.get('/wps/member/info')).status();
}

test('a logout without a network ends the session as soon as a later page finds one', async () => {
  const { page, context } = await visit({ language: 'en' });
  await logIn(context, 'demo');
  await page.goto('/member');
  await alive(page);
  expect(await statusOfMember(context)).toBe(200);
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await context.setOffline(true);
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.locator('header').getByText('Log in').waitFor();
  await page.close();
  await context.setOffline(false);
  expect(await statusOfMember(context)).toBe(200);
  const later = await context.newPage();
  await later.goto('/');
  await alive(later);
  await expect.poll(() => statusOfMember(context)).toBe(401);
  await expect.poll(() => later.evaluate(() => localStorage.getItem('log-out-owed'))).toBeNull();
});

test.each([429, 503])('a logout that is refused with %i forgets all the same', async (status) => {
  const { page, context } = await visit({ language: 'en' });
  await logIn(context, 'demo');
  await page.goto('/member');
  await alive(page);
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await page.route('**/wps/session/logout', (route) =>
    route.fulfill({
      status,
      json: { success: false, code: 'request.too-many', message: 'Later.', retryAfterSeconds: 900 },
    }),
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.locator('header').getByText('Log in').waitFor();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('signed-in');
  await page.unroute('**/wps/session/logout');
  await page.reload();
  await expect.poll(() => statusOfMember(context)).toBe(401);
});

test('who logs in while a logout is still owed stays logged in', async () => {
  const { page, context } = await visit({ language: 'en' });
  await logIn(context, 'demo');
  await context.route('**/wps/session/logout', (route) => route.abort());
  await page.goto('/member');
  await alive(page);
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.locator('header').getByText('Log in').waitFor();
  await page.goto('/login');
  await alive(page);
  await page.getByRole('checkbox', { name: 'I am 18 or older' }).check();
  await page.getByRole('button', { name: 'Play free' }).click();
  await page
    .locator('header')
    .getByLabel(/^Account/)
    .waitFor();
  await context.unroute('**/wps/session/logout');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await alive(page);
  await page
    .locator('header')
    .getByLabel(/^Account/)
    .waitFor();
  expect(asked.filter((address) => address.endsWith('/logout'))).toEqual([]);
  expect(await statusOfMember(context)).toBe(200);
});

test('a session that is ended elsewhere leaves nothing of its member on the phone', async () => {
  const { page, context } = await visit({ language: 'en' });
  await logIn(context, 'demo');
  await page.goto('/member');
  await alive(page);
  await page.getByRole('button', { name: 'Where you are logged in' }).click();
  await page.getByRole('dialog').getByText('This one').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await endedElsewhere(context);
  // The gateway tells its owner's open pages, and they ask again who is logged in.
  await page.waitForURL((url) => url.pathname === '/login');
  await page.getByRole('dialog').locator('input[name=username]').waitFor();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('signed-in');
  await expect.poll(() => keptOfMember(page)).toEqual([]);
});

test('what a session kept that ended while no page was open is gone with the next start', async () => {
  const { page, context } = await visit({ language: 'en' });
  await logIn(context, 'demo');
  await page.goto('/');
  await alive(page);
  await expect.poll(() => keptOfMember(page)).not.toEqual([]);
  await page.goto('about:blank');
  await endedElsewhere(context);
  await page.goto('/');
  await alive(page);
  await expect.poll(() => keptOfMember(page)).toEqual([]);
});

test('half an hour without a touch logs out, in every tab and with words', async () => {
  const { page, context } = await visit({ language: 'en' });
  await logIn(context, 'demo');
  await context.clock.install();
  await context.addInitScript(noteWatching);
  const other = await context.newPage();
  const tabs = [page, other];
  for (const [place, tab] of tabs.entries()) {
    await tab.goto(place === 0 ? '/member' : '/');
    await alive(tab);
    // What watches comes a moment after the page has come to life.
    await tab.waitForFunction(() => 'isWatched' in window);
  }
  // Looked for before it is said: the words go by themselves, in one tab while another is looked at.
  const said = tabs.map((tab) =>
    tab.getByText('You were inactive for 30 minutes, so we logged you out.').waitFor(),
  );
  await page.clock.runFor(1_000);
  await page.clock.fastForward('31:00');
  await page.clock.runFor(2_000);
  await Promise.all(said);
  for (const tab of tabs) await tab.getByRole('dialog').locator('input[name=username]').waitFor();
  await expect.poll(() => statusOfMember(context)).toBe(401);
});

/** Only what watches for hands listens to this. */
function noteWatching(): void {
  const listen = window.addEventListener;
  window.addEventListener = function (this: Window, ...words: Parameters<typeof listen>) {
    if (words[0] === 'wheel') Object.assign(window, { isWatched: true });
    return listen.apply(this, words);
  } as typeof listen;
}

/** As from another device: this one's cookies stay as they were. */
async function endedElsewhere(context: BrowserContext): Promise<void> {
  const cookies = await context.cookies();
  // Not through the context: its cookies would go with the answer, and an ending elsewhere leaves them.
  const { status } = await fetch(new URL('/wps/session/logout', address), {
    method: 'DELETE',
    headers: {
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      origin: new URL(address).origin,
    },
  });
  expect(status).toBe(200);
}

/** What is written down on the device under a member's name. */
function keptOfMember(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('verbena');
        opening.onsuccess = () => {
          const asked = opening.result.transaction('queries').objectStore('queries').getAllKeys();
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result.map(String).filter((key) => key.includes('"member"')));
          };
        };
      }),
  );
}
