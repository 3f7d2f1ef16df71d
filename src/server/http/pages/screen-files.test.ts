import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readScreenFiles } from './screen-files.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbena-styles-'));
  await mkdir(join(folder, '.vite'));
  await writeFile(
    join(folder, '.vite/manifest.json'),
    JSON.stringify({
      'src/client/routes/_apart/help.tsx?tsr-split=component': {
        file: 'help.js',
        css: ['help.css'],
        imports: ['_text.js', '_home.js'],
      },
      'src/client/shell/closed/MaintenanceScreen.tsx': { file: 'm.js', css: ['text.css'] },
      '_text.js': { file: 'text.js', css: ['text.css'], imports: ['_home.js'] },
      '_home.js': { file: 'home.js', imports: ['_text.js'] },
      'src/client/routes/_apart/rng.tsx?tsr-split=component': {
        file: 'rng.js',
        imports: ['_home.js'],
      },
    }),
  );
  await writeFile(join(folder, 'help.css'), '.help{color:red}\n');
  await writeFile(join(folder, 'text.css'), '.text{color:blue}\n');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('a screen brings its own styles and those of what it imports, each once', async () => {
  const { styleOf } = await readScreenFiles(folder);
  expect(await styleOf('/help')).toBe('.text{color:blue}\n.help{color:red}');
});

test('a closed site brings the styles of the page that stands in its place', async () => {
  const { styleOf } = await readScreenFiles(folder);
  expect(await styleOf('/help', 1)).toBe('.text{color:blue}');
});

test('a path without a screen of its own, and a folder that was never built, bring none', async () => {
  const { styleOf } = await readScreenFiles(folder);
  expect(await styleOf('/not-found')).toBe('');
  const nothing = await readScreenFiles(join(folder, 'nothing'));
  expect(await nothing.styleOf('/help')).toBe('');
  expect(nothing.filesOf(['src/client/shell/closed/MaintenanceScreen.tsx']).size).toBe(0);
});

test('the files of sources are listed with those of all that they import, each once', async () => {
  const { filesOf } = await readScreenFiles(folder);
  const sources = ['src/client/routes/_apart/help.tsx?tsr-split=component', 'src/none.ts'];
  expect([...filesOf(sources)]).toEqual([
    '/help.js',
    '/help.css',
    '/text.js',
    '/text.css',
    '/home.js',
  ]);
});
