import { expect, test } from 'vitest';
import { keyedStep } from './keyed-step.ts';

const ltr = { direction: 'ltr' };

test('arrows walk the row and come round at its ends', () => {
  expect(keyedStep('ArrowRight', 2, 3, ltr)).toBe(0);
  expect(keyedStep('ArrowLeft', 0, 3, ltr)).toBe(2);
  expect(keyedStep('ArrowDown', 0, 3, ltr)).toBe(1);
});

test('right-to-left pages walk the other way', () => {
  expect(keyedStep('ArrowRight', 1, 3, { direction: 'rtl' })).toBe(0);
});

test('Home and End go to the ends; other keys are left to the browser', () => {
  expect(keyedStep('Home', 2, 3, ltr)).toBe(0);
  expect(keyedStep('End', 0, 3, ltr)).toBe(2);
  expect(keyedStep('Tab', 0, 3, ltr)).toBeNull();
});
