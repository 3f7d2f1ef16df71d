import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Family } from '#lottery/types.ts';

const eighteenPrizes = msg`18 prizes are drawn, from the special prize of six digits to the eighth of two.`;
const topAndBottom = msg`Two numbers are drawn: one of three digits, on top, and one of two digits, at the bottom.`;

/** A sentence on each family's draw, for players who do not know the game. */
export const drawWords: Record<Family, MessageDescriptor> = {
  SSC: msg`Five digits are drawn, each from 0 to 9. The same digit may come again.`,
  LF: msg`Three digits are drawn, each from 0 to 9. The same digit may come again.`,
  '11X5': msg`Five balls from 1 to 11 are drawn one after the other. No ball comes twice.`,
  PK10: msg`Ten cars race. The draw is the order in which they finish, from first to tenth.`,
  LHC: msg`Seven balls from 1 to 49 are drawn: six, and then a special one, shown after the +.`,
  VN_NORTH: msg`27 prizes are drawn, from the special prize of five digits to the seventh of two.`,
  VN_CENTRAL: eighteenPrizes,
  VN_SOUTH: eighteenPrizes,
  TH: topAndBottom,
  LAO: topAndBottom,
  MY4D: msg`23 numbers of four digits are drawn: the first three prizes, ten specials and ten consolations.`,
};
