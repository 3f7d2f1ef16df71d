import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOf, hasKept, joined, writeJson } from './kept-json.ts';

const frozenOrNot = fc.oneof(
  fc.jsonValue(),
  fc.constant(undefined),
  fc.jsonValue().map((value) => Object.freeze(value)),
);

test('says what JSON.stringify says, whatever is frozen', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), frozenOrNot), (value) => {
      const pieces = writeJson('[', value, ']');
      expect(joined(pieces).toString()).toBe(JSON.stringify([value]));
      expect(bytesOf(pieces)).toBe(Buffer.byteLength(joined(pieces)));
    }),
  );
});

const textOf = (value: object) => String(joined(writeJson('', value, '')));

test('what is frozen is written once, what is not each time', () => {
  let written = 0;
  const counting = { toJSON: () => ++written };
  const info = Object.freeze({ counting });
  expect(textOf({ info, at: 1 })).toBe('{"info":{"counting":1},"at":1}');
  expect(textOf({ info, at: 2 })).toBe('{"info":{"counting":1},"at":2}');
  expect(textOf({ info: { counting } })).toBe('{"info":{"counting":2}}');
  expect(textOf({ at: 1, info })).toBe('{"at":1,"info":{"counting":3}}');
  expect(textOf({ at: 2, info })).toBe('{"at":2,"info":{"counting":3}}');
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
