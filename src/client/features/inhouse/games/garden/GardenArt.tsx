import type { GardenSymbol } from '#games/slots/garden-reels.ts';
import bee from '../../boards/art/bee.svg?inline';
import butterfly from '../../boards/art/butterfly.svg?inline';
import cactus from '../../boards/art/cactus.svg?inline';
import clover from '../../boards/art/clover.svg?inline';
import flower from '../../boards/art/flower.svg?inline';
import grapes from '../../boards/art/grapes.svg?inline';
import ladybird from '../../boards/art/ladybird.svg?inline';
import pineapple from '../../boards/art/pineapple.svg?inline';
import snail from '../../boards/art/snail.svg?inline';
import strawberry from '../../boards/art/strawberry.svg?inline';
import sunflower from '../../boards/art/sunflower.svg?inline';
import styles from '../../boards/slots/Art.module.css';

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
