import type { Browser, BrowserContext, Page } from 'playwright';
import { withDatabase } from '#server/commands/command-database.ts';
import { openSession } from '#server/identity/sessions/open-session.ts';
import { sessionCookies } from '#server/identity/sessions/session-cookies.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import * as clock from '#server/kernel/clock.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { beginButton, begunByButton, layFirst } from '#tests/e2e/begin-round.ts';
import { type Figure, median, percentile, rounded } from './figure.ts';
import { pageScripts } from './page-scripts.ts';
import { newPhone, openBrowser, slowDown, untilAlive } from './phone.ts';
import { runGateway, temporaryFolder } from './run-program.ts';

const slowness = 4;
const rounds = 3;
/** From the touch until every game has shown how its round ended. */
const watchedMs = 3_200;

/** How long each picture of each house game takes while a round is shown, on a slow phone. */
export async function measureFrames(): Promise<Figure[]> {
  const folder = await temporaryFolder();
  const gateway = await runGateway(folder.path);
  const browser = await openBrowser();
  try {
    const { token, tables } = await openSeat(folder.path);
    const phone = await seatedPhone(browser, gateway.address, token);
    const blank = await framesOfBlank(phone);
    const figures: Figure[] = [];
    for (const { rules, game } of tables) {
      const page = await phone.newPage();
      await page.goto(`${gateway.address}/seamless?gameCode=${game}&mode=trial`);
      await untilAlive(page);
      await page.getByRole('button', { name: 'Choose the stake' }).waitFor();
      figures.push(figureOf(rules, await framesOf(page, rules), blank));
      await page.close();
    }
    return figures;
  } finally {
    await browser.close();
    await gateway.stop();
    await folder.remove();
  }
}

async function framesOf(page: Page, rules: string): Promise<number[]> {
  await layFirst(page, rules);
  await slowDown(page, slowness);
  const frames: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const button = beginButton(page, rules);
    // A game of several steps is begun once: what follows is the player's own pace.
    if (!(await button.isVisible())) break;
    await page.evaluate(pageScripts.watchFrames);
    await button.click();
    await page.waitForTimeout(watchedMs);
    frames.push(...((await page.evaluate(pageScripts.frames)) as number[]));
  }
  return frames;
}

/** What the browser itself takes for a page on which one thing moves. */
async function framesOfBlank(phone: BrowserContext): Promise<number[]> {
  const page = await phone.newPage();
  await page.goto(
    'data:text/html,<style>@keyframes a{to{transform:rotate(1turn)}}</style><p style="animation:a 1s infinite">word',
  );
  await slowDown(page, slowness);
  await page.evaluate(pageScripts.watchFrames);
  await page.waitForTimeout(watchedMs);
  const frames: number[] = await page.evaluate(pageScripts.frames);
  await page.close();
  return frames;
}

function figureOf(rules: string, frames: readonly number[], blank: readonly number[]): Figure {
  const late = frames.filter((frame) => frame > 34).length / frames.length;
  return {
    name: `frames.${rules}`,
    value: percentile(frames, 0.95),
    unit: 'ms p95',
    goal: '60 frames a second: ≤ 17',
    how: `Chromium without a graphics card as a Pixel 7, processor ${slowness} times slower; up to ${rounds} rounds from the touch until they were shown`,
    besides: {
      median: rounded(median(frames)),
      longest: rounded(Math.max(...frames)),
      laterThanTwoFrames: rounded(late * 100),
      blankP95: rounded(percentile(blank, 0.95)),
    },
  };
}

/** Somebody with coins, and the tables there are. */
function openSeat(dataFolder: string) {
  const settings = readSettings({ DATA_DIR: dataFolder });
  return withDatabase(settings, async (database) => {
    const account = 'frames';
    const { id } = await database
      .insertInto('player')
      .values({ account, nickname: account, merchant: settings.merchant, language: 'en' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { token } = await openSession({ settings, database, clock } as AppContext, id);
    const tables = await database
      .selectFrom('house_game')
      .select(['rules', 'game_code as game'])
      .where('rules', 'in', begunByButton)
      .orderBy('rules')
      .execute();
    return { token, tables };
  });
}

async function seatedPhone(browser: Browser, url: string, token: string): Promise<BrowserContext> {
  const phone = await newPhone(browser);
  const cookies = sessionCookies(token).map(({ name, value, isHttpOnly }) => ({
    name,
    value,
    url,
    httpOnly: isHttpOnly,
  }));
  await phone.addCookies([...cookies, { name: 'lang', value: 'en', url }]);
  await phone.addInitScript(pageScripts.speakEnglish);
  return phone;
}
