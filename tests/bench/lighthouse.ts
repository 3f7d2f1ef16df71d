import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { withDatabase } from '#server/commands/command-database.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { type Figure, median, rounded } from './figure.ts';
import { openBrowser } from './phone.ts';
import { freePort, runGateway, temporaryFolder } from './run-program.ts';
import { openScriptless } from './scriptless.ts';
import { sessionOfDemo } from './session-of-demo.ts';

const runs = 5;
const pages = ['/', '/rng', '/live', '/lott', '/elott', '/promotions', '/help', '/inHouse'];
/** Where a member's money is seen. */
const ownPages = [
  'transferFund',
  'transactionHistory',
  'personalHistoryCopy',
  'personalProfit',
].map((page) => `/member?page=${page}`);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;

/** Mobile as Lighthouse has it by default: slow 4G and a processor four times slower. */
export async function measureLighthouse(): Promise<Figure[]> {
  const folder = await temporaryFolder();
  const gateway = await runGateway(folder.path);
  const port = await freePort();
  const floor = await openScriptless(gateway.address);
  const browser = await openBrowser([`--remote-debugging-port=${port}`]);
  const sites = { port, site: gateway.address, floor: floor.address };
  try {
    const figures: Figure[] = [];
    for (const page of pages) figures.push(await measurePage(page, sites));
    // Each run begins with nothing in the browser, the session among it; a cookie knows no port.
    const logInFirst = () => logIn(gateway.address, folder.path, port);
    for (const page of [...ownPages, await gamePage(folder.path), await lotteryPage(folder.path)]) {
      figures.push(await measurePage(page, sites, logInFirst));
    }
    figures.push(
      await measurePage('/agentHome', sites, () =>
        logIn(gateway.address, folder.path, port, 'mayorista'),
      ),
    );
    return figures;
  } finally {
    await browser.close();
    await floor.close();
    await gateway.stop();
    await folder.remove();
  }
}

function goalOf(path: string): string {
  if (path === '/') return '100, FCP ≤ 800, LCP ≤ 1300, TBT ≤ 50, CLS 0';
  return /^\/(inHouse|seamless|lottery|agentHome)/.test(path) ? '≥ 95' : '≥ 98';
}

/** A game of the house, at its table. */
function gamePage(dataFolder: string): Promise<string> {
  return withDatabase(readSettings({ DATA_DIR: dataFolder }), async (database) => {
    const table = await database
      .selectFrom('house_game')
      .select('game_code')
      .where('rules', '=', 'VB_DICE')
      .executeTakeFirstOrThrow();
    return `/seamless?gameCode=${table.game_code}`;
  });
}

/** A lottery of the house; the demonstration adds its games one by one after its start. */
function lotteryPage(dataFolder: string): Promise<string> {
  return withDatabase(readSettings({ DATA_DIR: dataFolder }), async (database) => {
    const game = await database
      .selectFrom('lottery_game')
      .select('game_code')
      .where('vassalage', '=', 'LOTT')
      .orderBy('game_code')
      .executeTakeFirstOrThrow();
    return `/lottery?gameCode=${game.game_code}`;
  });
}

/** Lighthouse opens its pages in the browser's own context, and leaves the cookies in it. */
async function logIn(
  address: string,
  dataFolder: string,
  port: number,
  account?: string,
): Promise<void> {
  const own = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const cookies = await sessionOfDemo(dataFolder, account);
  await own.contexts()[0]?.addCookies(cookies.map((cookie) => ({ ...cookie, url: address })));
  await own.close();
}

interface Sites {
  port: number;
  site: string;
  /** The same without any program, by whose figures the page's are read. */
  floor: string;
}

async function measurePage(
  path: string,
  { port, site, floor }: Sites,
  before: () => Promise<void> = async () => undefined,
): Promise<Figure> {
  const measured: Record<string, number>[] = [];
  const beneath: Record<string, number>[] = [];
  for (let run = 0; run < runs; run += 1) {
    await before();
    measured.push(await runOnce(`${site}${path}`, port));
    await before();
    beneath.push(await runOnce(`${floor}${path}`, port));
  }
  const besides = mediansOf(measured);
  const { performance, fcp, lcp, tbt } = mediansOf(beneath);
  return {
    name: `lighthouse${path}`,
    value: besides.performance ?? Number.NaN,
    unit: 'performance of 100',
    goal: goalOf(path),
    how: `Lighthouse 13, mobile defaults, medians of ${runs}; times in ms; floor: the page without scripts, in turn`,
    besides: Object.assign(besides, {
      floorPerformance: performance,
      floorFcp: fcp,
      floorLcp: lcp,
      floorTbt: tbt,
    }),
  };
}

function mediansOf(measured: readonly Record<string, number>[]): Record<string, number> {
  return Object.fromEntries(
    Object.keys(measured[0] ?? {}).map((name) => [
      name,
      rounded(median(measured.map((one) => one[name] ?? Number.NaN))),
    ]),
  );
}

async function runOnce(address: string, port: number): Promise<Record<string, number>> {
  // On a busy machine it may lose the beginning of its own recording.
  const lhr = await recorded(address, port).catch(() => recorded(address, port));
  // A screen that sends visitors to the login measures the login.
  if (lhr.finalDisplayedUrl !== address) throw new Error(`${address} led to another page.`);
  const scores = categories.map((name) => [name, (lhr.categories[name]?.score ?? 0) * 100]);
  const times = Object.entries(timings).map(([name, audit]) => [
    name,
    lhr.audits[audit]?.numericValue ?? Number.NaN,
  ]);
  // Lighthouse's own measure of the machine: under about 1,000 its times say little about the page.
  const machine = ['benchmarkIndex', lhr.environment.benchmarkIndex];
  return Object.fromEntries([...scores, ...times, machine]);
}

async function recorded(address: string, port: number) {
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse could not read ${address}.`);
  if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
  return result.lhr;
}
