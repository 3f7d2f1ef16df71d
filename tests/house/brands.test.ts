import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brandNamePattern, brandNames } from '#brands/brands.ts';
import { pageColours } from '#brands/page-colours.ts';
import { contrast } from '#client/ui/contrast.ts';
import { projectFiles } from './read-sources.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'src/brands');

test('each folder of a brand is in the list, in the sheet of tokens, and drawn', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(brandNames.toSorted());
  const sheet = readFileSync(join(root, 'src/client/ui/tokens.css'), 'utf8');
  const worn = [
    ...sheet.matchAll(new RegExp(`@import "../../brands/(${brandNamePattern})/tokens.css"`, 'g')),
  ];
  expect(worn.map(([, name]) => name)).toEqual([...brandNames]);
  for (const name of brandNames) {
    expect(name).toMatch(new RegExp(`^${brandNamePattern}$`));
    expect(existsSync(join(root, 'public/icons', name, 'mark.svg')), name).toBe(true);
  }
});

test.each(brandNames)('%s tints bars and splash in the colour of its page', (name) => {
  const { night, day } = pageColours[name];
  const sheet = readFileSync(join(folder, name, 'tokens.css'), 'utf8');
  expect(sheet).toContain(`--page: light-dark(${day}, ${night});`);
  expect(contrast(night, '#ffffff')).toBeGreaterThan(contrast(day, '#ffffff'));
});

test('no other file knows a brand by its name, but the setting that chooses the first', () => {
  const named = projectFiles()
    .filter((path) => /^(src|sw|tests|index\.html|vite\.config\.ts)/.test(path))
    .filter((path) => /\.(ts|tsx|css|html)$/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => !path.startsWith('src/brands/') && path !== 'src/client/ui/tokens.css')
    .filter((path) => /hielo/i.test(readFileSync(join(root, path), 'utf8')));
  expect(named).toEqual([]);
});
