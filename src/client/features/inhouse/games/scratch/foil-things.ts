import chest from '#client/features/inhouse/boards/art/chest.svg?inline';
import coins from '#client/features/inhouse/boards/art/coins.svg?inline';
import gift from '#client/features/inhouse/boards/art/gift.svg?inline';
import pinata from '#client/features/inhouse/boards/art/pinata.svg?inline';
import type { FaceKind } from './faces.ts';

interface FoilThing {
  /** A thing of its cover, which its foil is printed with. */
  source: string;
  /** How often across and down. */
  across: number;
  down: number;
  /** The foil, from its light to its deep. */
  tones: readonly [light: string, middle: string, deep: string];
}

/** Each kind has a foil of its own: presents on rose, one piñata on blue, coins on green, chests on gold. */
export const foilThings: Readonly<Record<FaceKind, FoilThing>> = {
  three: { ...grid(3, 3), source: gift, tones: ['--foil-light', '--hot', '--pocket-red'] },
  match: { ...grid(1, 1), source: pinata, tones: ['--night-paper', '--info', '--chip-3'] },
  smile: { ...grid(3, 3), source: coins, tones: ['--gem-light', '--gem', '--gem-deep'] },
  key: { ...grid(2, 2), source: chest, tones: ['--brass-light', '--brass', '--brass-deep'] },
};

function grid(across: number, down: number) {
  return { across, down };
}
