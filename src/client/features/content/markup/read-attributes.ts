import type { AllowedTag } from './allowed-tags.ts';
import { safeAddress } from './safe-address.ts';

/** All that any element may carry. Ids, classes, styles and handlers have no way in. */
export interface MarkupAttributes {
  href?: string;
  src?: string;
  alt?: string;
  width?: number;
  height?: number;
  colSpan?: number;
  rowSpan?: number;
}

/** The attributes that stay; null where without them the element has no use. */
export function readAttributes(
  tag: AllowedTag,
  written: ReadonlyMap<string, string>,
): MarkupAttributes | null {
  if (tag === 'a') {
    const href = safeAddress(written.get('href') ?? '', 'link');
    return href ? { href } : null;
  }
  if (tag === 'img') {
    const src = safeAddress(written.get('src') ?? '', 'picture');
    if (!src) return null;
    const width = whole(written.get('width'), 4096);
    const height = whole(written.get('height'), 4096);
    // One without the other would give the picture no shape before it has come.
    const shape = width && height ? { width, height } : {};
    return { src, alt: written.get('alt') ?? '', ...shape };
  }
  if (tag === 'td' || tag === 'th') {
    return {
      colSpan: whole(written.get('colspan'), 20),
      rowSpan: whole(written.get('rowspan'), 50),
    };
  }
  return {};
}

function whole(text: string | undefined, most: number): number | undefined {
  if (!text || !/^\d{1,4}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= 1 && value <= most ? value : undefined;
}
