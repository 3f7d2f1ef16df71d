import type { Brush } from './brush.ts';
import type { Palette } from './palettes.ts';
import type { Seeded } from './seeded.ts';

/** What a part of a cover (sky, ground, garland) is drawn from. */
export interface Scene {
  palette: Palette;
  brush: Brush;
  chance: Seeded;
  /** A colour that the motif stands out against: discs, rosettes and arches wear it. */
  panel: string;
  /** The same, lit from its middle. */
  panelFill: string;
  /** Brightens the panel's ornaments without leaving its family. */
  panelLight: string;
}

export type Part = (scene: Scene) => string;
