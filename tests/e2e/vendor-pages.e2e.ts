import { generateKeyPairSync } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from '#demo/vendor/check/house.ts';
import { type RunningVendor, startVendor } from '#demo/vendor/server/vendor.ts';
import { visit } from './visit.ts';

/** The vendor's own pages, beside a wallet in memory: no gateway is asked for anything here. */
let house: House;
let vendor: RunningVendor;

beforeAll(async () => {
  const pair = generateKeyPairSync('ed25519');
  house = await openHouse();
  house.trust(pair.publicKey.export({ format: 'jwk' }));
  vendor = await startVendor({
    privateKey: pair.privateKey.export({ format: 'jwk' }),
    gatewayOrigin: house.origin,
    host: '127.0.0.1',
    port: 0,
    brands: [
      { code: 'DEMO', kind: 'seamless' },
      {
        code: 'HALL',
        kind: 'seamless',
        games: [
          { code: 'HALL_RNG', name: 'Reels of the Hall', type: 'RNG' },
          { code: 'HALL_SPORTS', name: 'Board of the Hall', type: 'SPORTS' },
        ],
      },
    ],
    pages: fileURLToPath(new URL('../../dist/vendor', import.meta.url)),
  });
});

afterAll(async () => {
  await vendor.close();
  await house.close();
});

/** Somebody at a game, as a launch leaves them. */
async function launched(gameType: string, theme: 'night' | 'day' = 'night') {
  const game = `DEMO_${gameType}`;
  const { token, player } = house.invite({ gameType, game, currency: 'COP', balance: 90_000_000n });
  const said = { token, language: 'en', theme, mode: 'real', origin: house.origin };
  const visited = await visit({ wantsCalm: true });
  await visited.page.goto(`${vendor.origin}/play/DEMO/${game}#${new URLSearchParams(said)}`);
  return { ...visited, player, token };
}

test('a slot spins once it is asked to, keeps its token to itself, and stands where it stood after a reload', async () => {
  const { page, player, complaints } = await launched('RNG');
  const spin = page.getByRole('button', { name: 'Spin' });
  await spin.waitFor();
  expect(page.url()).toBe(`${vendor.origin}/play/DEMO/DEMO_RNG`);
  const stakes = () => house.calls.filter(({ name }) => name.startsWith('bet')).length;
  expect(stakes()).toBe(0);
  await spin.click();
  await page.getByText(/^(Pays|No line|\d+ free spins)/).waitFor();
  expect(stakes()).toBe(1);
  await page.reload();
  await spin.waitFor();
  expect(stakes()).toBe(1);
  await expect.poll(() => house.wallet.rounds.values().next().value?.state).toBe('completed');
  const [round] = [...house.wallet.rounds.values()];
  expect(player.balance).toBe(90_000_000n - (round?.bet ?? 0n) + (round?.win ?? 0n));
  expect(complaints).toEqual([]);
});

test('a bet on a match is put together, placed, and found among one’s own', async () => {
  const { page, complaints } = await launched('SPORTS');
  await page.locator('.odds:enabled').first().click();
  await page.getByRole('button', { name: /^Single/ }).click();
  // Odds may be looked at anew while a goal is: then one asks again.
  await expect
    .poll(async () => {
      const place = page.locator('.slip-place:enabled');
      if (await place.isVisible()) await place.click();
      return page.getByRole('button', { name: 'My bets (1)' }).isVisible();
    })
    .toBe(true);
  await page.getByRole('button', { name: 'My bets (1)' }).click();
  await page.getByText('Open', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
});

test.each(['RNG', 'SPORTS', 'ESPORTS'])(
  'everybody can read and press what %s shows',
  async (type) => {
    for (const theme of ['night', 'day'] as const) {
      const { page, context } = await launched(type, theme);
      await page.locator('.slot-spin, .odds').first().waitFor();
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.target])).toEqual([]);
      await context.close();
    }
  },
);

test('a launch that names no game shows what there is, opens what is pressed, and goes back to it', async () => {
  const game = 'HALL_RNG';
  const { token, player } = house.invite({
    gameType: 'RNG',
    game,
    currency: 'COP',
    balance: 90_000_000n,
  });
  const said = { token, language: 'es', theme: 'day', mode: 'real', origin: house.origin };
  const { page, complaints } = await visit({ wantsCalm: true });
  await page.goto(`${vendor.origin}/play/HALL#${new URLSearchParams(said)}`);
  await page.getByRole('heading', { name: 'Elige un juego' }).waitFor();
  expect(page.url()).toBe(`${vendor.origin}/play/HALL`);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.target])).toEqual([]);
  await page.getByRole('button', { name: 'Board of the Hall' }).click();
  await page.locator('.odds').first().waitFor();
  expect(page.url()).toBe(`${vendor.origin}/play/HALL/HALL_SPORTS`);
  await page.goBack();
  // Also over a reload, which a way back is here: in the language and the looks of the launch.
  await page.getByRole('heading', { name: 'Elige un juego' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('day');
  await page.getByRole('button', { name: 'Reels of the Hall' }).click();
  await page.locator('.slot-spin').click();
  await expect.poll(() => player.balance).not.toBe(90_000_000n);
  expect(complaints).toEqual([]);
});
