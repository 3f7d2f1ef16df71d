import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { boards } from './features/inhouse/boards.ts';
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

test('each table of the house is named with the file that it is fetched from', async () => {
  const tables = new URL('./features/inhouse/boards.ts', import.meta.url);
  const text = await readFile(tables, 'utf8');
  for (const rules of Object.keys(boards)) {
    const [, name] =
      new RegExp(`${rules}: (?:apart\\(\\(\\) =>\\s*import\\('./boards/)?(\\w+)`).exec(text) ?? [];
    const board = `src/client/features/inhouse/boards/${name}.tsx`;
    expect(sourcesOf('/seamless', rules)).toContain(board);
    await readFile(new URL(`../../${board}`, import.meta.url));
  }
});

test('a game of no rules of the house is shown in a frame, and no table is fetched for it', () => {
  expect(sourcesOf('/seamless', null)).toEqual([
    'src/client/routes/_apart/seamless.tsx?tsr-split=component',
    'src/client/features/play/ready-room.ts',
    'src/client/features/play/VendorGameScreen.tsx',
  ]);
});

test('an address that names no page has its screen alone', () => {
  expect(sourcesOf('/member', 'toString')).toEqual(sourcesOf('/member', null));
  expect(sourcesOf('/rng', 'transferFund')).toEqual([
    'src/client/routes/_apart/rng.tsx?tsr-split=component',
  ]);
});
