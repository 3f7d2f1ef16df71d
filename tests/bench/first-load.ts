import type { Page } from 'playwright';
import type { Figure } from './figure.ts';
import { pageScripts } from './page-scripts.ts';
import { newPhone, openBrowser, untilAlive } from './phone.ts';
import { runGateway, temporaryFolder } from './run-program.ts';

const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Fetch'] as const;

/** What a phone fetches at its first visit until home is alive and at rest, as it travels. */
export async function measureFirstLoad(): Promise<Figure[]> {
  const folder = await temporaryFolder();
  const gateway = await runGateway(folder.path);
  const browser = await openBrowser();
  try {
    const phone = await newPhone(browser);
    const page = await phone.newPage();
    const bytes = await countBytes(page);
    await page.goto(`${gateway.address}/`, { waitUntil: 'networkidle' });
    await untilAlive(page);
    const named: string[] = await page.evaluate(pageScripts.bootFiles);
    const kibibytes = (of: (path: string, kind: string) => boolean) =>
      [...bytes].reduce((sum, [path, [kind, size]]) => sum + (of(path, kind) ? size : 0), 0) / 1024;
    const how =
      'Chromium as a Pixel 7, headers included, without what the worker fetches afterwards';
    return [
      {
        name: 'first-load.javascript',
        value: kibibytes((path) => named.includes(path)),
        unit: 'KiB',
        goal: '≤ 130',
        how: `what the page itself asks for to come alive; ${how}`,
        besides: { files: named.length },
      },
      {
        name: 'first-load.all',
        value: kibibytes(() => true),
        unit: 'KiB',
        goal: '≤ 200',
        how,
        besides: Object.fromEntries(
          kinds.map((kind) => [
            kind.toLowerCase(),
            Math.round(kibibytes((_, other) => other === kind)),
          ]),
        ),
      },
    ];
  } finally {
    await browser.close();
    await gateway.stop();
    await folder.remove();
  }
}

/** By path: of which kind it was and what travelled. Playwright's own sizes are those unpacked. */
async function countBytes(page: Page): Promise<Map<string, [kind: string, size: number]>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const asked = new Map<string, [path: string, kind: string]>();
  const counted = new Map<string, [kind: string, size: number]>();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    asked.set(requestId, [new URL(response.url).pathname, type]);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const [path, kind] = asked.get(requestId) ?? [];
    if (path && kind) counted.set(path, [kind, encodedDataLength]);
  });
  return counted;
}
