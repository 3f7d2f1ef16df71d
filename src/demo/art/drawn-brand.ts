import type { BrandMark } from '#brands/brand.ts';
import { brandNames, brands } from '#brands/brands.ts';
import { pageColours } from '#brands/page-colours.ts';

/** A brand's mark with what drawings need from around it. */
export interface DrawnBrand extends BrandMark {
  id: string;
  /** What a phone shows while the app opens: the colour of the page behind it, by night. */
  splash: string;
}

export const drawnBrands: readonly DrawnBrand[] = brandNames.map((id) => ({
  id,
  splash: pageColours[id].night,
  ...brands[id].mark,
}));
