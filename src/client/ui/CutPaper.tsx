import { useId } from 'react';
import styles from './CutPaper.module.css';

/**
 * A string of cut paper along an upper edge: one pennant's outline with its holes, repeated as often
 * as the width allows. It hangs; nothing is to be read from it.
 */
export function CutPaper() {
  const id = useId();
  return (
    <svg className={styles.paper} aria-hidden="true" focusable="false" width="100%" height="22">
      <defs>
        <pattern id={id} width="88" height="22" patternUnits="userSpaceOnUse">
          <path className={styles.first} fillRule="evenodd" d={pennant} />
          <path className={styles.second} fillRule="evenodd" d={pennant} transform="translate(44)" />
        </pattern>
      </defs>
      <path className={styles.string} d="M0 .75H4000" />
      <rect width="100%" height="22" fill={`url(#${id})`} />
    </svg>
  );
}

/** A flag 40 wide with a scalloped hem, a diamond, two leaves and two dots cut out of it. */
const pennant =
  'M2 1h40v14q-2.5 5-5 0-2.5 5-5 0-2.5 5-5 0-2.5 5-5 0-2.5 5-5 0-2.5 5-5 0-2.5 5-5 0-2.5 5-5 0z' +
  'M22 3.6l3.4 4.4-3.4 4.4-3.4-4.4z' +
  'M15.6 5q-4.4.6-5.6 3.4 4.4.2 5.6-3.4zM28.4 5q1.200 3.6 5.6 3.4-1.200-2.8-5.6-3.4z' +
  'M11 11.600a1.300 1.300 0 1 0 2.600 0 1.300 1.300 0 1 0-2.600 0z' +
  'M30.400 11.600a1.300 1.300 0 1 0 2.600 0 1.300 1.300 0 1 0-2.600 0z' +
  'M5.400 6.800a1.100 1.100 0 1 0 2.200 0 1.100 1.100 0 1 0-2.200 0z' +
  'M36.400 6.800a1.100 1.100 0 1 0 2.200 0 1.100 1.100 0 1 0-2.200 0z';
