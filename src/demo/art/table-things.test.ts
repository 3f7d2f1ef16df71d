import { expect, test } from 'vitest';
import { svgComplaints } from './svg-check.ts';
import { drawTableThing, tableThings } from './table-things.ts';

const places = Object.keys(tableThings);

// `vitest run -u` on this file draws them anew.
test.each(places)(
  'the tables hold their %s as the covers draw it, soundly and in few bytes',
  async (name) => {
    const svg = drawTableThing(name);
    expect(svgComplaints(svg)).toEqual([]);
    expect(svg.length).toBeLessThan(7_000);
    await expect(svg).toMatchFileSnapshot(`../../client/features/inhouse/boards/art/${name}.svg`);
  },
);
