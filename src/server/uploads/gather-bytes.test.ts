import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { gatherBytes, longestPicture } from './gather-bytes.ts';

test('a body arrives whole, up to the last byte that is allowed', async () => {
  const parts = Readable.from([Buffer.from('abc'), Buffer.from('de')]);
  expect(await gatherBytes(parts, 5)).toEqual({ done: true, value: Buffer.from('abcde') });
  expect(longestPicture).toBe(5_242_880);
});

test('a body that never ends is let go of at the first byte too many', async () => {
  let given = 0;
  const endless = new Readable({
    highWaterMark: 1_024,
    read() {
      given += 1_024;
      this.push(Buffer.alloc(1_024));
    },
  });
  expect(await gatherBytes(endless, 10_000)).toEqual({ done: false, code: 'upload.too-large' });
  expect(endless.destroyed).toBe(true);
  expect(given).toBeLessThan(20_000);
});
