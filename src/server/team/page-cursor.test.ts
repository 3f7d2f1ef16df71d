import { expect, test } from 'vitest';
import { nameValue, numberValue, readCursor, writeCursor } from './page-cursor.ts';

test('a cursor is read as it was written', () => {
  const cursor = { value: '-1200', id: '77' };
  expect(readCursor(writeCursor(cursor), numberValue)).toEqual(cursor);
  expect(readCursor(writeCursor({ value: 'Camila', id: '7' }), nameValue)).toEqual({
    value: 'Camila',
    id: '7',
  });
});

test('a cursor that was forged is none', () => {
  const forged = [
    'x',
    Buffer.from('[1,2]').toString('base64url'),
    Buffer.from('["1"]').toString('base64url'),
    Buffer.from('{"value":"1","id":"2"}').toString('base64url'),
    writeCursor({ value: "0' or 1=1", id: '7' }),
    writeCursor({ value: '1', id: '-1' }),
    writeCursor({ value: '99999999999999999999', id: '1' }),
  ];
  for (const text of forged) expect(readCursor(text, numberValue)).toBeUndefined();
});
