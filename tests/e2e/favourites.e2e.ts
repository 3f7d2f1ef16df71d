import type { BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { favouritesAtMost } from '#contract/favourites.ts';
import { logIn } from './log-in.ts';
import { inDatabase } from './place.ts';
import { alive, visit } from './visit.ts';
import { settled } from './worker.ts';

let accounts = 0;

/** Hearts are a member's own, and so is whoever walks here. */
async function collector(): Promise<{ account: string; playerId: string }> {
  accounts += 1;
  const account = `gusta${accounts}f`;
  const { id } = await inDatabase((database) =>
    database
      .insertInto('player')
      .values({ account, nickname: account, merchant: 'VERBENA', language: 'en' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return { account, playerId: id };
}

async function atSlots(account: string, serviceWorkers: 'allow' | 'block' = 'block') {
  const visited = await visit({ language: 'en', wantsCalm: true, serviceWorkers });
  const { page, context } = visited;
  await logIn(context, account);
  await page.goto('/rng');
  await alive(page);
  if (serviceWorkers === 'allow') await settled(page);
  await hearts(page).nth(27).waitFor();
  const games = await hearts(page).evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? ''),
  );
  return { ...visited, games };
}

const hearts = (page: Page) => page.locator('main li > button[aria-pressed]');
/** By its game: others open and close games of theirs meanwhile, and places in the list change. */
const heart = (page: Page, game: string | undefined) =>
  page.locator(`main li > button[aria-label="${game}"]`).first();
const pressedAt = new WeakMap<Page, number>();

/** A page takes one press a second, on whichever heart. */
async function press(page: Page, game: string | undefined): Promise<void> {
  const now = () => performance.timeOrigin + performance.now();
  await page.waitForFunction(
    (last) => performance.timeOrigin + performance.now() - last > 1_000,
    pressedAt.get(page) ?? 0,
  );
  await heart(page, game).click();
  pressedAt.set(page, await page.evaluate(now));
}

const isPressed = (page: Page, game: string | undefined) =>
  expect.poll(() => heart(page, game).getAttribute('aria-pressed'));

/** How many the gateway holds. */
const storedOf = (playerId: string) =>
  inDatabase(async (database) => {
    const rows = await database
      .selectFrom('favourite')
      .select('node_id')
      .where('player_id', '=', playerId)
      .execute();
    return rows.length;
  });

test('a heart pressed on one device fills on the other without a reload, and empties there too', async () => {
  const { account, playerId } = await collector();
  const one = await atSlots(account);
  const other = await atSlots(account);
  const game = one.games[3];
  await press(one.page, game);
  await isPressed(one.page, game).toBe('true');
  await expect.poll(() => storedOf(playerId)).toBe(1);
  await isPressed(other.page, game).toBe('true');
  await press(other.page, game);
  await isPressed(one.page, game).toBe('false');
  await expect.poll(() => storedOf(playerId)).toBe(0);
  expect([...one.complaints, ...other.complaints]).toEqual([]);
});

/** As long as nothing finds its way: told at the press, and by the browser itself. */
async function offline(context: BrowserContext, isOffline: boolean): Promise<void> {
  await context.setOffline(isOffline);
}

test('hearts pressed without a network fill at once, outlive a reload, and are one truth with another device’s', async () => {
  const { account, playerId } = await collector();
  const { page, context, games } = await atSlots(account, 'allow');
  const other = await atSlots(account);
  await press(page, games[0]);
  await isPressed(other.page, games[0]).toBe('true');
  await offline(context, true);
  await press(page, games[0]);
  await isPressed(page, games[0]).toBe('false');
  await press(page, games[1]);
  await isPressed(page, games[1]).toBe('true');
  await press(page, games[2]);
  await isPressed(page, games[2]).toBe('true');
  await page
    .getByText('Saved on this phone. We will sync it when you are back online.')
    .first()
    .waitFor();
  await page.reload();
  await alive(page);
  await isPressed(page, games[0]).toBe('false');
  await isPressed(page, games[1]).toBe('true');
  await isPressed(page, games[2]).toBe('true');
  // Meanwhile the other device goes on: what it keeps is kept, what both want is wanted once.
  await press(other.page, games[2]);
  await press(other.page, games[5]);
  await expect.poll(() => storedOf(playerId)).toBe(3);
  await offline(context, false);
  for (const each of [page, other.page]) {
    await isPressed(each, games[0]).toBe('false');
    for (const at of [1, 2, 5]) await isPressed(each, games[at]).toBe('true');
  }
  await expect.poll(() => storedOf(playerId)).toBe(3);
});

test('a heart that the house will not keep empties again, and the reason is said; also when it was pressed without a network', async () => {
  const { account, playerId } = await collector();
  const { page, context, games } = await atSlots(account, 'allow');
  await offline(context, true);
  await press(page, games[1]);
  await isPressed(page, games[1]).toBe('true');
  await fill(playerId);
  await offline(context, false);
  const reason = page.getByText('Your favourites are full.', { exact: false }).first();
  await reason.waitFor();
  await isPressed(page, games[1]).toBe('false');
  await reason.waitFor({ state: 'detached' });
  await press(page, games[2]);
  await reason.waitFor();
  await isPressed(page, games[2]).toBe('false');
  expect(await storedOf(playerId)).toBe(favouritesAtMost);
});

/** As many as one may have, none of them among those a list shows first. */
function fill(playerId: string) {
  return inDatabase((database) =>
    database
      .insertInto('favourite')
      .columns(['player_id', 'node_id'])
      .expression((builder) =>
        builder
          .selectFrom('game')
          .select(({ val }) => [val(playerId).as('player_id'), 'node_id'])
          .orderBy('position', 'desc')
          .limit(favouritesAtMost),
      )
      .execute(),
  );
}
