import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { wordedLanguages } from '#tests/worded-languages.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = 'src/client/i18n/locales';
const copy = mkdtempSync(join(tmpdir(), 'verbena-words-'));

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Message and translation, for each entry that is in use. */
function entriesOf(file: string): { message: string; words: string }[] {
  return readFileSync(file, 'utf8')
    .split(/\n\n+/)
    .filter((block) => !block.startsWith('#~'))
    .map((block) => ({ message: fieldOf(block, 'msgid'), words: fieldOf(block, 'msgstr') }))
    .filter(({ message }) => message !== '');
}

function fieldOf(block: string, field: string): string {
  const found = new RegExp(`^${field} ((?:"(?:[^"\\\\]|\\\\.)*"\\s*)+)`, 'm').exec(block)?.[1];
  return (found?.match(/"(?:[^"\\]|\\.)*"/g) ?? []).map((part) => JSON.parse(part)).join('');
}

const placesOf = (file: string) => readFileSync(file, 'utf8').match(/^#: .*$/gm);

const holesIn = (text: string) => (text.match(/\{\w+(?=[,}])|<\/?\d+\/?>/g) ?? []).sort();

test.each(wordedLanguages)('every message has its words in %s, with the same holes', (language) => {
  const entries = entriesOf(join(root, folder, `${language}.po`));
  expect(entries.length).toBeGreaterThan(100);
  expect(entries.filter(({ words }) => words === '')).toEqual([]);
  const torn = entries.filter(
    ({ message, words }) =>
      JSON.stringify([...new Set(holesIn(message))]) !==
      JSON.stringify([...new Set(holesIn(words))]),
  );
  expect(torn).toEqual([]);
});

test('in Chinese everybody is addressed in the same, polite manner', () => {
  const casual = entriesOf(join(root, folder, 'zh.po')).filter(({ words }) => words.includes('你'));
  expect(casual).toEqual([]);
});

test('the catalogues hold what the sources say, and nothing is left to extract', () => {
  for (const part of ['src/client', 'src/contract', 'lingui.config.ts', 'package.json']) {
    cpSync(join(root, part), join(copy, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  execFileSync(join(root, 'node_modules/.bin/lingui'), ['extract', '--clean', '--workers', '1'], {
    cwd: copy,
    stdio: 'pipe',
  });
  const before = entriesOf(join(root, folder, 'en.po')).map(({ message }) => message);
  const after = entriesOf(join(copy, folder, 'en.po')).map(({ message }) => message);
  expect(after).toEqual(before);
  // The build sorts words into files by where they are said.
  for (const language of languages) {
    expect(placesOf(join(root, folder, `${language}.po`))).toEqual(
      placesOf(join(copy, folder, `${language}.po`)),
    );
  }
});
