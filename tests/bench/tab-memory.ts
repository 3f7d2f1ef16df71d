import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { type Figure, rounded } from './figure.ts';
import { newPhone, openBrowser, untilAlive } from './phone.ts';
import { type Program, runGateway, temporaryFolder } from './run-program.ts';
import { sessionOfDemo } from './session-of-demo.ts';

/** Ten screens of different kinds, gone through inside the app. */
const screens = [
  '/rng',
  '/live',
  '/search',
  '/promotions',
  '/help',
  '/member',
  '/member?page=transferFund',
  '/member?page=transactionHistory',
  '/member?page=depositv2',
  '/lottery',
];
const restMs = 5_000;

/** What a tab holds at rest: after home, after ten screens and back, and after the same once more. */
export async function measureTab(): Promise<Figure[]> {
  const folder = await temporaryFolder();
  const gateway = await runGateway(folder.path);
  const browser = await openBrowser();
  try {
    const phone = await newPhone(browser);
    await logIn(phone, gateway, folder.path);
    const page = await phone.newPage();
    await page.goto(`${gateway.address}/`, { waitUntil: 'networkidle' });
    await untilAlive(page);
    const tools = await phone.newCDPSession(page);
    await tools.send('Performance.enable');
    const home = await held(browser, page, tools);
    const once = await walk(browser, page, tools);
    const twice = await walk(browser, page, tools);
    return [
      {
        name: 'tab.memory',
        value: once.megabytes,
        unit: 'MB',
        how: `resident memory of the page's process after ${screens.length} screens, back at home, ${restMs / 1000} s at rest`,
        besides: {
          home: home.megabytes,
          again: twice.megabytes,
          heapHome: home.heap,
          heap: once.heap,
          heapAgain: twice.heap,
          nodes: once.nodes,
          nodesAgain: twice.nodes,
          listenersAgain: twice.listeners,
        },
      },
    ];
  } finally {
    await browser.close();
    await gateway.stop();
    await folder.remove();
  }
}

async function logIn(phone: BrowserContext, { address }: Program, folder: string) {
  const cookies = await sessionOfDemo(folder);
  await phone.addCookies(cookies.map((cookie) => ({ ...cookie, url: address })));
}

async function walk(browser: Browser, page: Page, tools: CDPSession) {
  for (const screen of [...screens, '/']) {
    await page.evaluate(`history.pushState({}, "", ${JSON.stringify(screen)})`);
    await page.waitForLoadState('networkidle');
    // A visitor looks for a moment, and what the screen fetches by itself meanwhile is held too.
    await page.waitForTimeout(500);
  }
  return held(browser, page, tools);
}

async function held(browser: Browser, page: Page, tools: CDPSession) {
  await page.waitForTimeout(restMs);
  await tools.send('HeapProfiler.collectGarbage');
  const { metrics } = await tools.send('Performance.getMetrics');
  const told = new Map(metrics.map(({ name, value }) => [name, value]));
  return {
    megabytes: rounded(await residentMegabytes(browser)),
    heap: rounded((told.get('JSHeapUsedSize') ?? Number.NaN) / 1024 ** 2),
    nodes: told.get('Nodes') ?? Number.NaN,
    listeners: told.get('JSEventListeners') ?? Number.NaN,
  };
}

/** The largest of the processes that draw pages is the page's: the others wait for one. */
async function residentMegabytes(browser: Browser): Promise<number> {
  const tools = await browser.newBrowserCDPSession();
  const { processInfo } = await tools.send('SystemInfo.getProcessInfo');
  await tools.detach();
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(async ({ id }) => {
      const status = await readFile(`/proc/${id}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    });
  return Math.max(...(await Promise.all(sizes)));
}
