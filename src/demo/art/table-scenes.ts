import { type Brush, makeBrush } from './brush.ts';
import { mix } from './colour.ts';
import { type Palette, palettes } from './palettes.ts';
import { cave, garden, grove, plaza } from './table-lands.ts';
import { cutPaper, icicles, lamps, lanterns, pinatas } from './table-overheads.ts';
import { fair, heights, rooftops, treasure } from './table-towns.ts';

/** What a part of a scene is drawn with. */
export interface Setting {
  brush: Brush;
  palette: Palette;
  /** A colour as it looks through the evening's air: 0 is near, 1 is the sky itself. */
  far: (colour: string, share: number) => string;
}

type Draw = (setting: Setting) => string;

/** Above a board, or below it. */
export interface ScenePart {
  palette: string;
  height: number;
  draw: Draw;
}

const below = (palette: string, draw: Draw): ScenePart => ({ palette, height: 260, draw });
const above = (palette: string, draw: Draw): ScenePart => ({ palette, height: 150, draw });

/** What stands behind the house's tables, out of the hands that draw their covers. */
export const tableScenes: Readonly<Record<string, ScenePart>> = {
  fair: below('aubergine', fair),
  rooftops: below('midnight', rooftops),
  heights: below('midnight', heights),
  cave: below('jade', cave),
  grove: below('carmine', grove),
  garden: below('lagoon', garden),
  plaza: below('bougainvillea', plaza),
  treasure: below('cacao', treasure),
  paper: above('aubergine', cutPaper),
  lamps: above('aubergine', lamps),
  lanterns: above('midnight', lanterns),
  pinatas: above('bougainvillea', pinatas),
  icicles: above('jade', icicles),
  vault: above('cacao', icicles),
};

/** Twelve hundred wide: where there is less room, both sides are cut off. */
export function drawTableScene(name: string): string {
  const part = tableScenes[name];
  const palette = palettes.find(({ id }) => id === part?.palette);
  if (!part || !palette) throw new Error(`No table stands in a scene called ${name}.`);
  const brush = makeBrush(palette, 'a', 'hot', 'gold');
  const air = mix(palette.sky[1], palette.sky[0], 0.45);
  const body = part.draw({ brush, palette, far: (colour, share) => mix(colour, air, share) });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 ${part.height}" width="1200" height="${part.height}"><defs>${brush.gradients()}</defs>${body}</svg>`;
}
