import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeJson } from './kept-json.ts';

test('says what JSON.stringify says, whatever is frozen', () => {
  const field = fc.oneof(
    fc.jsonValue(),
    fc.constant(undefined),
    fc.jsonValue().map((value) => Object.freeze(value)),
  );
  const value = fc.oneof(fc.dictionary(fc.string(), field), fc.array(field), fc.jsonValue());
  fc.assert(
    fc.property(value, (given) => {
      expect(writeJson(given)).toBe(JSON.stringify(given));
    }),
  );
});

test('what is frozen is written once, what is not each time', () => {
  let written = 0;
  const counting = { toJSON: () => ++written };
  const info = Object.freeze({ counting });
  expect(writeJson({ info, at: 1 })).toBe('{"info":{"counting":1},"at":1}');
  expect(writeJson({ info, at: 2 })).toBe('{"info":{"counting":1},"at":2}');
  expect(writeJson({ info: { counting } })).toBe('{"info":{"counting":2}}');
});
