import type { Brand } from './brand.ts';
import { hielo } from './hielo/brand.ts';
import { verbena } from './verbena/brand.ts';

/** Every brand that ships, by the name of its folder; `BRAND` chooses one. */
export const brands = { verbena, hielo } as const satisfies Readonly<Record<string, Brand>>;

/** A brand's name matches it. The build looks for such names in the brands' sheets, a test in their folders. */
export const brandNamePattern = '[a-z][a-z0-9-]*';

export type BrandName = keyof typeof brands;

export const brandNames = Object.keys(brands) as [BrandName, ...BrandName[]];
