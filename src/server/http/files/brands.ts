import type { Settings } from '#server/settings/settings.ts';
import { siteNames } from '#server/settings/site-name.ts';

type Brand = Settings['brand'];

interface BrandFacts {
  name: string;
  /** The page's colour in both themes: browsers tint their own bars with it. */
  night: string;
  day: string;
}

export const brands: Readonly<Record<Brand, BrandFacts>> = {
  verbena: { name: siteNames.verbena, night: '#120b1e', day: '#fff9ef' },
  hielo: { name: siteNames.hielo, night: '#06141b', day: '#f2f7fa' },
};
