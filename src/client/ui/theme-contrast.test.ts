import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const hielo = readFileSync(join(import.meta.dirname, 'brands/hielo.css'), 'utf8');

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

/** The colours that the rules of one selector set together. */
function coloursOf(sheet: string, selector: string): Record<string, string> {
  const rules = sheet.split(`${selector} {`).slice(1);
  if (rules.length === 0) throw new Error(`${selector} is missing.`);
  const text = rules.map((rule) => rule.slice(0, rule.indexOf('}'))).join('');
  const unread = [...text.matchAll(/--([\w-]+):\s*([^;]+);/g)].filter(
    ([, name = '', value = '']) => judged.has(name) && !/^#[0-9a-f]{6}$/.test(value),
  );
  if (unread.length > 0) throw new Error(`Cannot judge ${unread.map(([line]) => line).join(' ')}`);
  return Object.fromEntries(
    [...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
}

const brand = ':root[data-brand="hielo"]';
const looks: Record<string, { set: Record<string, string>; auto: Record<string, string> }> = {
  'verbena, day': {
    set: coloursOf(tokens, ':root[data-theme="day"]'),
    auto: coloursOf(tokens, ':root[data-theme="auto"]'),
  },
  'hielo, day': {
    set: coloursOf(hielo, `${brand}[data-theme="day"]`),
    auto: coloursOf(hielo, `${brand}[data-theme="auto"]`),
  },
  'verbena, night': { set: coloursOf(tokens, ':root'), auto: {} },
  'hielo, night': { set: coloursOf(hielo, brand), auto: {} },
};

describe.each(Object.entries(looks))('%s', (_name, { set, auto }) => {
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

  test('following the device gives the very same day', () => {
    if (Object.keys(auto).length > 0) expect(auto).toEqual(set);
    else expect(set.page).toBeDefined();
  });
});

test('white on black, and a colour on itself, are as WCAG says', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#b45c00', '#b45c00')).toBe(1);
});

test('a colour that is not written in six digits is refused, not passed over', () => {
  const odd = ':root {\n  --page: oklch(20% 0.05 300);\n}';
  expect(() => coloursOf(odd, ':root')).toThrow('--page: oklch(20% 0.05 300);');
});

test('the second brand sets every colour that the first one sets', () => {
  const house = Object.keys(looks['verbena, day']?.set ?? {});
  for (const look of ['hielo, day', 'hielo, night']) {
    expect(Object.keys(looks[look]?.set ?? {})).toEqual(expect.arrayContaining(house));
  }
});
