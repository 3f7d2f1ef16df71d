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

/** Home asks for it by itself as soon as it lives, so every screen finds it there. */
const afterHome = Object.keys(built).filter((name) => /_after-first-paint-/.test(name));
const withHome = afterHome.reduce((names, name) => names.union(fetchedWith(name)), ofHome);

const bytesOf = (name: string) => bytesOfFile(`${built[name]?.file}`);

/** As it travels. */
async function bytesOfFile(file: string): Promise<number> {
  const path = fileURLToPath(new URL(file, app));
  const { size } = await stat(`${path}.br`).catch(() => stat(path));
  return size;
}

const weigh = (names: Iterable<string>) =>
  weighFiles([...names].map((name) => `${built[name]?.file}`));

async function weighFiles(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(bytesOfFile));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const screens = Object.keys(built).filter((name) => /\/routes\/.*\?tsr-split=/.test(name));

/** Beyond home's: the heaviest screens, the member centre and lottery, come near, and most need half. */
const mostFiles = 13;
const mostBytes = 77_000;
const mostBytesOfWords = 13_500;

test.each(screens)('%s comes in few files, with its own words alone', async (name) => {
  const files = fetchedWith(name).difference(withHome);
  expect(files.size).toBeLessThanOrEqual(mostFiles);
  expect(await weigh(files)).toBeLessThan(mostBytes);
  const words = `src/client/i18n/locales/es.po?of=${name.split('?')[0]}`;
  if (built[words]) expect(await bytesOf(words)).toBeLessThan(mostBytesOfWords);
});

test('no screen waits for what moves sheets', () => {
  const moves = 'src/client/ui/MovingSheet.tsx';
  expect(built[moves]).toBeDefined();
  expect(screens.filter((name) => fetchedWith(name).has(moves))).toEqual([]);
});

test('on the whole a screen comes in seven files beyond home’s', async () => {
  const counts = screens.map((name) => fetchedWith(name).difference(withHome).size);
  expect(screens.length).toBeGreaterThan(50);
  expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeLessThan(7);
});

test('home itself stays light', async () => {
  expect(ofHome.size).toBeGreaterThan(1);
  expect(afterHome).toHaveLength(1);
  const words = await bytesOf('src/client/i18n/locales/es.po?part=home');
  const files = [...ofHome].map((name) => `${built[name]?.file}`);
  const [styles = [], scripts = []] = [true, false].map((isStyle) =>
    files.filter((file) => file.endsWith('.css') === isStyle),
  );
  expect(styles.length).toBeGreaterThan(0);
  expect((await weighFiles(scripts)) + words).toBeLessThan(136_500);
  expect(await weighFiles(styles)).toBeLessThan(9_000);
});
