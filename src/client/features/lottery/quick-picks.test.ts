import { expect, test } from 'vitest';
import { quickPick, toggled } from './quick-picks.ts';

const digits = [...'0123456789'];
const eleven = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'];

test('big begins at 5 among ten digits and at 07 among eleven balls', () => {
  expect(quickPick('big', digits)).toEqual(['5', '6', '7', '8', '9']);
  expect(quickPick('big', eleven)).toEqual(['07', '08', '09', '10', '11']);
  expect(quickPick('small', eleven)).toHaveLength(6);
});

test('odd and even go by the number, whatever its leading zero', () => {
  expect(quickPick('odd', eleven)).toEqual(['01', '03', '05', '07', '09', '11']);
  expect(quickPick('even', digits)).toEqual(['0', '2', '4', '6', '8']);
});

test('a symbol is added in the order of the picker and taken away again', () => {
  const two = toggled(['7'], '3', digits);
  expect(two).toEqual(['3', '7']);
  expect(toggled(two, '7', digits)).toEqual(['3']);
});
