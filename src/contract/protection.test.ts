import { expect, test } from 'vitest';
import * as protection from './protection.ts';

const calls = Object.values(protection).filter(
  (one) => typeof one === 'object' && 'path' in one && 'request' in one,
);

test('L-AGENT: every call is about the caller alone, since none of them can name anybody else', () => {
  expect(calls.length).toBe(10);
  for (const { name, who, request } of calls) {
    expect([name, who]).toEqual([name, 'real-member']);
    expect(JSON.stringify(request)).not.toMatch(/account|player|member|userName/i);
  }
});
