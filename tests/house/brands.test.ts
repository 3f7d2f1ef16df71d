import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brandMarks } from '#demo/art/brand-mark.ts';
import { brands } from '#server/http/files/brands.ts';

const ui = join(import.meta.dirname, '../../src/client/ui');
const sheets = {
  verbena: [readFileSync(join(ui, 'tokens.css'), 'utf8'), ':root'],
  hielo: [readFileSync(join(ui, 'brands/hielo.css'), 'utf8'), ':root[data-brand="hielo"]'],
} as const;

test.each(Object.keys(sheets) as (keyof typeof sheets)[])(
  "%s tints the browser's bars and its splash in the very colour of its page",
  (brand) => {
    const [sheet, selector] = sheets[brand];
    const pageIn = (rule: string) =>
      sheet
        .split(`${rule} {`)
        .slice(1)
        .map((text) => /--page: ([^;]+);/.exec(text.slice(0, text.indexOf('}')))?.[1])
        .find((colour) => colour !== undefined);
    const { night, day } = brands[brand];
    expect({ night, day }).toEqual({
      night: pageIn(selector),
      day: pageIn(`${selector}[data-theme="day"]`),
    });
  },
);

test('every brand is compared with its tokens', () => {
  expect(Object.keys(sheets)).toEqual(Object.keys(brands));
});

test.each(brandMarks)('$id opens on a splash in the colour of its page', ({ id, splash }) => {
  expect(splash).toBe(brands[id as keyof typeof brands].night);
});
