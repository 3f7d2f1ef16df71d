import { expect, test } from 'vitest';
import { testsById } from '#tests/compliance/find-tests.ts';
import { complianceItems } from '#tests/compliance/items.ts';
import { readSources } from './read-sources.ts';

const ids = Object.keys(complianceItems);
const tests = testsById(readSources());

test('every requirement of a licence is borne by a test of its name', () => {
  expect(ids.filter((id) => !new Set<string>(tests.keys()).has(id))).toEqual([]);
});

test('no test names a requirement that nobody has', () => {
  expect([...tests.keys()].filter((id) => !ids.includes(id))).toEqual([]);
});
