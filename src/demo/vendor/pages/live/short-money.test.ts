import { expect, test } from 'vitest';
import { shortMoney } from './short-money.ts';

test('a chip says its worth in four signs or so, in any currency', () => {
  expect(shortMoney(50_000n, 'COP')).toBe('500');
  expect(shortMoney(200_000n, 'COP')).toBe('2k');
  expect(shortMoney(150_000_000n, 'COP')).toBe('1.5M');
  expect(shortMoney(40n, 'USD')).toBe('0.4');
  expect(shortMoney(8_000n, 'VND')).toBe('8k');
});
