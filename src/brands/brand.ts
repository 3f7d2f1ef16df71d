/** What a brand is, beside the tokens in its folder. */
export interface Brand {
  /** What the site calls itself, on pages and in messages. */
  name: string;
  mark: BrandMark;
}

/** All that the drawings of a brand need to know besides the colour of its page. */
export interface BrandMark {
  /** The tile behind the mark, from its lit corner to the other. */
  background: readonly [lit: string, far: string];
  /** The mark on the splash screen, which may be darker or lighter than the tile. */
  splashAccent: string;
  accent: string;
  /** A second, smaller shape in the mark. */
  detail: string;
  /** A third tone, for what lies behind: discs, facets. */
  quiet: string;
  /** The tile's corners, in parts of a hundred of its side. */
  corner: number;
  /** Outlines in a square of 100; holes are cut by the even-odd rule. */
  markPath: string;
  detailPath: string;
  /** Too fine for small sizes: drawn from about 64 px up. */
  finePath: string;
  /** What the mark rests on inside the tile; empty for none. */
  backPath: string;
  /** Whether that is a plane of the mark itself, which has to stay where all is one colour. */
  isBackOfMark: boolean;
}
