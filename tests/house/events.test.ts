import { expect, test } from 'vitest';
import { readSources } from './read-sources.ts';

/** Who may look for missed events by themselves, and why. */
const reasons: readonly [RegExp, string][] = [
  [/\/socket\.ts$/, 'status and content are the same for everyone, and are asked for with a delay'],
  [/\/use-house-table\.ts$/, 'a round is caught up with in the order of its steps'],
];

test('what a connection missed is asked for by one rule, `changedBy`, and by no feature on its own', () => {
  const own = readSources()
    .filter(({ path }) => path.startsWith('src/client/') && !/\.test\.tsx?$/.test(path))
    .filter(({ text }) => /onServerEvent\(\s*'(hello|resync)'/.test(text))
    .map(({ path }) => path);
  const foreign = own.filter((path) => !reasons.some(([pattern]) => pattern.test(path)));
  expect(foreign).toEqual([]);
});
