import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readScreenStyles } from './screen-styles.ts';

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
      'src/client/features/system/MaintenanceScreen.tsx': { file: 'm.js', css: ['text.css'] },
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
  const stylesOf = await readScreenStyles(folder);
  expect(await stylesOf('/help')).toBe('.text{color:blue}\n.help{color:red}');
});

test('a closed site brings the styles of the page that stands in its place', async () => {
  const stylesOf = await readScreenStyles(folder);
  expect(await stylesOf('/help', 1)).toBe('.text{color:blue}');
});

test('a path without a screen of its own, and a folder that was never built, bring none', async () => {
  const stylesOf = await readScreenStyles(folder);
  expect(await stylesOf('/not-found')).toBe('');
  expect(await (await readScreenStyles(join(folder, 'nothing')))('/help')).toBe('');
});
