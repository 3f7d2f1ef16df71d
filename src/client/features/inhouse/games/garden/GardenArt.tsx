import bee from '#client/features/inhouse/boards/art/bee.svg?inline';
import butterfly from '#client/features/inhouse/boards/art/butterfly.svg?inline';
import cactus from '#client/features/inhouse/boards/art/cactus.svg?inline';
import clover from '#client/features/inhouse/boards/art/clover.svg?inline';
import flower from '#client/features/inhouse/boards/art/flower.svg?inline';
import grapes from '#client/features/inhouse/boards/art/grapes.svg?inline';
import ladybird from '#client/features/inhouse/boards/art/ladybird.svg?inline';
import pineapple from '#client/features/inhouse/boards/art/pineapple.svg?inline';
import snail from '#client/features/inhouse/boards/art/snail.svg?inline';
import strawberry from '#client/features/inhouse/boards/art/strawberry.svg?inline';
import sunflower from '#client/features/inhouse/boards/art/sunflower.svg?inline';
import styles from '#client/features/inhouse/boards/slots/Art.module.css';
import type { GardenSymbol } from '#games/slots/garden-reels.ts';

/** What the strips call by cards grows in this garden. */
const pictures: Readonly<Record<GardenSymbol, string>> = {
  wild: sunflower,
  flower,
  bee,
  butterfly,
  ladybird,
  snail,
  ace: strawberry,
  king: pineapple,
  queen: grapes,
  knave: clover,
  ten: cactus,
};

/** As on the covers, in a square of a hundred; what stands for any other says so. */
export function gardenArt(symbol: GardenSymbol) {
  return (
    <>
      <image href={pictures[symbol]} x="4" y="4" width="92" height="92" />
      {symbol === 'wild' && (
        <>
          <path className={styles.ribbon} d="M4 62H96L90 73L96 84H4L10 73Z" />
          <text className={styles.wild} x="50" y="79">
            WILD
          </text>
        </>
      )}
    </>
  );
}
