import type { Brush } from '../brush.ts';
import type { Hue } from '../palettes.ts';

/** One thing to see, drawn around the origin and reaching about 100 units each way. */
export interface Motif {
  id: string;
  /** The hue it wears in life; left out where any will do. */
  hue?: Hue;
  draw(brush: Brush): string;
}
