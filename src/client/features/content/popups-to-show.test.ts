import { expect, test } from 'vitest';
import { popupsToShow, type Reader } from './popups-to-show.ts';

const popups = [
  { id: 'b1', execution: 'B' },
  { id: 'a1', execution: 'A' },
  { id: 'f1', execution: 'F' },
  { id: 'b2', execution: 'B' },
] as const;

const visitor: Reader = { isLogin: false, isFirstLogin: false, closed: [] };
const member: Reader = { ...visitor, isLogin: true };

test.each<[string, Reader, string[]]>([
  ['a visitor sees B', visitor, ['b1', 'b2']],
  ['a member sees A', member, ['a1']],
  ['a first login sees F, then A', { ...member, isFirstLogin: true }, ['f1', 'a1']],
  ['a visitor is never at a first login', { ...visitor, isFirstLogin: true }, ['b1', 'b2']],
  ['what was closed stays away', { ...visitor, closed: ['B'] }, []],
  ['what a visitor closed does not hide what members see', { ...member, closed: ['B'] }, ['a1']],
  [
    'a first login still greets who had closed A',
    { ...member, isFirstLogin: true, closed: ['A'] },
    ['f1'],
  ],
])('%s', (_promise, reader, expected) => {
  expect(popupsToShow(popups, reader).map((popup) => popup.id)).toEqual(expected);
});
