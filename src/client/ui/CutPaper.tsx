import styles from './CutPaper.module.css';

/**
 * A string of cut paper along an upper edge, repeated from the middle outwards, so that both ends
 * are cut alike. It hangs; nothing is to be read from it. `CutPaperPattern` has to stand somewhere
 * on the page.
 */
export function CutPaper() {
  return (
    <svg className={styles.paper} aria-hidden="true" focusable="false" width="100%" height="22">
      <path className={styles.string} d="M0 .75H4000" />
      <svg x="50%" overflow="visible" aria-hidden="true">
        <rect x="-2002" width="4004" height="22" fill="url(#cut-paper)" />
      </svg>
    </svg>
  );
}

/** The two pennants that every string repeats; on the page once, so that their name is one too. */
export function CutPaperPattern() {
  return (
    <svg className={styles.pattern} aria-hidden="true" focusable="false" width="0" height="0">
      <defs>
        <pattern id="cut-paper" width="88" height="22" patternUnits="userSpaceOnUse">
          <path className={styles.first} fillRule="evenodd" d={pennant} />
          <path
            className={styles.second}
            fillRule="evenodd"
            d={pennant}
            transform="translate(44)"
          />
        </pattern>
      </defs>
    </svg>
  );
}

/** A flag 40 wide with a scalloped hem; a diamond, two leaves and four dots are cut out of it. */
const pennant =
  'M2 1h40v14q-2.5 5-5 0-2.5 5-5 0-2.5 5-5 0-2.5 5-5 0-2.5 5-5 0-2.5 5-5 0-2.5 5-5 0-2.5 5-5 0z' +
  'M22 3.6l3.4 4.4-3.4 4.4-3.4-4.4z' +
  'M16 5.2q-4.6.2-6 3.2 4.6.4 6-3.2zM28 5.2q1.4 3.6 6 3.2-1.4-3-6-3.2z' +
  'M11 12a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0z' +
  'M30.4 12a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0z' +
  'M5.4 8a1.1 1.1 0 1 0 2.2 0 1.1 1.1 0 1 0-2.2 0z' +
  'M36.4 8a1.1 1.1 0 1 0 2.2 0 1.1 1.1 0 1 0-2.2 0z';
