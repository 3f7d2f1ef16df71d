import type { OrchardSymbol } from '#games/slots/orchard.ts';
import bar from '../art/bar.svg?inline';
import bell from '../art/bell.svg?inline';
import cherries from '../art/cherries.svg?inline';
import lemon from '../art/lemon.svg?inline';
import plum from '../art/plum.svg?inline';
import seven from '../art/seven.svg?inline';

const pictures: Readonly<Record<OrchardSymbol, string>> = {
  seven,
  bar,
  bell,
  plum,
  lemon,
  cherry: cherries,
};

/** As on the covers, in a square of a hundred. */
export function orchardArt(symbol: OrchardSymbol) {
  return <image href={pictures[symbol]} x="7" y="7" width="86" height="86" />;
}
