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

/** Words that the glossary beside the catalogues rules out. */
const forbidden: Partial<Record<string, RegExp>> = {
  en: /\b(pay in|place for your money|vendors?)\b/i,
  es: /\b(carteras?|no van juntos|quedó quitad[oa]|móviles|ordenador|sitios espejo)\b/i,
  zh: /供应商/,
  ms: /\b(pembekal|rumah yang sama)\b/i,
};

test.each(wordedLanguages)(
  'no message in %s uses a word that the glossary rules out',
  (language) => {
    const rule = forbidden[language];
    const entries = entriesOf(join(root, folder, `${language}.po`));
    const visible = (words: string) => words.replaceAll(/\{\w+/g, '');
    expect(entries.filter(({ words }) => rule?.test(visible(words)))).toEqual([]);
  },
);

/** What `Intl` may choose among; a branch that is missing falls to `other` and reads wrong. */
test.each(wordedLanguages)('every plural in %s has the branches of its language', (language) => {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const entries = entriesOf(join(root, folder, `${language}.po`));
  const short = entries.filter(({ words }) =>
    pluralsIn(words).some((branches) =>
      needed.some((each) => each !== 'many' && !branches.includes(each)),
    ),
  );
  expect(short).toEqual([]);
});

/** The names of the branches of each plural, nested ones left out. */
function pluralsIn(text: string): string[][] {
  return [...text.matchAll(/\{\w+, plural,/g)].map(({ index }) => {
    const names: string[] = [];
    let depth = 0;
    for (const [part] of text.slice(index).matchAll(/[{}]|[=\w]+(?=\s*\{)/g)) {
      if (part === '{') depth += 1;
      else if (part === '}') depth -= 1;
      else if (depth === 1) names.push(part);
      if (depth === 0) break;
    }
    return names;
  });
}

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
