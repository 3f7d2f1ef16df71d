import { expect, test } from 'vitest';
import { checkDetails, isSameName, type KycDetails, sidesOf } from './kyc-rules.ts';

const good: KycDetails = {
  documentKind: 'identity-card',
  fullName: 'Ana Luz Peña O’Neill',
  idNumber: '1.020.304.050',
  birthday: '1990-02-28',
};
const today = { year: 2026, month: 11, day: 21 };
const faultsOf = (change: Partial<KycDetails>) => checkDetails({ ...good, ...change }, { today });

test('L-KYC: what a person writes as the card does is right', () => {
  expect(faultsOf({})).toEqual({});
  expect(faultsOf({ documentKind: 'passport', idNumber: 'ab 123456' })).toEqual({});
  expect(faultsOf({ fullName: '王小明' })).toEqual({});
});

test.each([
  [
    'a card with letters',
    { idNumber: 'AB123456' },
    { idNumber: { kind: 'digits', min: 6, max: 10 } },
  ],
  ['a short number', { idNumber: '12345' }, { idNumber: { kind: 'digits', min: 6, max: 10 } }],
  ['no number', { idNumber: ' . ' }, { idNumber: { kind: 'required' } }],
  ['a name with digits', { fullName: 'Ana 3' }, { fullName: { kind: 'real-name' } }],
  ['no name', { fullName: ' ' }, { fullName: { kind: 'required' } }],
  ['markup', { fullName: '<b>Ana</b>' }, { fullName: { kind: 'real-name' } }],
  ['a child', { birthday: '2008-11-22' }, { birthday: { kind: 'age', min: 18 } }],
  ['no day', { birthday: '1990-02-30' }, { birthday: { kind: 'birthday' } }],
])('L-KYC: %s is said before a picture is asked for', (_, change, faults) => {
  expect(faultsOf(change)).toEqual(faults);
});

test('L-KYC: accents, capitals and the order of names make nobody another person', () => {
  expect(isSameName('PEÑA Ana', 'ana pena')).toBe(true);
  expect(isSameName('Ana Peña', 'Ana Peñas')).toBe(false);
});

test('a passport has no back', () => {
  expect(sidesOf('passport')).toEqual(['front', 'selfie']);
  expect(sidesOf('foreign-card')).toContain('back');
});
