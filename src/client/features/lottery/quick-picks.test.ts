import { expect, test } from 'vitest';
import { playsOf } from '#lottery/plays/find-play.ts';
import { families } from '#lottery/types.ts';
import { quickPick, toggled } from './quick-picks.ts';

const digits = [...'0123456789'];
const eleven = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'];

test('big begins at 5 among ten digits, at 06 among eleven balls and among ten ranks, at 25 among 49', () => {
  expect(quickPick('big', digits)).toEqual(['5', '6', '7', '8', '9']);
  expect(quickPick('big', eleven)).toEqual(['06', '07', '08', '09', '10', '11']);
  expect(quickPick('small', eleven)).toEqual(['01', '02', '03', '04', '05']);
  expect(quickPick('big', eleven.slice(0, 10))[0]).toBe('06');
  const all49 = Array.from({ length: 49 }, (_, at) => String(at + 1).padStart(2, '0'));
  expect(quickPick('big', all49)[0]).toBe('25');
  expect(quickPick('small', all49).at(-1)).toBe('24');
});

const rowsOfNumbers = families.flatMap((family) =>
  playsOf(family).flatMap(({ code, picker }): [string, readonly string[]][] =>
    picker.kind === 'positions' || picker.kind === 'sets'
      ? [[`${family} ${code}`, picker.symbols]]
      : [],
  ),
);

test.each(rowsOfNumbers)(
  '%s: big and small, odd and even each part the row, which all takes and clear empties',
  (_, symbols) => {
    expect([...quickPick('small', symbols), ...quickPick('big', symbols)]).toEqual(symbols);
    const parted = [...quickPick('odd', symbols), ...quickPick('even', symbols)];
    expect(parted.sort()).toEqual([...symbols].sort());
    expect(quickPick('all', symbols)).toEqual(symbols);
    expect(quickPick('clear', symbols)).toEqual([]);
  },
);

test('odd and even go by the number, whatever its leading zero', () => {
  expect(quickPick('odd', eleven)).toEqual(['01', '03', '05', '07', '09', '11']);
  expect(quickPick('even', digits)).toEqual(['0', '2', '4', '6', '8']);
});

test('a symbol is added in the order of the picker and taken away again', () => {
  const two = toggled(['7'], '3', digits);
  expect(two).toEqual(['3', '7']);
  expect(toggled(two, '7', digits)).toEqual(['3']);
});
