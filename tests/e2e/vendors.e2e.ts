import { expect, test } from 'vitest';
import { alive, type Phone, phones, visit } from './visit.ts';

test.each(Object.keys(phones) as Phone[])(
  'on a %s, a vendor that is a group opens its games over the page, and going back closes them',
  async (phone) => {
    const { page } = await visit({ phone, language: 'en' });
    await page.goto('/');
    await alive(page);
    const lane = page.getByRole('region', { name: 'Live Casino' });
    await lane.scrollIntoViewIfNeeded();
    await lane
      .getByRole('list', { name: 'Providers' })
      .getByRole('button', { name: 'Asia Gaming' })
      .click();
    const popup = page.getByRole('dialog');
    await popup.getByRole('list').first().waitFor();
    expect(await popup.locator('li:has(button[aria-pressed])').count()).toBeGreaterThan(3);
    expect(new URL(page.url()).pathname).toBe('/');
    await page.goBack();
    await popup.waitFor({ state: 'detached' });
    await lane.waitFor();
  },
);

test('a game of the vendor’s popup opens its sheet in the popup’s place', async () => {
  const { page } = await visit({ language: 'en' });
  await page.goto('/');
  await alive(page);
  const lane = page.getByRole('region', { name: 'Live Casino' });
  await lane.scrollIntoViewIfNeeded();
  await lane
    .getByRole('list', { name: 'Providers' })
    .getByRole('button', { name: 'Asia Gaming' })
    .click();
  const tile = page.getByRole('dialog').locator('li:has(button[aria-pressed])').first();
  const name = await tile.locator('button').first().innerText();
  await tile.locator('button').first().click();
  const sheet = page.getByRole('dialog', { name: name.split('\n')[0] });
  await sheet.getByRole('button', { name: 'Play', exact: true }).waitFor();
});

test('a vendor of slots leads to the slots, already narrowed to it', async () => {
  const { page } = await visit({ language: 'en' });
  await page.goto('/');
  await alive(page);
  const lane = page.getByRole('region', { name: 'Slots', exact: true });
  await lane.scrollIntoViewIfNeeded();
  const vendor = lane.getByRole('list', { name: 'Providers' }).getByRole('link').first();
  const name = (await vendor.innerText()).trim();
  await vendor.click();
  await page.waitForURL(/\/rng\?vassalage=/);
  const chosen = page.getByRole('radiogroup', { name: 'Provider' }).getByRole('radio', { name });
  await chosen.waitFor();
  expect(await chosen.getAttribute('aria-checked')).toBe('true');
});
