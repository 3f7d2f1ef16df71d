import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSecret } from './read-secret.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbena-secret-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the merchant’s own secret goes before any file', async () => {
  expect(await readSecret('given by the merchant', join(folder, 'none'))).toBe(
    'given by the merchant',
  );
});

test('made at the first start, for its owner alone, and found at every later one', async () => {
  const place = join(folder, 'new/data');
  const together = await Promise.all([readSecret(undefined, place), readSecret(undefined, place)]);
  expect(new Set(together).size).toBe(1);
  expect(await readSecret(undefined, place)).toBe(together[0]);
  expect(together[0]?.length).toBeGreaterThanOrEqual(32);
  const file = join(place, 'secret');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readFile(file, 'utf8')).trim()).toBe(together[0]);
});
