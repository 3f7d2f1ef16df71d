import type { Browser, Page } from 'playwright';
import { type Figure, median, rounded } from './figure.ts';
import { pageScripts } from './page-scripts.ts';
import { newPhone, openBrowser, slowDown, untilAlive } from './phone.ts';
import { runGateway, runToEnd, temporaryFolder } from './run-program.ts';

const rounds = 5;
const slowness = 6;
const games = 10_000;
/** A touch is only reported once its picture has been painted. */
const calmMs = 2_000;

const interactions: Record<string, { path: string; touch: (page: Page) => Promise<void> }> = {
  typing: {
    path: '/rng',
    touch: (page) => page.getByRole('searchbox').pressSequentially('jaguar', { delay: 180 }),
  },
  category: { path: '/', touch: (page) => page.locator('main a[href="/rng"]').first().tap() },
  sheet: {
    path: '/',
    touch: (page) => page.locator('main li:has(button[aria-pressed]) button').first().tap(),
  },
};

/** How long people wait for the picture that answers their touch, with a large catalogue. */
export async function measureInteractions(): Promise<Figure[]> {
  const folder = await temporaryFolder();
  const given = ['--games', String(games)];
  await runToEnd('src/demo/seed.ts', given, folder.path);
  const gateway = await runGateway(folder.path);
  const browser = await openBrowser();
  try {
    const figures: Figure[] = [];
    const blankMs = await measureBlank(browser);
    for (const [name, { path, touch }] of Object.entries(interactions)) {
      const worst: number[] = [];
      while (worst.length < rounds) {
        const phone = await newPhone(browser);
        const page = await phone.newPage();
        await page.goto(`${gateway.address}${path}`, { waitUntil: 'networkidle' });
        await untilAlive(page);
        worst.push(await slowestAnswer(page, () => touch(page)));
        await phone.close();
      }
      figures.push({
        name: `interactions.${name}`,
        value: median(worst),
        unit: 'ms INP',
        goal: '≤ 100',
        how:
          `Chromium as a Pixel 7, processor ${slowness} times slower, ${games} games; the slowest ` +
          `of a round, median of ${rounds}; the browser tells in steps of 8 ms`,
        besides: { blank: rounded(blankMs), toBlank: rounded(median(worst) / blankMs) },
      });
    }
    return figures;
  } finally {
    await browser.close();
    await gateway.stop();
    await folder.remove();
  }
}

/** What the browser takes for a page that does nothing but show its button pressed. */
async function measureBlank(browser: Browser): Promise<number> {
  const worst: number[] = [];
  while (worst.length < rounds) {
    const phone = await newPhone(browser);
    const page = await phone.newPage();
    await page.goto('data:text/html,<button>press</button>');
    worst.push(await slowestAnswer(page, () => page.getByRole('button').tap()));
    await phone.close();
  }
  return median(worst);
}

// The browser does not tell of anything faster.
const leastMs = 16;

async function slowestAnswer(page: Page, touch: () => Promise<void>): Promise<number> {
  await page.evaluate(pageScripts.watchInteractions);
  await slowDown(page, slowness);
  await touch();
  await page.waitForTimeout(calmMs);
  const durations: number[] = await page.evaluate(pageScripts.interactions);
  return Math.max(leastMs, ...durations);
}
