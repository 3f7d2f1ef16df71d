import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adultAgeIn, ageOn, checkBirthday } from './ages.ts';

const today = { year: 2026, month: 11, day: 21 };

test.each([
  ['2008-11-21', 18],
  ['2008-11-22', 17],
  ['2008-12-01', 17],
  ['2008-10-31', 18],
])('born on %s, one is %i', (birthday, age) => {
  const [year = 0, month = 0, day = 0] = birthday.split('-').map(Number);
  expect(ageOn(today, { year, month, day })).toBe(age);
});

test('a leap day comes round on 1 March', () => {
  const birthday = { year: 2008, month: 2, day: 29 };
  expect(ageOn({ year: 2026, month: 2, day: 28 }, birthday)).toBe(17);
  expect(ageOn({ year: 2026, month: 3, day: 1 }, birthday)).toBe(18);
  expect(ageOn({ year: 2028, month: 2, day: 29 }, birthday)).toBe(20);
});

test('nobody grows younger', () => {
  const day = fc.record({
    year: fc.integer({ min: 1900, max: 2100 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  });
  fc.assert(
    fc.property(day, day, (now, birthday) => {
      const tomorrow = { ...now, day: now.day + 1 };
      const step = ageOn(tomorrow, birthday) - ageOn(now, birthday);
      expect([0, 1]).toContain(step);
    }),
  );
});

test('L-AGE: 18, or 21 where one of the packs says so', () => {
  expect(adultAgeIn('CO')).toBe(18);
  expect(adultAgeIn('SG')).toBe(21);
  expect(adultAgeIn('CO', 'US')).toBe(21);
  expect(adultAgeIn()).toBe(18);
});

test('L-AGE: too young is refused with the years that are required', () => {
  expect(checkBirthday('2008-11-21', today, 18)).toBeNull();
  expect(checkBirthday('2008-11-22', today, 18)).toEqual({ kind: 'age', min: 18 });
  expect(checkBirthday('2005-11-22', today, 21)).toEqual({ kind: 'age', min: 21 });
});

test.each(['', '2008-02-30', '21-11-2000', '2027-01-01', '1899-01-01'])(
  'a birthday “%s” is none',
  (text) => {
    expect(checkBirthday(text, today, 18)).toEqual({ kind: 'birthday' });
  },
);
