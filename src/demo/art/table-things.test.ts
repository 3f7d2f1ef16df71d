import { expect, test } from 'vitest';
import { svgComplaints } from './svg-check.ts';
import { drawTableScene, tableScenes } from './table-scenes.ts';
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

const scenes = Object.keys(tableScenes);

test.each(scenes)(
  'the tables stand before their %s, drawn soundly and in few bytes',
  async (name) => {
    const svg = drawTableScene(name);
    expect(svgComplaints(svg)).toEqual([]);
    expect(svg.length).toBeLessThan(9_000);
    await expect(svg).toMatchFileSnapshot(`../../client/features/inhouse/stage/art/${name}.svg`);
  },
);
