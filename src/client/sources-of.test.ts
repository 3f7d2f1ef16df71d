import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { memberPages } from './features/member/member-pages.ts';
import { sourcesOf } from './sources-of.ts';

test('each page of the member centre is named with the file that it is fetched from', async () => {
  const table = new URL('./features/member/member-pages.ts', import.meta.url);
  const text = await readFile(table, 'utf8');
  const fetched = text.matchAll(/(\w+): apart\(\(\) =>\s*import\('#client\/([^']+)'/g);
  const imports = new Map([...fetched].map(([, page = '', file = '']) => [page, file]));
  expect([...imports.keys()]).toEqual(Object.keys(memberPages));
  for (const [page, file] of imports) {
    expect(sourcesOf('/member', page)).toContain(`src/client/${file}`);
  }
});

test('an address that names no page has its screen alone', () => {
  expect(sourcesOf('/member', 'toString')).toEqual(sourcesOf('/member', null));
  expect(sourcesOf('/rng', 'transferFund')).toEqual([
    'src/client/routes/_apart/rng.tsx?tsr-split=component',
  ]);
});
