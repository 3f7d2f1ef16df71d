/**
 * Which animal the lunar year of a day (2026-11-23) belongs to; `z1` of LHC is its, `z2` that of the year
 * before. The days are a table, because the calendar of browsers begins the year 2027 a day late.
 */
export function yearAnimal(day: string): YearAnimal {
  const index = newYears.findLastIndex((newYear) => newYear <= day);
  const animal = yearAnimals[(index + firstAnimal) % yearAnimals.length];
  const isKnown = index >= 0 && day < endOfTable;
  if (!isKnown || animal === undefined) throw new RangeError(`no lunar year is known for ${day}`);
  return animal;
}

type YearAnimal = (typeof yearAnimals)[number];

export const yearAnimals = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const;

const newYears = [
  '2024-02-10',
  '2025-01-29',
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-03',
  '2031-01-23',
  '2032-02-11',
  '2033-01-31',
  '2034-02-19',
  '2035-02-08',
  '2036-01-28',
  '2037-02-15',
  '2038-02-04',
  '2039-01-24',
  '2040-02-12',
];
/** 2024 was a year of the dragon. */
const firstAnimal = 4;
/** No New Year comes before 21 January, so the last year of the table lasts at least until then. */
const endOfTable = '2041-01-21';
