import bar from '#client/features/inhouse/boards/art/bar.svg?inline';
import bell from '#client/features/inhouse/boards/art/bell.svg?inline';
import cherries from '#client/features/inhouse/boards/art/cherries.svg?inline';
import lemon from '#client/features/inhouse/boards/art/lemon.svg?inline';
import plum from '#client/features/inhouse/boards/art/plum.svg?inline';
import seven from '#client/features/inhouse/boards/art/seven.svg?inline';
import type { OrchardSymbol } from '#games/slots/orchard.ts';

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
