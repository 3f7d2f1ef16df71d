import { expect, test } from 'vitest';
import { byFunction, otherThanRecorded } from './recorded-statements.ts';

const fill = { room: 'inhouse', file: 'store.ts', by: 'fillCoins', text: 'update coin_purse' };
const recorded = byFunction([fill]);

test('a function on record that asks something else is told', () => {
  const other = byFunction([fill, { ...fill, text: 'delete from coin_purse' }]);
  expect(otherThanRecorded(other, recorded)).toEqual([
    '-- inhouse/store.ts: fillCoins\ndelete from coin_purse;\n',
  ]);
});

test('what is on record already is not told, nor a function that did not ask', () => {
  expect(otherThanRecorded(byFunction([fill, fill]), recorded)).toEqual([]);
  expect(otherThanRecorded(byFunction([]), recorded)).toEqual([]);
});

test('a function that is not on record yet is left to its source', () => {
  expect(otherThanRecorded(byFunction([{ ...fill, by: 'emptyCoins' }]), recorded)).toEqual([]);
});
