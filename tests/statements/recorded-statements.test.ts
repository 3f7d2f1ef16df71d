import { expect, test } from 'vitest';
import { byFunction, otherThanRecorded } from './recorded-statements.ts';

const fill = { room: 'inhouse', file: 'store.ts', by: 'fillCoins', text: 'update coin_purse' };
const recorded = byFunction([fill]);

test('what a function on record asks besides is other than recorded', () => {
  const other = byFunction([fill, { ...fill, text: 'delete from coin_purse' }]);
  expect(otherThanRecorded(other, recorded)).toEqual([
    '-- inhouse/store.ts: fillCoins\ndelete from coin_purse;\n',
  ]);
});

test('what is on record is as recorded, also where a function did not ask this time', () => {
  expect(otherThanRecorded(byFunction([fill, fill]), recorded)).toEqual([]);
  expect(otherThanRecorded(byFunction([]), recorded)).toEqual([]);
});

test('a function that is not on record yet has to be recorded', () => {
  const other = byFunction([fill, { ...fill, by: 'emptyCoins' }]);
  expect(otherThanRecorded(other, recorded)).toEqual([
    '-- inhouse/store.ts: emptyCoins\nupdate coin_purse;\n',
  ]);
});
