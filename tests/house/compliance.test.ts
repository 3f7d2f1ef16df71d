import { expect, test } from 'vitest';
import { testsById } from '#tests/compliance/find-tests.ts';
import { complianceItems, heldIn } from '#tests/compliance/items.ts';
import { projectFiles, readSources } from './read-sources.ts';

const ids = Object.keys(complianceItems);
const tests = testsById(readSources());

test('every requirement of a licence is borne by a test of its name', () => {
  expect(ids.filter((id) => !new Set<string>(tests.keys()).has(id))).toEqual([]);
});

test('no test names a requirement that nobody has', () => {
  expect([...tests.keys()].filter((id) => !ids.includes(id))).toEqual([]);
});

test('what holds a requirement is a file that there is', () => {
  const files = new Set(projectFiles());
  expect(
    Object.values(heldIn)
      .flat()
      .filter((path) => !files.has(path)),
  ).toEqual([]);
});
