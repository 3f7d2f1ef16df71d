import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const app = new URL('../../dist/app/', import.meta.url);

interface Built {
  file: string;
  imports?: string[];
}

const built: Record<string, Built> = JSON.parse(
  await readFile(new URL('.vite/manifest.json', app), 'utf8'),
);
const page = await readFile(new URL('index.html', app), 'utf8');

/** A built part, and all that is fetched with it. */
function fetchedWith(name: string, fetched = new Set<string>()): Set<string> {
  if (fetched.has(name)) return fetched;
  fetched.add(name);
  for (const one of built[name]?.imports ?? []) fetchedWith(one, fetched);
  return fetched;
}

const ofHome = new Set(
  Object.keys(built)
    .filter((name) => page.includes(`/${built[name]?.file}"`))
    .flatMap((name) => [...fetchedWith(name)]),
);

/** As it travels. */
async function bytesOf(name: string): Promise<number> {
  const path = fileURLToPath(new URL(`${built[name]?.file}`, app));
  const { size } = await stat(`${path}.br`).catch(() => stat(path));
  return size;
}

async function weigh(names: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...names].map(bytesOf));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const screens = Object.keys(built).filter((name) => /\/routes\/.*\?tsr-split=/.test(name));

/** Beyond home's: the heaviest screens, lottery and security, come near, and most need half. */
const mostFiles = 14;
const mostBytes = 100_000;
const mostBytesOfWords = 13_000;

test.each(screens)('%s comes in few files, with its own words alone', async (name) => {
  const files = fetchedWith(name).difference(ofHome);
  expect(files.size).toBeLessThanOrEqual(mostFiles);
  expect(await weigh(files)).toBeLessThan(mostBytes);
  const words = `src/client/i18n/locales/es.po?of=${name.split('?')[0]}`;
  if (built[words]) expect(await bytesOf(words)).toBeLessThan(mostBytesOfWords);
});

test('on the whole a screen comes in seven files beyond home’s', async () => {
  const counts = screens.map((name) => fetchedWith(name).difference(ofHome).size);
  expect(screens.length).toBeGreaterThan(50);
  expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeLessThan(7);
});

test('home itself stays light', async () => {
  expect(ofHome.size).toBeGreaterThan(1);
  const words = await bytesOf('src/client/i18n/locales/es.po?part=home');
  expect((await weigh(ofHome)) + words).toBeLessThan(146_000);
});
