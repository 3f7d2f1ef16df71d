import type { Browser, BrowserContext } from 'playwright';
import { type Figure, median, rounded } from './figure.ts';
import { pageScripts } from './page-scripts.ts';
import { newPhone, openBrowser, slowDown, until, untilAlive, untilKept } from './phone.ts';
import { type Program, runGateway, temporaryFolder } from './run-program.ts';

const runs = 5;
const slowness = 4;
/** So long nothing larger may be painted before the largest counts as known. */
const calmMs = 2_000;

interface Painted {
  fcp: number;
  lcp: number;
  /** Covers of games that are on the glass. */
  tiles: number;
  fromWorker: number;
}

/** Home for who was there before, with a network and without one. */
export async function measureVisits(): Promise<Figure[]> {
  const folder = await temporaryFolder();
  const gateway = await runGateway(folder.path);
  const browser = await openBrowser();
  try {
    const blankMs = await measureBlank(browser);
    const known = await newPhone(browser);
    await visitOnce(known, gateway, 2);
    const warm = await measureHome(known, gateway);
    await known.close();
    const lonely = await newPhone(browser);
    await visitOnce(lonely, gateway, 1);
    await lonely.setOffline(true);
    await gateway.stop();
    const offline = await measureHome(lonely, gateway);
    return [
      figureOf('visits.warm', warm, blankMs, 'the worker answers, the network is there'),
      figureOf('visits.offline', offline, blankMs, 'after one visit, gateway and network gone'),
    ];
  } finally {
    await browser.close();
    await gateway.stop();
    await folder.remove();
  }
}

async function visitOnce(phone: BrowserContext, { address }: Program, times: number) {
  const page = await phone.newPage();
  for (let time = 0; time < times; time += 1) {
    await page.goto(`${address}/`, { waitUntil: 'networkidle' });
    await untilAlive(page);
    await untilKept(page);
  }
  // What the page keeps of its answers is written while it rests.
  await page.waitForTimeout(calmMs);
  await page.close();
}

async function measureHome(phone: BrowserContext, { address }: Program): Promise<Painted[]> {
  const painted: Painted[] = [];
  while (painted.length < runs) painted.push(await openOnce(phone, `${address}/`));
  return painted;
}

async function openOnce(phone: BrowserContext, address: string): Promise<Painted> {
  const page = await phone.newPage();
  await slowDown(page, slowness);
  await page.goto(address);
  await untilAlive(page);
  await page.waitForTimeout(calmMs);
  const painted: Painted = await page.evaluate(pageScripts.painted);
  await page.close();
  return painted;
}

/** What the browser itself takes for a page of one word, as slowed down. */
async function measureBlank(browser: Browser): Promise<number> {
  const phone = await newPhone(browser);
  const times: number[] = [];
  while (times.length < runs) {
    const page = await phone.newPage();
    await slowDown(page, slowness);
    await page.goto('data:text/html,<p>word');
    await until(page, pageScripts.firstPaint);
    times.push(await page.evaluate(pageScripts.firstPaint));
    await page.close();
  }
  await phone.close();
  return median(times);
}

function figureOf(name: string, painted: Painted[], blankMs: number, how: string): Figure {
  const of = (read: (one: Painted) => number) => rounded(median(painted.map(read)));
  return {
    name,
    value: of(({ lcp }) => lcp),
    unit: 'ms LCP',
    goal: 'FCP ≤ 300, LCP ≤ 600 with tiles',
    how: `Chromium as a Pixel 7, processor ${slowness} times slower; ${how}; median of ${runs}`,
    besides: {
      fcp: of(({ fcp }) => fcp),
      tiles: of(({ tiles }) => tiles),
      fromWorker: of(({ fromWorker }) => fromWorker),
      blankFcp: rounded(blankMs),
      fcpToBlank: rounded(of(({ fcp }) => fcp) / blankMs),
      lcpToBlank: rounded(of(({ lcp }) => lcp) / blankMs),
    },
  };
}
