import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readMoneyScreens } from './money-screens.ts';

const root = join(import.meta.dirname, '../..');

test('whatever is drawn with the words of money alone is one of the screens that they are taken from', () => {
  const client = join(root, 'src/client');
  const saying = globSync('**/*.{ts,tsx}', { cwd: client }).filter((file) =>
    readFileSync(join(client, file), 'utf8').includes("words: 'money'"),
  );
  const screens = readMoneyScreens(root);
  expect(saying.length).toBeGreaterThan(4);
  expect(screens.length).toBeGreaterThanOrEqual(saying.length);
  expect(screens.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
