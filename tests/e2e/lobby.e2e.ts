import { expect, test } from 'vitest';
import { alive, visit } from './visit.ts';

async function slots() {
  const visited = await visit({ language: 'en' });
  await visited.page.goto('/rng');
  await alive(visited.page);
  await visited.page
    .getByRole('list', { name: /games|Slots/i })
    .first()
    .waitFor();
  return visited;
}

test('28 games come at once, and the next as one scrolls', async () => {
  const { page } = await slots();
  const tiles = page.locator('main li:has(button[aria-pressed])');
  await expect.poll(() => tiles.count()).toBe(28);
  await tiles.last().scrollIntoViewIfNeeded();
  await expect.poll(() => tiles.count()).toBe(56);
});

test('choosing a vendor goes back to the first page', async () => {
  const { page } = await visit({ language: 'en' });
  await page.goto('/rng?page=2');
  await alive(page);
  await page
    .getByRole('radio', { name: /JDB/ })
    .or(page.getByRole('button', { name: /^JDB/ }))
    .first()
    .click();
  await expect.poll(() => new URL(page.url()).searchParams.get('vassalage')).toBe('JDB');
  expect(new URL(page.url()).searchParams.get('page')).toBeNull();
});

test('search reads names whatever their accents and case, and says so when nothing fits', async () => {
  const { page } = await visit({ language: 'es' });
  await page.goto('/');
  await alive(page);
  await page.getByRole('link', { name: 'Busca juegos y proveedores' }).click();
  const field = page.getByRole('searchbox');
  await field.fill('JAGUÁR');
  await expect
    .poll(() =>
      page
        .locator('main')
        .getByText(/jaguar/i)
        .count(),
    )
    .toBeGreaterThan(1);
  await field.fill('zzzzqqq');
  await page.getByText('No encontramos nada llamado “zzzzqqq”.').waitFor();
  await field.fill('jagaur dorado');
  await page.getByText('Nada se llama “jagaur”.').waitFor();
  await page.locator('main').getByText('Jaguar Dorado').first().waitFor();
});

test('a tile opens its sheet; going back and Escape close it, and the focus returns', async () => {
  const { page } = await visit({ language: 'en' });
  await page.goto('/');
  await alive(page);
  const tile = page.getByRole('list', { name: 'Hot games' }).getByRole('button').first();
  await tile.click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Return to player').waitFor();
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  await tile.click();
  await sheet.getByText('Return to player').waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await expect
    .poll(() => tile.evaluate((element) => element === document.activeElement))
    .toBe(true);
});

test('a guest who plays, or likes a game, is asked to log in', async () => {
  const { page } = await visit({ language: 'en' });
  await page.goto('/');
  await alive(page);
  const list = page.getByRole('list', { name: 'Hot games' });
  await list.getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('dialog', { name: 'Log in' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await list.locator('button[aria-pressed]').first().click();
  await page.getByRole('dialog', { name: 'Log in' }).waitFor();
});

test.each([
  '/member',
  '/lottery',
  '/seaLottery',
  '/vnLottery',
  '/seamless',
  '/pointMall',
  '/agentHome',
])('a visitor at %s is sent to the login popup over home', async (path) => {
  const { page } = await visit({ language: 'en' });
  await page.goto(path);
  await page.getByRole('dialog', { name: 'Log in' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
});

test('the agents’ entrance stands without header, menu and footer', async () => {
  const { page } = await visit({ language: 'en' });
  await page.goto('/agent');
  await alive(page);
  expect(await page.getByRole('banner').count()).toBe(0);
  expect(await page.getByRole('contentinfo').count()).toBe(0);
});

test('a visitor who asks home for favourites is shown the login popup, and stays on home', async () => {
  const { page } = await visit({ language: 'en' });
  await page.goto('/');
  await alive(page);
  await page
    .getByRole('navigation', { name: 'Game categories' })
    .getByRole('link', { name: 'Favourites' })
    .click();
  await page.getByRole('dialog').getByRole('tab', { name: 'By user name' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
});

test('a visitor who presses deposit is asked to log in', async () => {
  const { page } = await visit({ language: 'en' });
  await page.goto('/');
  await alive(page);
  await page.getByRole('navigation', { name: 'Main' }).getByText('Deposit').click();
  await page.getByRole('dialog').getByRole('tab', { name: 'By user name' }).waitFor();
});
