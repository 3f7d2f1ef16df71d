import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withoutUnread } from './lean-calls.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('a call keeps what the app needs to make it and to read its answer, and nothing else', () => {
  const lean = withoutUnread(`export const wave = defineCall({
  name: 'wave',
  summary: 'Says hello, and "bye"',
  method: 'POST',
  path: '/wave',
  who: 'member',
  request: v.strictObject({ hand: v.picklist(['left', 'right']) }),
  value: v.object({ who: v.string(), request: v.number() }),
  refuses: ['hand.missing'],
  sealed: true,
});
export const other = { summary: 'stays' };
`);
  const declared = new Function('defineCall', 'v', `${lean.replaceAll('export ', '')}return wave;`);
  const shape = { object: (entries: object) => Object.keys(entries), string() {}, number() {} };
  expect(declared((made: unknown) => made, shape)).toEqual({
    name: 'wave',
    method: 'POST',
    path: '/wave',
    value: ['who', 'request'],
    sealed: true,
  });
  expect(lean).toContain("summary: 'stays'");
});

test('no source of the app reads of a call what is left out of it', () => {
  const calls = readdirSync(join(root, 'src/contract'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(join(root, 'src/contract', file), 'utf8').matchAll(
        /^export const (\w+) = defineCall\(/gm,
      ),
    ])
    .map(([, name]) => name);
  const reading = new RegExp(
    `\\b(?:call|${calls.join('|')})\\.(?:summary|who|duty|evenRunOut|request|refuses|evenBeforeChange|always|sharedUntil)\\b`,
  );
  expect(reading.test('games.request.entries')).toBe(true);
  const readers = readdirSync(join(root, 'src/client'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => reading.test(readFileSync(join(root, 'src/client', file), 'utf8')));
  expect(readers).toEqual([]);
});
