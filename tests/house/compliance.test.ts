import { expect, test } from 'vitest';
import { testsById, testsWithoutColon } from '#tests/compliance/find-tests.ts';
import { complianceItems, heldIn } from '#tests/compliance/items.ts';
import { projectFiles, readSources } from './read-sources.ts';

const ids = Object.keys(complianceItems);
const sources = readSources();
const tests = testsById(sources);

test('every requirement of a licence is borne by a test of its name', () => {
  expect(ids.filter((id) => !new Set<string>(tests.keys()).has(id))).toEqual([]);
});

test('no test names a requirement that nobody has', () => {
  expect([...tests.keys()].filter((id) => !ids.includes(id))).toEqual([]);
});

test('a test that begins with a requirement has a colon behind it', () => {
  expect(testsWithoutColon(sources)).toEqual([]);
  const text = ['test(', "'G-MFA nothing is added', () => {});"].join('');
  expect(testsWithoutColon([{ path: 'a.test.ts', text }])).toEqual(['a.test.ts']);
});

test('what holds a requirement is a file that there is', () => {
  const files = new Set(projectFiles());
  expect(
    Object.values(heldIn)
      .flat()
      .filter((path) => !files.has(path)),
  ).toEqual([]);
});
