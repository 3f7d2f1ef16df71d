import type { OrchardSymbol } from '#games/slots/orchard.ts';
import bar from '../../boards/art/bar.svg?inline';
import bell from '../../boards/art/bell.svg?inline';
import cherries from '../../boards/art/cherries.svg?inline';
import lemon from '../../boards/art/lemon.svg?inline';
import plum from '../../boards/art/plum.svg?inline';
import seven from '../../boards/art/seven.svg?inline';

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
