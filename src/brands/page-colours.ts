import { readFileSync } from 'node:fs';
import { type BrandName, brandNames } from './brands.ts';

export interface PageColours {
  night: string;
  day: string;
}

/** The colour of each brand's page, as its tokens have it: bars, manifest and splash screens wear it too. */
export const pageColours = Object.fromEntries(
  brandNames.map((name) => [name, coloursIn(name)]),
) as Readonly<Record<BrandName, PageColours>>;

function coloursIn(name: BrandName): PageColours {
  const tokens = readFileSync(new URL(`./${name}/tokens.css`, import.meta.url), 'utf8');
  const found = /--page: light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/.exec(tokens);
  const [, day, night] = found ?? [];
  if (!day || !night)
    throw new Error(`The tokens of ${name} say no --page: light-dark(day, night).`);
  return { night, day };
}
