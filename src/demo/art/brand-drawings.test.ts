import { describe, expect, test } from 'vitest';
import { vendorLines } from '#demo/merchant/vendors.ts';
import * as drawings from './brand-drawings.ts';
import { drawnBrands } from './drawn-brand.ts';
import { svgComplaints } from './svg-check.ts';
import { vendorMarks } from './vendor-marks.ts';

const { drawShortcut, drawSplash, glyphs, ...rest } = drawings;
const whole = Object.entries(rest);

describe('a brand', () => {
  test('has every picture drawn soundly', () => {
    for (const brand of drawnBrands) {
      for (const [name, draw] of whole) expect(svgComplaints(draw(brand)), name).toEqual([]);
      for (const glyph of Object.keys(glyphs)) {
        const svg = drawShortcut(brand, glyph as keyof typeof glyphs);
        expect(svgComplaints(svg), glyph).toEqual([]);
      }
      expect(svgComplaints(drawSplash(brand, 1170, 2532))).toEqual([]);
    }
  });

  test('shares neither outline nor colour with the other one', () => {
    const [first, second] = drawnBrands;
    expect(first?.markPath).not.toBe(second?.markPath);
    const coloursOf = (svg: string) => new Set(svg.match(/#[0-9a-f]{6}\b/g));
    for (const [name, draw] of whole) {
      if (name === 'drawMonochrome' || !first || !second) continue;
      const others = coloursOf(draw(second));
      const common = [...coloursOf(draw(first))].filter((colour) => others.has(colour));
      expect(common, name).toEqual([]);
    }
  });
});

describe('vendor marks', () => {
  test('are sound, at most 1 KB each, and no two the same', () => {
    const drawn = Object.entries(vendorMarks);
    for (const [code, svg] of drawn) {
      expect(svgComplaints(svg), code).toEqual([]);
      expect(svg.length, code).toBeLessThanOrEqual(1024);
    }
    expect(new Set(Object.values(vendorMarks)).size).toBe(drawn.length);
  });

  test('exist for every vendor of the demo merchant', () => {
    for (const vendor of vendorLines) expect(Object.keys(vendorMarks)).toContain(vendor.code);
  });

  test('exist for the house and for each vendor of the specification', () => {
    const codes = ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS', 'VERBENA', 'TCG_SEA'];
    expect(Object.keys(vendorMarks)).toEqual(expect.arrayContaining(codes));
  });
});
