import { expect, test } from 'vitest';
import { findPlay } from '#lottery/plays/find-play.ts';
import type { Family, Play } from '#lottery/types.ts';
import { changeDraft, emptyDraft, hasPicks } from './draft.ts';

function play(family: Family, code: string): Play {
  const found = findPlay(family, code);
  if (!found) throw new Error(`no play ${code}`);
  return found;
}

const direct = play('SSC', 'three-front-direct');

test('a draft begins with one empty row for each row of its play', () => {
  expect(emptyDraft(direct).picks).toEqual([[], [], []]);
  expect(emptyDraft(play('MY4D', 'big')).picks).toEqual([[]]);
});

test('a line that is added takes the picks with it and leaves the board empty', () => {
  const picked = changeDraft(emptyDraft(direct), { kind: 'row', row: 1, symbols: ['4', '7'] });
  expect(hasPicks(picked)).toBe(true);
  const added = changeDraft(changeDraft(picked, { kind: 'multiple', multiple: 3 }), {
    kind: 'add',
  });
  expect(added.lines).toEqual([
    { play: 'three-front-direct', choice: [[], ['4', '7'], []], unit: '1', multiple: 3 },
  ]);
  expect(hasPicks(added)).toBe(false);
});

test('pasted bets become lines with the stake of the board, and the picks stay', () => {
  const picked = changeDraft(emptyDraft(direct), { kind: 'row', row: 1, symbols: ['4'] });
  const choices = [
    [['1'], ['2'], ['3']],
    [['4'], ['5'], ['6']],
  ];
  const added = changeDraft(changeDraft(picked, { kind: 'unit', unit: '.1' }), {
    kind: 'add-all',
    choices,
  });
  expect(added.lines.map(({ choice }) => choice)).toEqual(choices);
  expect(added.lines.every(({ unit }) => unit === '.1')).toBe(true);
  expect(hasPicks(added)).toBe(true);
});

test('another play keeps the lines and drops the picks', () => {
  const added = changeDraft(emptyDraft(direct), { kind: 'add' });
  const other = changeDraft(added, { kind: 'play', play: play('SSC', 'position') });
  expect(other.lines).toHaveLength(1);
  expect(other.picks).toHaveLength(5);
});

test('a multiple stays between 1 and 9,999 whatever is typed', () => {
  const typed = (multiple: number) =>
    changeDraft(emptyDraft(direct), { kind: 'multiple', multiple }).multiple;
  expect([typed(0), typed(-4), typed(2.7), typed(99_999), typed(Number.NaN)]).toEqual([
    1, 1, 2, 9_999, 1,
  ]);
});

test('lines that were sold are taken away once each, and what was added since stays', () => {
  const line = { play: 'position', choice: [['1']], unit: '1', multiple: 1 } as const;
  const other = { ...line, multiple: 2 };
  const draft = { ...emptyDraft(direct), lines: [line, other, line] };
  expect(changeDraft(draft, { kind: 'sold', lines: [line] }).lines).toEqual([other, line]);
  const repeated = changeDraft(draft, {
    kind: 'chase',
    plan: { multiples: [2], stopsOnWin: false },
  });
  expect(changeDraft(repeated, { kind: 'sold', lines: [line] }).chase.multiples).toEqual([]);
});
