import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { boards } from './features/inhouse/boards.ts';
import { memberPages } from './features/member/member-pages.ts';
import { sourcesOf } from './sources-of.ts';

test('each page of the member centre is named with its file and its words', async () => {
  const table = new URL('./features/member/member-pages.ts', import.meta.url);
  const text = await readFile(table, 'utf8');
  const pages = text.split(/\n {2}(?=\w+: apart\()/).flatMap((entry) => {
    const [, page, file] = /^(\w+): apart\([^']*import\('#client\/([^']+)'/.exec(entry) ?? [];
    return page && file ? [{ page, file, isMoney: entry.includes("words: 'money'") }] : [];
  });
  expect(pages.map(({ page }) => page)).toEqual(Object.keys(memberPages));
  for (const { page, file, isMoney } of pages) {
    const sources = sourcesOf('/member', page, 'es');
    expect(sources).toContain(`src/client/${file}`);
    expect(sources).toContain(`src/client/i18n/locales/es.po?part=${isMoney ? 'money' : 'rest'}`);
  }
});

test('each table of the house is named with the file that it is fetched from', async () => {
  const tables = new URL('./features/inhouse/boards.ts', import.meta.url);
  const text = await readFile(tables, 'utf8');
  for (const rules of Object.keys(boards)) {
    const [, name] =
      new RegExp(`${rules}: (?:apart\\(\\(\\) =>\\s*import\\('./boards/)?(\\w+)`).exec(text) ?? [];
    const board = `src/client/features/inhouse/boards/${name}.tsx`;
    expect(sourcesOf('/seamless', rules, 'es')).toContain(board);
    await readFile(new URL(`../../${board}`, import.meta.url));
  }
});

test('a game of no rules of the house is shown in a frame, and no table is fetched for it', () => {
  expect(sourcesOf('/seamless', null, 'zh')).toEqual([
    'src/client/routes/_apart/seamless.tsx?tsr-split=component',
    'src/client/features/play/ready-room.ts',
    'src/client/features/play/VendorGameScreen.tsx',
    'src/client/i18n/locales/zh.po?part=home',
    'src/client/i18n/locales/zh.po?part=rest',
  ]);
});

test('an address that names no page has the first one, and a screen without parts itself alone', () => {
  expect(sourcesOf('/member', 'toString', 'es')).toEqual(sourcesOf('/member', null, 'es'));
  expect(sourcesOf('/member', null, 'es')).toContain('src/client/features/member/MemberScreen.tsx');
  expect(sourcesOf('/rng', 'transferFund', 'es')).toEqual([
    'src/client/routes/_apart/rng.tsx?tsr-split=component',
    'src/client/i18n/locales/es.po?part=home',
    'src/client/i18n/locales/es.po?part=rest',
  ]);
});
