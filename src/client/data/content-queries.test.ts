import { expect, test } from 'vitest';
import type { CallDeclaration } from '#contract/call.ts';
import { contentPaths } from './content-queries.ts';

const files = import.meta.glob<Record<string, unknown>>(
  ['../../contract/*.ts', '!../../contract/*.test.ts'],
  { eager: true },
);

/** Settings of the site: they change with its status, and are asked for where they are used. */
const ofTheSite = new Set(['domainRoute', 'registerSetting']);

const isCall = (value: unknown): value is CallDeclaration =>
  typeof value === 'object' && value !== null && 'sharedUntil' in value && 'path' in value;

test('whatever is shared until content changes is asked for again when it does', () => {
  const shared = Object.values(files)
    .flatMap((file) => Object.values(file).filter(isCall))
    .filter(({ sharedUntil, name }) => sharedUntil === 'content' && !ofTheSite.has(name));
  expect(shared.length).toBeGreaterThan(10);
  expect(new Set(shared.map(({ path }) => path))).toEqual(contentPaths);
});
