import { languages } from '#contract/languages.ts';
import { type Packed, unpacked } from '../packed.ts';
import type { Look } from './look.ts';
import { type SplitStyle, splitStyle } from './page-style.ts';

/** What a browser starts a page from, sent once the page can be seen. */
export interface Beside {
  packed: Packed;
  /** What has to stand in the page itself. */
  style: string;
  /** Where the rest is fetched. */
  address: string;
}

/**
 * Neither the data behind a page nor the styles of what it does not show yet are needed to paint it,
 * and together they weigh more than the page: without them it fits into what a server may send
 * before the first answer to it comes back.
 */
export function makeBeside(
  look: Look,
  { address, style, markup, state }: Record<'address' | 'style' | 'markup' | 'state', string>,
): Beside {
  const { used, rest }: SplitStyle = splitStyle(style, markup, look.isNarrow);
  const packed = unpacked(`{"state":${state},"rules":${JSON.stringify(rest)}}`);
  const form = look.isNarrow ? 'narrow' : 'wide';
  const of = encodeURIComponent(address);
  return {
    packed,
    style: used,
    address: `${besidePath}/${look.language}-${form}/${packed.tag}?of=${of}`,
  };
}

export const besidePath = '/page-state';

/** The look in an address of ours; the theme changes nothing of what stands beside a page. */
export function lookOfBeside(text: string): Look | undefined {
  const [, named, form] = /^([a-z]{2})-(narrow|wide)$/.exec(text) ?? [];
  const language = languages.find((known) => known === named);
  return language && { language, theme: 'auto', isNarrow: form === 'narrow' };
}
