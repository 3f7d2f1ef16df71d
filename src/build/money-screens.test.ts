import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { moneyScreens } from './money-screens.ts';

const client = join(import.meta.dirname, '../client');

test('whatever is drawn with the words of money alone is one of the screens that they are taken from', async () => {
  const drawn: string[] = [];
  for await (const file of glob('**/*.{ts,tsx}', { cwd: client })) {
    const text = await readFile(join(client, file), 'utf8');
    const parts = text.matchAll(/import\('#client\/([^']+)'\)[^}]{0,80}\{\s*words: 'money'\s*\}/g);
    drawn.push(...[...parts].map(([, path]) => `src/client/${path}`));
  }
  expect(drawn.length).toBeGreaterThan(4);
  expect(moneyScreens).toEqual(expect.arrayContaining(drawn));
});
