import lighthouse from 'lighthouse';
import { type Figure, median, rounded } from './figure.ts';
import { openBrowser } from './phone.ts';
import { freePort, runGateway, temporaryFolder } from './run-program.ts';

const runs = 5;
const pages = ['/', '/rng', '/live', '/promotions', '/help'];
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
  const browser = await openBrowser([`--remote-debugging-port=${port}`]);
  try {
    const figures: Figure[] = [];
    for (const page of pages) figures.push(await measurePage(`${gateway.address}${page}`, port));
    return figures;
  } finally {
    await browser.close();
    await gateway.stop();
    await folder.remove();
  }
}

async function measurePage(address: string, port: number): Promise<Figure> {
  const measured: Record<string, number>[] = [];
  for (let run = 0; run < runs; run += 1) measured.push(await runOnce(address, port));
  const besides = Object.fromEntries(
    Object.keys(measured[0] ?? {}).map((name) => [
      name,
      rounded(median(measured.map((one) => one[name] ?? Number.NaN))),
    ]),
  );
  const path = new URL(address).pathname;
  return {
    name: `lighthouse${path}`,
    value: besides.performance ?? Number.NaN,
    unit: 'performance of 100',
    goal: path === '/' ? '100, FCP ≤ 800, LCP ≤ 1300, TBT ≤ 50, CLS 0' : '≥ 98',
    how: `Lighthouse 13, mobile defaults, medians of ${runs}; times in ms`,
    besides,
  };
}

async function runOnce(address: string, port: number): Promise<Record<string, number>> {
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse could not read ${address}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const scores = categories.map((name) => [name, (lhr.categories[name]?.score ?? 0) * 100]);
  const times = Object.entries(timings).map(([name, audit]) => [
    name,
    lhr.audits[audit]?.numericValue ?? Number.NaN,
  ]);
  // Lighthouse's own measure of the machine: under about 1,000 its times say little about the page.
  const machine = ['benchmarkIndex', lhr.environment.benchmarkIndex];
  return Object.fromEntries([...scores, ...times, machine]);
}
