import { expect, test } from 'vitest';
import { findPlay } from '#lottery/plays/find-play.ts';
import type { Family } from '#lottery/types.ts';
import { parseRows, type RowsPicker } from './parse-rows.ts';

function read(family: Family, code: string, text: string) {
  const play = findPlay(family, code);
  if (!play) throw new Error(`no play ${code} in ${family}`);
  return parseRows(play, play.picker as RowsPicker, text);
}

test('each line is a bet of its own, and a wrong one does not cost the rest', () => {
  expect(read('11X5', 'any-2', '1 2\n03-11-05\n7\n99 1\n\n02,01')).toEqual({
    choices: [[['01', '02']], [['03', '05', '11']]],
    repeated: 1,
    faults: [
      { line: 3, written: '7' },
      { line: 4, written: '99 1' },
    ],
  });
});

test('rows are parted by a bar, and digits may stand together', () => {
  expect(read('SSC', 'two-front-direct', '12|3４\n1').choices).toEqual([
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ]);
  expect(read('SSC', 'two-front-direct', '12|3\n1').faults).toEqual([{ line: 2, written: '1' }]);
});

test('a number that stands twice in a row is wrong, and said', () => {
  expect(read('SSC', 'two-front-direct', '11|3').faults).toHaveLength(1);
});
