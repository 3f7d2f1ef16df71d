import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brandNames } from '#brands/brands.ts';
import { contrast } from './contrast.ts';

const sheetOf = (brand: string) =>
  readFileSync(join(import.meta.dirname, '../../brands', brand, 'tokens.css'), 'utf8');

const grounds = ['page', 'surface', 'raised'] as const;
const words = ['text', 'quiet', 'accent', 'hot', 'good', 'info', 'bad'] as const;
const covers = [
  ['on-accent', 'accent'],
  ['on-primary', 'primary'],
  ['on-hot', 'hot'],
  ['on-good', 'good'],
] as const;

/** A colour written in any other way than six digits would pass unseen, so it is refused. */
const judged = new Set<string>([...grounds, ...words, ...covers.flat(), 'control']);

type Theme = 'day' | 'night';

/** The colours of a brand's sheet in one theme. */
function coloursOf(sheet: string, theme: Theme): Record<string, string> {
  const set = [...sheet.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
    ([line, name = '', value = '']) => {
      const [, day = value, night = value] = /^light-dark\((\S+), (\S+)\)$/.exec(value) ?? [];
      return { line, name, colour: theme === 'day' ? day : night };
    },
  );
  const unread = set.filter(
    ({ name, colour }) => judged.has(name) && !/^#[0-9a-f]{6}$/.test(colour),
  );
  if (unread.length > 0)
    throw new Error(`Cannot judge ${unread.map(({ line }) => line).join(' ')}`);
  return Object.fromEntries(set.map(({ name, colour }) => [name, colour]));
}

const looks = brandNames.flatMap((brand) =>
  (['day', 'night'] as const).map(
    (theme) => [`${brand}, ${theme}`, coloursOf(sheetOf(brand), theme)] as const,
  ),
);

describe.each(looks)('%s', (_name, set) => {
  const between = (one: string, other: string) => contrast(set[one] ?? '', set[other] ?? '');

  test('words can be read on every ground', () => {
    const missed = grounds.flatMap((ground) =>
      words.filter((word) => !(between(word, ground) >= 4.5)).map((word) => `${word} on ${ground}`),
    );
    expect(missed).toEqual([]);
  });

  test('words can be read on filled buttons and flags', () => {
    expect(covers.filter(([word, ground]) => !(between(word, ground) >= 4.5))).toEqual([]);
  });

  test('the edges of what can be pressed or filled in are seen', () => {
    expect(grounds.filter((ground) => !(between('control', ground) >= 3))).toEqual([]);
  });
});

test('white on black, and a colour on itself, are as WCAG says', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#b45c00', '#b45c00')).toBe(1);
});

test('a colour that is not written in six digits is refused, not passed over', () => {
  const odd = ':root {\n  --page: oklch(20% 0.05 300);\n}';
  expect(() => coloursOf(odd, 'night')).toThrow('--page: oklch(20% 0.05 300);');
});

test('every brand sets each colour that changes with the theme in the house brand', () => {
  const changing = [...sheetOf('verbena').matchAll(/--([\w-]+): [^;]*light-dark\(/g)].map(
    ([, name]) => name ?? '',
  );
  expect(changing.length).toBeGreaterThanOrEqual(20);
  for (const brand of brandNames) {
    expect(Object.keys(coloursOf(sheetOf(brand), 'day'))).toEqual(
      expect.arrayContaining([...changing, ...judged]),
    );
  }
});
