import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingsTable } from '#server/settings/declarations.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

test('the README lists every setting with its default and its meaning', () => {
  for (const setting of settingsTable) {
    const shown = setting.default === '' ? '–' : `\`${setting.default}\``;
    expect(readme).toContain(`| \`${setting.name}\` | ${shown} | ${setting.meaning} |`);
  }
});

test('the README begins with the two commands', () => {
  expect(readme.indexOf('npm start')).toBeLessThan(readme.indexOf('##'));
  expect(readme.indexOf('npm test')).toBeLessThan(readme.indexOf('##'));
});
