import { CourtFigure } from './CourtFigure.tsx';
import styles from './PlayingCard.module.css';
import { pipPlaces } from './pip-places.ts';
import { suitPips } from './suit-pips.ts';

/** Index in two corners, and between them as many pips as it counts, or its figure twice. */
export function CardFace({ card }: { card: string }) {
  const rank = card.charAt(0) === 'T' ? '10' : card.charAt(0);
  const suit = card.charAt(1);
  return (
    <g data-suit={suit}>
      <rect className={styles.face} x="0.75" y="0.75" width="58.5" height="82.5" rx="7" />
      <Index rank={rank} suit={suit} />
      <g transform={upsideDown}>
        <Index rank={rank} suit={suit} />
      </g>
      {rank === 'J' || rank === 'Q' || rank === 'K' ? (
        <CourtFigure rank={rank} />
      ) : (
        pipPlaces(rank).map(({ x, y, size }) => (
          <g
            key={`${x} ${y}`}
            transform={`translate(${x} ${y}) scale(${y > 42 ? -size : size}) translate(-10 -10)`}
          >
            <path d={suitPips[suit]} />
          </g>
        ))
      )}
    </g>
  );
}

function Index({ rank, suit }: { rank: string; suit: string }) {
  return (
    <>
      <text
        className={styles.rank}
        x="9.8"
        y="20"
        {...(rank === '10' && { textLength: 16, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {rank}
      </text>
      <g transform="translate(4.8 23) scale(0.5)">
        <path d={suitPips[suit]} />
      </g>
    </>
  );
}

const upsideDown = 'rotate(180 30 42)';
