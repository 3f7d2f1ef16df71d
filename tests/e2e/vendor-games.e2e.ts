import type { FrameLocator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameType } from '#contract/values.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';
import { linkVendor } from './linked-vendor.ts';
import { logIn } from './log-in.ts';
import { inDatabase } from './place.ts';
import { alive, type Visit, visit } from './visit.ts';

const categories = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'ESPORTS', 'PVP'] as const;
let linked: Awaited<ReturnType<typeof linkVendor>>;

beforeAll(async () => {
  const found = await inDatabase((database) =>
    database
      .selectFrom('vendor_category')
      .select('vendor_code')
      .distinct()
      .where('game_type', 'in', categories)
      .execute(),
  );
  linked = await linkVendor(
    found.map(({ vendor_code }) => vendor_code),
    'seamless',
  );
});

afterAll(() => linked.unlink());

let accounts = 0;

interface Seat extends Visit {
  account: string;
  gameCode: string;
  game: FrameLocator;
}

async function gameOf(gameType: GameType, isTrial = false): Promise<string> {
  const { game_code } = await inDatabase((database) =>
    database
      .selectFrom('game')
      .select('game_code')
      .where('game_type', '=', gameType)
      .where('is_shown', '=', true)
      .$if(isTrial, (query) => query.where('supports_trial', '=', true))
      .orderBy('position')
      .executeTakeFirstOrThrow(),
  );
  return game_code;
}

/** Somebody of one's own with a thousand pesos, who has come to a game by way of the lobby. */
async function atGame(
  gameCode: string,
  { search = '', before }: { search?: string; before?: (visited: Visit) => Promise<unknown> } = {},
): Promise<Seat> {
  accounts += 1;
  const account = `vecino${accounts}v`;
  await inDatabase(async (database) => {
    const { id: playerId } = await database
      .insertInto('player')
      .values({ account, nickname: account, merchant: 'VERBENA', language: 'en' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await giveMoney(database, { playerId, amount: 1_000_00n });
  });
  const visited = await visit({ language: 'en', phone: 'pixel' });
  const { page, context } = visited;
  await logIn(context, account);
  await before?.(visited);
  await page.goto('/');
  await alive(page);
  await page.goto(`/seamless?gameCode=${gameCode}${search}`);
  await alive(page);
  return { ...visited, account, gameCode, game: page.frameLocator('main iframe') };
}

const seated = (game: FrameLocator, text: string | RegExp) => game.getByText(text).waitFor();

test.each(categories)('a game of %s is opened in place, played and left', async (gameType) => {
  const gameCode = await gameOf(gameType);
  const { page, game, account, complaints } = await atGame(gameCode);
  await seated(game, `seated at ${gameCode} real`);
  // The token is used up, and stands in no address any more.
  expect(page.url()).not.toContain('token');
  await game.getByRole('button', { name: 'Play a round' }).click();
  await seated(game, 'round over');
  await page.getByText('925.00').first().waitFor();
  const bets = await inDatabase((database) =>
    database
      .selectFrom('bet_record')
      .innerJoin('player', 'player.id', 'bet_record.player_id')
      .select(['bet_record.stake', 'bet_record.payout'])
      .where('player.account', '=', account)
      .execute(),
  );
  expect(bets).toEqual([{ stake: '10000', payout: '2500' }]);
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/recent');
  await alive(page);
  await page.locator('main li:has(button[aria-pressed])').first().waitFor();
  expect(complaints).toEqual([]);
});

test('L-SESSION: over a vendor’s game stand the time since the login and what was won or lost', async () => {
  const { page, game } = await atGame(await gameOf('RNG'));
  const fact = (name: string) => page.locator(`main header div:has(> dt:text-is("${name}")) > dd`);
  await seated(game, /^seated at/);
  await fact('Time').waitFor();
  const before = await fact('Since login').textContent();
  await game.getByRole('button', { name: 'Play a round' }).click();
  await seated(game, 'round over');
  await page.reload();
  await alive(page);
  await expect.poll(() => fact('Since login').textContent()).not.toBe(before);
});

test('G-RTP: what a vendor’s game gives back stands on its sheet, before the first stake', async () => {
  const { page, context } = await visit({ language: 'en', phone: 'pixel' });
  await logIn(context, 'demo');
  await page.goto('/rng');
  await alive(page);
  await page
    .locator('main li:has(button[aria-pressed])')
    .first()
    .getByRole('button')
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  const share = sheet.locator('div:has(> dt:text-is("Return to player")) > dd');
  await expect.poll(() => share.textContent()).toMatch(/^(\d\d(\.\d+)?\s?%|Not published)$/);
  await sheet.getByRole('button', { name: 'Play', exact: true }).waitFor();
});

test('a tile leads to the game, and the browser’s way back to the list it stood in', async () => {
  const { page, context, complaints } = await visit({ language: 'en', phone: 'pixel' });
  await logIn(context, 'demo');
  await page.goto('/rng');
  await alive(page);
  const tile = page.locator('main li:has(button[aria-pressed])').first();
  await tile.getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
  await seated(page.frameLocator('main iframe'), /^seated at .+ real$/);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/rng');
  await tile.waitFor();
  expect(complaints).toEqual([]);
});

test('the game’s own ways out lead out, and a session that is over is opened anew', async () => {
  const { page, game } = await atGame(await gameOf('FISH'));
  await seated(game, /^seated at/);
  await game.getByRole('button', { name: 'End the session' }).click();
  await page.getByText('This session is over.').waitFor();
  await page.getByRole('button', { name: 'Open it again' }).click();
  await seated(game, /^seated at/);
  await game.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('the game cannot lead the page away', async () => {
  const { page, game } = await atGame(await gameOf('PVP'));
  await seated(game, /^seated at/);
  const before = page.url();
  await game.getByRole('button', { name: 'Escape' }).click();
  await seated(game, 'held');
  expect(page.url()).toBe(before);
});

test('sound is off until it is asked for', async () => {
  const { page, game } = await atGame(await gameOf('RNG'));
  await seated(game, /^seated at/);
  await game.getByText('silent').waitFor();
  await page.getByRole('button', { name: 'Sound on' }).click();
  await game.getByText('loud').waitFor();
});

test('a break pauses the game and covers it', async () => {
  const { page, game, account } = await atGame(await gameOf('RNG'));
  await seated(game, /^seated at/);
  await inDatabase(async (database) => {
    const { id } = await database
      .selectFrom('player')
      .select('id')
      .where('account', '=', account)
      .executeTakeFirstOrThrow();
    const began_at = new Date();
    const ends_at = new Date(began_at.getTime() + 86_400_000);
    await database
      .insertInto('player_break')
      .values({ player_id: id, kind: 'cool-off', began_at, ends_at })
      .execute();
  });
  // As when somebody comes back to the page, until what was asked before the break has been answered.
  const comeBack = async () => {
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    return page.getByText('You are on a break.').isVisible();
  };
  await expect.poll(comeBack).toBe(true);
  await game.getByText('paused').waitFor();
  expect(await page.locator('main iframe').evaluate((frame) => frame.hasAttribute('inert'))).toBe(
    true,
  );
});

async function openNewTab(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'About this game' }).click();
  await page.getByRole('button', { name: 'Open in a new tab' }).click();
}

test('by the player’s choice the game has a tab of its own, and comes back', async () => {
  const { page, context, game } = await atGame(await gameOf('SPORTS'));
  await seated(game, /^seated at/);
  const opened = context.waitForEvent('page');
  await openNewTab(page);
  const tab = await opened;
  await tab.getByText(/^seated at/).waitFor();
  await page.getByText('The game is open in another tab.').waitFor();
  expect(await page.locator('main iframe').count()).toBe(0);
  await page.getByRole('button', { name: 'Play it here instead' }).click();
  await seated(game, /^seated at/);
});

test('where the browser keeps tabs closed, the game goes on in place, and a link opens it', async () => {
  const { page, context, game } = await atGame(await gameOf('LIVE'), {
    before: ({ context }) =>
      context.addInitScript(() => {
        window.open = () => null;
      }),
  });
  await seated(game, /^seated at/);
  await game.getByRole('button', { name: 'Play a round' }).click();
  await seated(game, 'round over');
  await openNewTab(page);
  await page.getByText('Your browser blocked the new tab, so the game opens here.').waitFor();
  // It was neither left nor launched anew: a second round is played on the same seat.
  await seated(game, 'round over');
  await page.getByRole('button', { name: 'Use a link' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open the game' }).click();
  await (await opened).getByText(/^seated at/).waitFor();
  // Good once: what is left to press makes another.
  await page.getByRole('button', { name: 'Make a new link' }).waitFor();
  await page.getByRole('button', { name: 'Play it here instead' }).click();
  await seated(game, /^seated at/);
});

test('a provider that is shut says so, and opens when it is back', async () => {
  const gameCode = await gameOf('ESPORTS');
  const shut = (enabled: boolean) =>
    inDatabase((database) => database.updateTable('vendor_link').set({ enabled }).execute());
  await shut(false);
  const { page, game } = await atGame(gameCode);
  await page.getByText('This provider is under maintenance.').waitFor();
  await shut(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await seated(game, /^seated at/);
});

test('a game that does not come is said to be slow, and is offered again', async () => {
  let isDown = true;
  const { page, game } = await atGame(await gameOf('RNG'), {
    before: ({ context }) =>
      context.route(`${linked.vendor.origin}/game.js`, (route) =>
        isDown ? route.abort() : route.continue(),
      ),
  });
  await page.getByText('The game is taking a while to load.').waitFor();
  isDown = false;
  await page.getByRole('button', { name: 'Open it again' }).click();
  await seated(game, /^seated at/);
});

test('the vendor’s free round is played with nothing staked, also by a trial account', async () => {
  const gameCode = await gameOf('RNG', true);
  const { page, game } = await atGame(gameCode, { search: '&mode=trial' });
  await seated(game, `seated at ${gameCode} trial`);
  await page.getByText('Free play').waitFor();
});

test('a vendor’s own tile leads into its first game', async () => {
  const { game } = await atGame('EVO');
  await seated(game, /^seated at .+ real$/);
});

/** How far what is in sight has jumped by itself. */
const hasShifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const shifts = new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0),
          ),
        );
        shifts.observe({ type: 'layout-shift', buffered: true });
        // Without a shift there is no entry, and nobody is called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

test('who sits at the live tables stands above the list, pushes nothing down, and is written to', async () => {
  const game = await gameOf('LIVE');
  const vera = {
    ...{ model: 'vera', name: 'Vera Soler', game, languages: ['es'], players: 3, isOnline: true },
    limits: [{ currency: 'COP', least: '200000', most: '100000000' }],
    seats: { free: 1, all: 7 },
    results: { kind: 'roulette', latest: ['7', '0'] },
  };
  linked.vendor.models = [vera];
  const { page, complaints } = await atGame(game);
  const isTold = () =>
    page.evaluate(async () =>
      (await (await fetch('/wps/game/live/models?language=en')).text()).includes('Vera Soler'),
    );
  await expect.poll(isTold, { timeout: 60_000, interval: 500 }).toBe(true);
  await page.goto('/');
  await alive(page);
  const told = page.waitForResponse((response) => response.url().includes('/live/models'));
  const live = page.getByRole('link', { name: 'Live casino' }).first();
  await live.click();
  await told;
  // What was told too late for this visit is there at the next.
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await live.click();
  const tables = page.getByRole('region', { name: 'At the tables now' });
  await tables.getByText('Vera Soler').waitFor();
  await tables.getByText('$2,000 – $1,000,000').waitFor();
  await tables.getByText('1 free seat').waitFor();
  const results = tables.getByRole('list', { name: 'Last results' });
  expect(await results.getByRole('listitem').allTextContents()).toEqual(['0', '7']);
  // What comes next at the table is seen without loading the page again.
  linked.vendor.models = [
    {
      ...vera,
      seats: { free: 0, all: 7 },
      results: { kind: 'roulette', latest: ['7', '0', '31'] },
    },
  ];
  await tables.getByText('Table full').waitFor({ timeout: 60_000 });
  expect(await results.getByRole('listitem').allTextContents()).toEqual(['31', '0', '7']);
  await tables.getByRole('button', { name: 'Write to Vera Soler' }).click();
  const chat = page.getByRole('dialog', { name: 'Chat with Vera Soler' });
  await chat
    .frameLocator('iframe')
    .getByText(/^seated at/)
    .waitFor();
  await page.goto('/live');
  await alive(page);
  expect(await hasShifted(page)).toBe(0);
  expect(complaints).toEqual([]);
});

test('a page that lay open while games moved to another host opens them all the same', async () => {
  const { page, context } = await visit({ language: 'en', phone: 'pixel' });
  await logIn(context, 'demo');
  await page.goto('/rng');
  await alive(page);
  const own = linked.vendor.origin;
  await linked.moveTo(own.replace('127.0.0.1', 'localhost'));
  try {
    const tile = page.locator('main li:has(button[aria-pressed])').first();
    await tile.getByRole('button').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
    await seated(page.frameLocator('main iframe'), /^seated at .+ real$/);
  } finally {
    await linked.moveTo(own);
  }
});
