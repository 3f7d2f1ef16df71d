import '#client/ui/card-tokens.css';
import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import { isCalm } from '#client/ui/is-calm.ts';
import { useCardNames } from './card-names.ts';
import { deckAtom } from './deck-atom.ts';
import styles from './PlayingCard.module.css';

interface PlayingCardProps {
  /** As a view names it, such as `Ts`; null lies face down. */
  card: string | null;
  /** What a listener is told of a card that lies face down. */
  hiddenLabel?: string;
  /** When it is laid, in milliseconds; undefined where it has been lying there. */
  delay?: number | undefined;
  /** Laid across, as baccarat lays the third. */
  isAcross?: boolean;
  /** A button around it says already what it is. */
  isSilent?: boolean;
}

/** A card of cut paper: black and red as at any table, or a colour a suit for who prefers it. */
export function PlayingCard(props: PlayingCardProps) {
  const { card, hiddenLabel, delay, isAcross = false, isSilent = false } = props;
  const nameOf = useCardNames();
  const deck = useAtomValue(deckAtom);
  const frame = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (delay === undefined) return;
    const motion = isCalm()
      ? frame.current?.animate({ opacity: [0, 1] }, 260)
      : frame.current?.animate(laying, {
          duration: 300,
          delay,
          easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
          fill: 'backwards',
        });
    return () => motion?.cancel();
  }, [delay]);
  return (
    <span ref={frame} className={styles.card} data-across={isAcross || undefined} data-deck={deck}>
      <svg
        viewBox="0 0 60 84"
        role={isSilent ? undefined : 'img'}
        aria-label={isSilent ? undefined : card === null ? hiddenLabel : nameOf(card)}
        aria-hidden={isSilent || undefined}
      >
        {card === null ? <Back /> : <Face card={card} />}
      </svg>
    </span>
  );
}

const laying: Keyframe[] = [
  { opacity: 0, transform: 'translate(48px, -72px) rotate(14deg)' },
  { opacity: 1, offset: 0.4 },
  { transform: 'none' },
];

function Face({ card }: { card: string }) {
  const rank = card.charAt(0) === 'T' ? '10' : card.charAt(0);
  const suit = card.charAt(1);
  const pip = <path d={pips[suit]} />;
  const court = courts[rank];
  return (
    <g data-suit={suit}>
      <rect className={styles.face} x="0.75" y="0.75" width="58.5" height="82.5" rx="7" />
      <text className={styles.rank} x="6" y="23" data-wide={rank === '10' || undefined}>
        {rank}
      </text>
      <g transform="translate(7 28) scale(0.62)">{pip}</g>
      {court ? (
        <>
          <path className={styles.court} d={court} />
          <g transform="translate(24 52) scale(1.15)">{pip}</g>
        </>
      ) : (
        <g transform="translate(19 40) scale(1.6)">{pip}</g>
      )}
    </g>
  );
}

function Back() {
  return (
    <>
      <rect className={styles.face} x="0.75" y="0.75" width="58.5" height="82.5" rx="7" />
      <rect className={styles.back} x="5" y="5" width="50" height="74" rx="4" />
      <path className={styles.paper} d={petals} />
      <circle className={styles.back} cx="30" cy="42" r="4" />
    </>
  );
}

/** Each in a square of twenty. */
const pips: Readonly<Record<string, string>> = {
  s: 'M10 0C11 5 19 8 19 14A4.6 4.6 0 0 1 11.3 16.4Q11.6 18.6 13.5 20H6.5Q8.4 18.6 8.7 16.4A4.6 4.6 0 0 1 1 14C1 8 9 5 10 0Z',
  h: 'M10 19C8 14 1 11.5 1 6A5 5 0 0 1 10 3.500A5 5 0 0 1 19 6C19 11.5 12 14 10 19Z',
  d: 'M10 0Q12.5 6 18 10Q12.5 14 10 20Q7.5 14 2 10Q7.5 6 10 0Z',
  c: 'M10 0A4.7 4.7 0 0 1 13.6 7.700A4.7 4.7 0 1 1 11.3 15Q11.6 18.4 13.5 20H6.500Q8.4 18.4 8.7 15A4.7 4.7 0 1 1 6.4 7.700A4.7 4.7 0 0 1 10 0Z',
};

/** A feather, a tiara and a crown over the suit. */
const courts: Readonly<Record<string, string>> = {
  J: 'M26 46Q24 30 44 20Q52 34 34 44L28 50ZM30 42L44 27',
  Q: 'M22 47Q24 33 20 28Q29 33 36 22Q43 33 52 28Q48 33 50 47Z',
  K: 'M20 47L18 26L28 36L36 20L44 36L54 26L52 47Z',
};

const petals =
  'M30 14Q37 26 30 36Q23 26 30 14ZM30 70Q37 58 30 48Q23 58 30 70ZM11 42Q19 35 24 42Q19 49 11 42ZM49 42Q41 35 36 42Q41 49 49 42ZM12 16Q21 20 24 31Q14 27 12 16ZM48 16Q39 20 36 31Q46 27 48 16ZM12 68Q21 64 24 53Q14 57 12 68ZM48 68Q39 64 36 53Q46 57 48 68Z';
