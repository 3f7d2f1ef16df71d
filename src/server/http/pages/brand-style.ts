import { brandNamePattern } from '#brands/brands.ts';

/**
 * The style of one brand: the tokens of the others are weight before the first paint and nothing
 * else. Rules of a brand hold declarations only, so a rule ends at the first closing brace.
 */
export function styleOfBrand(style: string, brand: string): string {
  return style
    .replace(brandRule, (rule, named: string) => (named === brand ? rule : ''))
    .replace(/@media[^{}]*\{\s*\}/g, '');
}

const brandRule = new RegExp(
  `:root\\[data-brand="?(${brandNamePattern})"?\\][^{},]*\\{[^{}]*\\}`,
  'g',
);
