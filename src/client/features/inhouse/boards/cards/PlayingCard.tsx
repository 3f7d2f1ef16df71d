import '#client/ui/card-tokens.css';
import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import { isCalm } from '#client/ui/is-calm.ts';
import { CardFace } from './CardFace.tsx';
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
  /** It lay there face down, and is turned over. */
  isTurned?: boolean;
  /** Laid across, as baccarat lays the third. */
  isAcross?: boolean;
  /** A button around it says already what it is. */
  isSilent?: boolean;
}

/** A card of cut paper: black and red as at any table, or a colour a suit for who prefers it. */
export function PlayingCard(props: PlayingCardProps) {
  const { card, hiddenLabel, delay, isTurned = false, isAcross = false, isSilent = false } = props;
  const nameOf = useCardNames();
  const deck = useAtomValue(deckAtom);
  const frame = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (delay === undefined) return;
    const motion = isCalm()
      ? frame.current?.animate({ opacity: [0, 1] }, 260)
      : frame.current?.animate(isTurned ? turning : laying, {
          duration: 320,
          delay,
          easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
          fill: 'backwards',
        });
    return () => motion?.cancel();
  }, [delay, isTurned]);
  return (
    <span ref={frame} className={styles.card} data-across={isAcross || undefined} data-deck={deck}>
      <svg
        viewBox="0 0 60 84"
        role={isSilent ? undefined : 'img'}
        aria-label={isSilent ? undefined : card === null ? hiddenLabel : nameOf(card)}
        aria-hidden={isSilent || undefined}
      >
        {card === null ? <Back /> : <CardFace card={card} />}
      </svg>
    </span>
  );
}

const laying: Keyframe[] = [
  { opacity: 0, transform: 'translate(96px, -120px) rotate(24deg)' },
  { opacity: 1, offset: 0.3 },
  { transform: 'none' },
];

const turning: Keyframe[] = [
  { transform: 'perspective(30rem) rotateY(88deg) scale(1.04)' },
  { transform: 'perspective(30rem) rotateY(0deg)' },
];

function Back() {
  return (
    <>
      <rect className={styles.face} x="0.75" y="0.75" width="58.5" height="82.5" rx="7" />
      <rect className={styles.back} x="4" y="4" width="52" height="76" rx="4.5" />
      <rect className={styles.backLine} x="6.5" y="6.5" width="47" height="71" rx="3" />
      <path className={styles.paper} d={petals} />
      <circle className={styles.back} cx="30" cy="42" r="4" />
    </>
  );
}

const petals =
  'M30 14Q37 26 30 36Q23 26 30 14ZM30 70Q37 58 30 48Q23 58 30 70ZM11 42Q19 35 24 42Q19 49 11 42ZM49 42Q41 35 36 42Q41 49 49 42ZM12 16Q21 20 24 31Q14 27 12 16ZM48 16Q39 20 36 31Q46 27 48 16ZM12 68Q21 64 24 53Q14 57 12 68ZM48 68Q39 64 36 53Q46 57 48 68Z';
