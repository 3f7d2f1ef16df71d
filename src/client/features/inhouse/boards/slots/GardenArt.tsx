import type { GardenSymbol } from '#games/slots/garden-reels.ts';
import bee from '../art/bee.svg?inline';
import butterfly from '../art/butterfly.svg?inline';
import flower from '../art/flower.svg?inline';
import ladybird from '../art/ladybird.svg?inline';
import snail from '../art/snail.svg?inline';
import sunflower from '../art/sunflower.svg?inline';
import styles from './Art.module.css';

const letters = { ace: 'A', king: 'K', queen: 'Q', knave: 'J', ten: '10' } as const;

const pictures = {
  wild: sunflower,
  flower,
  bee,
  butterfly,
  ladybird,
  snail,
} as const satisfies Record<Exclude<GardenSymbol, keyof typeof letters>, string>;

/** As on the covers, in a square of a hundred; what stands for any other says so. */
export function gardenArt(symbol: GardenSymbol) {
  if (symbol in letters) {
    return (
      <text className={styles.letter} data-letter={symbol} x="50" y="74">
        {letters[symbol as keyof typeof letters]}
      </text>
    );
  }
  return (
    <>
      <image href={pictures[symbol as keyof typeof pictures]} x="4" y="4" width="92" height="92" />
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
