import { expect, test } from 'vitest';
import {
  chooseClass,
  chooseHint,
  chooseSelection,
  chooseVendor,
  chosenVendors,
  clearFilters,
  isNarrowed,
  readListSearch,
  toggleVendor,
  turnPage,
  typeWords,
  wantedOf,
} from './list-search.ts';

test('choosing a vendor resets the class to all and the page to the first', () => {
  const before = { vassalage: 'PG', class: 'FRUIT', page: 4, selection: 'HOT' } as const;
  expect(readListSearch(chooseVendor(before, 'JL'))).toEqual({ vassalage: 'JL', selection: 'HOT' });
});

test('every other filter begins at the first page and leaves its neighbours alone', () => {
  const before = { vassalage: 'PG', page: 4 };
  expect(readListSearch(chooseClass(before, 'FRUIT'))).toEqual({ vassalage: 'PG', class: 'FRUIT' });
  expect(readListSearch(chooseSelection(before, 'NEW'))).toEqual({
    vassalage: 'PG',
    selection: 'NEW',
  });
  expect(readListSearch(typeWords(before, ' oro '))).toEqual({ vassalage: 'PG', q: 'oro' });
  expect(readListSearch(chooseHint(before, 'lines'))).toEqual({ vassalage: 'PG', lines: 25 });
});

test('a hint is pressed again to be left', () => {
  expect(readListSearch(chooseHint({ bet: 1 }, 'bet'))).toEqual({});
});

test('favourites and recents stand alone', () => {
  const before = { vassalage: 'PG', class: 'FRUIT', q: 'oro', page: 2 };
  expect(readListSearch(chooseSelection(before, 'FAV'))).toEqual({ selection: 'FAV' });
});

test('the usual is not written into the address', () => {
  expect(readListSearch(turnPage({ page: 3 }, 1))).toEqual({});
  expect(readListSearch(chooseSelection({ selection: 'HOT' }, 'ALL'))).toEqual({});
  expect(readListSearch(typeWords({ q: 'a' }, '  '))).toEqual({});
});

test.each([
  [{ page: 0 }],
  [{ page: 1.5 }],
  [{ page: 'two' }],
  [{ q: '' }],
  [{ q: 'x'.repeat(61) }],
  [{ q: ['a'] }],
  [{ vassalage: '../x' }],
  [{ selection: 'ALL' }],
  [{ selection: 'toString' }],
  [{ lines: 7 }],
  [{ utm_source: 'mail' }],
  [null],
  ['text'],
])('an address that makes no sense opens the whole list: %j', (raw) => {
  expect(readListSearch(raw)).toEqual({});
});

test('digits in the address are words or a number, as they are meant', () => {
  const raw = { q: '777', vassalage: '918', page: '3', lines: '25', bet: '1' };
  expect(readListSearch(raw)).toEqual({ ...raw, page: 3, lines: 25, bet: 1 });
});

test('what is asked of the gateway says the bet in minor units', () => {
  expect(wantedOf({ bet: 1, lines: 25, page: 2, selection: 'HOT' }, 'RNG', 100)).toMatchObject({
    gameType: 'RNG',
    minimumBet: 100,
    minimumLines: 25,
    page: 2,
    selection: 'HOT',
  });
});

test('home shows its rows until something narrows them', () => {
  expect(isNarrowed({})).toBe(false);
  expect(isNarrowed({ q: 'oro' })).toBe(true);
  expect(isNarrowed({ selection: 'FAV' })).toBe(true);
});

test('several vendors may be chosen; one alone keeps its usual name', () => {
  const one = toggleVendor({}, 'JDB');
  expect(readListSearch(one)).toEqual({ vassalage: 'JDB' });
  const two = toggleVendor(one, 'PG');
  expect(readListSearch(two)).toEqual({ vendors: 'JDB,PG' });
  expect(wantedOf(two, 'RNG', 0)).toMatchObject({ vassalages: 'JDB,PG', vassalage: undefined });
  expect(readListSearch(toggleVendor(two, 'JDB'))).toEqual({ vassalage: 'PG' });
  expect(chosenVendors({})).toEqual([]);
});

test('clearing takes order and filters away and leaves the words', () => {
  const search = { q: 'sol', vendors: 'JDB,PG', sort: 'NAME', volatility: 'low' } as const;
  expect(readListSearch(clearFilters(search))).toEqual({ q: 'sol' });
});
