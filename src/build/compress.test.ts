import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFolder } from './compress.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbena-compress-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

const text = 'a line that comes again and again\n'.repeat(20);

test('a text file gets two copies that unpack to it', async () => {
  await writeFile(join(folder, 'sw.js'), text);
  await compressFolder(folder);
  expect(brotliDecompressSync(await readFile(join(folder, 'sw.js.br'))).toString()).toBe(text);
  expect(gunzipSync(await readFile(join(folder, 'sw.js.gz'))).toString()).toBe(text);
});

test('pictures, source maps and small files are left alone', async () => {
  await writeFile(join(folder, 'cover.webp'), text);
  await writeFile(join(folder, 'main.js.map'), text);
  await writeFile(join(folder, 'small.css'), 'a{}');
  expect(await compressFolder(folder)).toEqual([]);
  expect(await readdir(folder)).toHaveLength(3);
});

test('only what changed is written again', async () => {
  await writeFile(join(folder, 'kept.js'), text);
  await writeFile(join(folder, 'changed.js'), text);
  await compressFolder(folder);
  expect(await compressFolder(folder)).toEqual([]);
  await writeFile(join(folder, 'changed.js'), `${text}more`);
  await utimes(join(folder, 'changed.js'), new Date(5_000), new Date(5_000));
  expect(await compressFolder(folder)).toEqual([
    join(folder, 'changed.js.br'),
    join(folder, 'changed.js.gz'),
  ]);
});
