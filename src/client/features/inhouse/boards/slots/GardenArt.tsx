import '#client/ui/card-tokens.css';
import type { GardenSymbol } from '#games/slots/garden-reels.ts';
import styles from './Art.module.css';

const petal = 'M50 50Q30 34 50 12Q70 34 50 50Z';
const turns = [0, 60, 120, 180, 240, 300];

/** Cut paper, in a square of a hundred. */
export function gardenArt(symbol: GardenSymbol) {
  switch (symbol) {
    case 'wild':
      return (
        <>
          <path
            className={styles.gold}
            d="M50 4L59 19L75 11L75 29L93 31L83 46L96 58L80 64L83 82L66 79L58 95L47 82L32 92L29 75L11 76L18 60L4 50L20 42L15 25L33 27L38 10Z"
          />
          <text className={styles.wild} x="50" y="59">
            WILD
          </text>
        </>
      );
    case 'flower':
      return (
        <>
          {turns.map((turn) => (
            <path key={turn} className={styles.hot} d={petal} transform={`rotate(${turn} 50 50)`} />
          ))}
          <circle className={styles.gold} cx="50" cy="50" r="13" />
        </>
      );
    case 'bee':
      return (
        <>
          <path
            className={styles.wing}
            d="M48 44Q22 40 26 18Q50 12 54 42ZM54 42Q58 12 82 20Q82 42 60 46Z"
          />
          <path
            className={styles.gold}
            d="M18 60Q20 40 48 40Q82 40 86 60Q82 80 48 80Q20 80 18 60Z"
          />
          <path className={styles.stripe} d="M40 41V79M56 41V79M71 45V75" />
          <circle className={styles.ink} cx="27" cy="57" r="3.5" />
        </>
      );
    case 'butterfly':
      return (
        <>
          <path
            className={styles.info}
            d="M48 48Q30 8 8 22Q4 50 46 54ZM52 48Q70 8 92 22Q96 50 54 54Z"
          />
          <path
            className={styles.plum}
            d="M47 56Q16 54 20 78Q38 92 49 60ZM53 56Q84 54 80 78Q62 92 51 60Z"
          />
          <path className={styles.stripe} d="M50 36V76" />
          <path className={styles.stem} d="M50 36Q46 24 38 20M50 36Q54 24 62 20" />
        </>
      );
    case 'ladybird':
      return (
        <>
          <circle className={styles.ink} cx="50" cy="28" r="16" />
          <circle className={styles.hot} cx="50" cy="57" r="32" />
          <path className={styles.seam} d="M50 26V88" />
          <path className={styles.ink} d={spots} />
        </>
      );
    case 'snail':
      return (
        <>
          <path
            className={styles.leaf}
            d="M10 82Q8 74 18 73H62Q76 70 74 48Q74 34 84 34Q94 36 90 54Q86 82 62 84H18Z"
          />
          <path className={styles.stem} d="M82 36L76 20M87 36L92 20" />
          <circle className={styles.plum} cx="44" cy="52" r="27" />
          <path
            className={styles.line}
            d="M44 52Q50 46 52 54Q50 66 38 62Q28 54 34 42Q46 32 60 44"
          />
        </>
      );
    default:
      return (
        <text className={styles.letter} data-letter={symbol} x="50" y="73">
          {letters[symbol]}
        </text>
      );
  }
}

const spots =
  'M36 46a6 6 0 1 0 .1 0ZM64 46a6 6 0 1 0 .1 0ZM32 64a5 5 0 1 0 .1 0ZM68 64a5 5 0 1 0 .1 0Z';

const letters = { ace: 'A', king: 'K', queen: 'Q', knave: 'J', ten: '10' } as const;
