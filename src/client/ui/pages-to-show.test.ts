import fc from 'fast-check';
import { expect, test } from 'vitest';
import { announcementPages, listPages, pagesToShow } from './pages-to-show.ts';

test.each([
  [1, [1, 2, 3, 4, 5, 'gap', 20]],
  [4, [1, 2, 3, 4, 5, 6, 'gap', 20]],
  [5, [1, 2, 3, 4, 5, 6, 7, 'gap', 20]],
  [10, [1, 'gap', 8, 9, 10, 11, 12, 'gap', 20]],
  [17, [1, 'gap', 15, 16, 17, 18, 19, 20]],
  [20, [1, 'gap', 16, 17, 18, 19, 20]],
])('announcements, page %i of 20: five around it and one at each end', (page, expected) => {
  expect(pagesToShow({ page, pages: 20, ...announcementPages })).toEqual(expected);
});

test('other lists keep two pages at each end', () => {
  expect(pagesToShow({ page: 10, pages: 20, ...listPages })).toEqual([
    1,
    2,
    'gap',
    8,
    9,
    10,
    11,
    12,
    'gap',
    19,
    20,
  ]);
});

test('few pages are all shown', () => {
  expect(pagesToShow({ page: 2, pages: 2, ...announcementPages })).toEqual([1, 2]);
});

test('wherever one is: the open page, both ends, in order, and no gap for a single page', () => {
  const asked = fc.tuple(
    fc.integer({ min: 1, max: 300 }),
    fc.nat(299),
    fc.integer({ min: 1, max: 3 }),
  );
  fc.assert(
    fc.property(asked, ([pages, at, margin]) => {
      const page = (at % pages) + 1;
      const shown = pagesToShow({ page, pages, range: 5, margin });
      const numbers = shown.filter((each) => each !== 'gap');
      expect(numbers).toContain(page);
      expect(shown[0]).toBe(1);
      expect(shown.at(-1)).toBe(pages);
      expect(numbers.length).toBeGreaterThanOrEqual(Math.min(5, pages));
      for (const [place, each] of shown.entries()) {
        const before = shown[place - 1];
        const next = shown[place + 1];
        if (each === 'gap') expect((next as number) - (before as number)).toBeGreaterThan(2);
        else if (typeof before === 'number') expect(each).toBe(before + 1);
      }
    }),
  );
});
