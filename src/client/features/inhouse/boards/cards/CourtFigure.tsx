import styles from './PlayingCard.module.css';

type Court = 'J' | 'Q' | 'K';

/** Somebody of the court, once the right way up and once upside down. */
export function CourtFigure({ rank }: { rank: Court }) {
  const half = <Half rank={rank} />;
  return (
    <>
      <rect className={styles.frame} x="18" y="9" width="24" height="66" rx="2.5" />
      {half}
      <g transform="rotate(180 30 42)">{half}</g>
    </>
  );
}

function Half({ rank }: { rank: Court }) {
  return (
    <>
      <path
        className={styles.robe}
        d="M17.5 42V38Q18 32 25 30.500L30 34L35 30.500Q42 32 42.5 38V42Z"
      />
      <path className={styles.gold} d="M27 31.500L30 34.500L33 31.500L34.5 42H25.500Z" />
      <path className={styles.hair} d={hairOf[rank]} />
      <path className={styles.skin} d="M25.5 18H34.500V25Q34.5 31 30 31.500Q25.5 31 25.5 25Z" />
      {rank === 'K' && (
        <path
          className={styles.hair}
          d="M25.5 23.500Q27.5 26 30 25.500Q32.5 26 34.5 23.500V27Q34 33 30 34.500Q26 33 25.5 27Z"
        />
      )}
      <path className={styles.features} d={featuresOf[rank]} />
      <path className={rank === 'J' ? styles.robe : styles.gold} d={headOf[rank]} />
      {rank === 'J' && (
        <>
          <path className={styles.gold} d="M24 17.500H36.500V19.500H24Z" />
          <path className={styles.feather} d="M35 17Q42 15 40.5 10.500Q35 11 34 17Z" />
        </>
      )}
    </>
  );
}

const hairOf: Readonly<Record<Court, string>> = {
  J: 'M24.5 18H35.500V27Q36 29.5 37.5 30H33.500V24H26.500V30H22.500Q24 29.5 24.5 27Z',
  Q: 'M23.5 17H36.500Q38.5 26 38.5 33L34 31V24H26V31L21.5 33Q21.5 26 23.5 17Z',
  K: 'M24 17H36V26Q36 29 34 30V24H26V30Q24 29 24 26Z',
};

const eyes = 'M27.4 22.500h1.200M31.4 22.500h1.2';
const featuresOf: Readonly<Record<Court, string>> = {
  J: `${eyes}M28.8 28q1.2 .8 2.4 0`,
  Q: `${eyes}M28.8 27.800q1.2 1 2.4 0`,
  K: `${eyes}M28.9 28.300h2.2`,
};

/** A cap, a tiara, a crown. */
const headOf: Readonly<Record<Court, string>> = {
  J: 'M24 18Q23.5 12 31 11.500Q37.5 12 36.5 18Z',
  Q: 'M24 18L22.5 12.500L26.5 14.500L30 10L33.5 14.500L37.5 12.500L36 18Z',
  K: 'M24 18L22.5 10.500L26.3 14L30 9.800L33.7 14L37.5 10.500L36 18Z',
};
