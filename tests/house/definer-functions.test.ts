import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles } from './read-sources.ts';

const definers = projectFiles()
  .filter((path) => path.startsWith('src/server/db/functions/'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  .filter(({ text }) => text.includes('security definer'));

test('a function that works as its owner is executed by nobody whom a role does not name', () => {
  const open = definers.filter(
    ({ text }) => !/revoke execute on function \w+\([^)]*\) from public;/.test(text),
  );
  expect(open.map(({ path }) => path)).toEqual([]);
});

test('a function that works as its owner looks for names where the owner put them', () => {
  const lured = definers.filter(({ text }) => !text.includes('set search_path = public, pg_temp'));
  expect(lured.map(({ path }) => path)).toEqual([]);
});
