import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasKept, writeJson } from './kept-json.ts';

const frozenOrNot = fc.oneof(
  fc.jsonValue(),
  fc.constant(undefined),
  fc.jsonValue().map((value) => Object.freeze(value)),
);

test('says what JSON.stringify says, whatever is frozen', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), frozenOrNot), (value) => {
      expect(writeJson('[', value, ']').toString()).toBe(JSON.stringify([value]));
    }),
  );
});

test('what is frozen is written once, what is not each time', () => {
  let written = 0;
  const counting = { toJSON: () => ++written };
  const info = Object.freeze({ counting });
  expect(String(writeJson('', { info, at: 1 }, ''))).toBe('{"info":{"counting":1},"at":1}');
  expect(String(writeJson('', { info, at: 2 }, ''))).toBe('{"info":{"counting":1},"at":2}');
  expect(String(writeJson('', { info: { counting } }, ''))).toBe('{"info":{"counting":2}}');
  expect(String(writeJson('', { at: 1, info }, ''))).toBe('{"at":1,"info":{"counting":3}}');
  expect(String(writeJson('', { at: 2, info }, ''))).toBe('{"at":2,"info":{"counting":3}}');
});

test('an answer stays as it was written, however many are written behind it', () => {
  const answerOf = (at: number) => ({ info: Object.freeze({ text: 'ñ'.repeat(at * 40) }), at });
  const written = Array.from({ length: 200 }, (_, at) => writeJson('', answerOf(at), ''));
  for (const [at, bytes] of written.entries()) {
    expect(bytes.toString()).toBe(JSON.stringify(answerOf(at)));
  }
});

test.each([
  [{ info: Object.freeze({ name: 'a' }) }, true],
  [{ info: { name: 'a' } }, false],
  [[Object.freeze({ name: 'a' })], false],
  ['text', false],
  [null, false],
  [undefined, false],
])('of %j some is written once: %j', (value, expected) => {
  expect(hasKept(value)).toBe(expected);
});
