import { expect, test } from 'vitest';
import { openChanges } from './open-changes.ts';

test('what is typed as it stands already is no change, whatever spaces a phone adds', () => {
  const known = { nickname: 'Luz', birthPlace: 'Cali' };
  expect(openChanges({ nickname: ' Luz ', birthPlace: 'Cali', occupation: '' }, known)).toEqual({});
});

test('an emptied field is a change: it takes back what was told', () => {
  expect(openChanges({ birthPlace: '' }, { birthPlace: 'Cali' })).toEqual({ birthPlace: '' });
});

test('what was told for good meanwhile, in another tab, is not typed over', () => {
  const typed = { fullName: 'Luz Marina', idNumber: 'CC12345678', line: 'luz' };
  expect(openChanges(typed, { idNumber: '••5678' })).toEqual({
    fullName: 'Luz Marina',
    line: 'luz',
  });
});
