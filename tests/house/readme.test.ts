import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingsTable } from '#server/settings/declarations.ts';
import { projectFiles, readSources } from './read-sources.ts';

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

test('the table of domains names every domain, and files that there are', () => {
  const text = readFileSync(new URL('../../src/server/README.md', import.meta.url), 'utf8');
  const [, table = ''] = text.split('## The domains');
  const rows = (table.split('\n## ')[0] ?? '')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, folder]) => folder?.startsWith('`'));
  const files = new Set(projectFiles());
  const namesOf = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  const missing = rows.flatMap(([, folder, , schema, functions, tables, contract]) => [
    ...namesOf(folder).filter(
      (name) => ![...files].some((file) => file.startsWith(`src/server/${name}`)),
    ),
    ...namesOf(schema).filter((name) => !files.has(`src/server/db/schema/${name}`)),
    ...namesOf(functions).filter(
      (name) => ![...files].some((file) => file.startsWith(`src/server/db/functions/${name}`)),
    ),
    ...namesOf(tables).filter((name) => !files.has(`src/server/db/tables/${name}`)),
    ...namesOf(contract).filter((name) => !files.has(`src/contract/${name}`)),
  ]);
  expect(missing).toEqual([]);
  const listed = new Set(rows.map(([, folder]) => folder?.replace(/[`/]/g, '')));
  const domains = [...files].flatMap(
    (file) => /^src\/server\/(?!kernel)([^/]+)\/domain\.ts$/.exec(file)?.[1] ?? [],
  );
  expect(domains.filter((domain) => !listed.has(domain))).toEqual([]);
});

test('the table of the contract names every file of it, and no other', () => {
  const text = readFileSync(new URL('../../src/contract/README.md', import.meta.url), 'utf8');
  const [table = ''] = text.split('## Decisions');
  const named = [...table.matchAll(/`([^`]+\.ts)`/g)].map(([, name]) => name);
  const files = projectFiles().flatMap(
    (file) => /^src\/contract\/([a-z-]+\.ts)$/.exec(file)?.[1] ?? [],
  );
  expect(named.toSorted()).toEqual(files.toSorted());
});

test('the block of rooms shows each domain below those that it imports, and exactly those', () => {
  const text = readFileSync(new URL('../../src/server/README.md', import.meta.url), 'utf8');
  const [, block = ''] = text.split('## Rooms, from below to above')[1]?.split('```') ?? [];
  const shown = new Map<string, { line: number; imports: string[] }>();
  let line = 0;
  for (const written of block.split('\n')) {
    line = Number(/^\d+/.exec(written)?.[0] ?? line);
    for (const [, domain = '', names = ''] of written.matchAll(
      /([a-z][a-z-]+)(?: \(([^)]*)\))?/g,
    )) {
      shown.set(domain, { line, imports: names.split(', ').filter(Boolean) });
    }
  }
  const roomOf = (path: string) => /^src\/server\/([^/]+)\//.exec(path)?.[1] ?? '';
  const sources = readSources().filter(({ path }) => !/\.test\.ts$/.test(path));
  const importsOf = (domain: string) => {
    const own = sources.filter(({ path }) => roomOf(path) === domain);
    const rooms = own.flatMap(({ imports }) => imports.map(({ target }) => roomOf(target)));
    return [...new Set(rooms)].filter((room) => room !== domain && shown.has(room)).toSorted();
  };
  for (const [domain, { line: own, imports }] of shown) {
    expect(imports, domain).toEqual(importsOf(domain));
    expect(imports.filter((one) => (shown.get(one)?.line ?? own) >= own, domain)).toEqual([]);
  }
  const domains = sources.map(({ path }) => path).filter((path) => path.endsWith('/domain.ts'));
  const apart = ['kernel', 'ledger', 'settled-facts'];
  expect(domains.map(roomOf).filter((room) => !shown.has(room) && !apart.includes(room))).toEqual(
    [],
  );
});
