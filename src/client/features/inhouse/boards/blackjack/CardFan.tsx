import type { HandView } from '#games/blackjack/blackjack.ts';
import { PlayingCard } from '../cards/PlayingCard.tsx';
import type { Dealt } from '../use-dealt.ts';
import styles from './CardFan.module.css';

interface CardFanProps {
  /** Whose they are. */
  label: string;
  cards: readonly (string | null)[];
  hiddenLabel?: string;
  keyOf: (place: number) => string;
  delayOf: Dealt['delayOf'];
}

/** Cards that overlap from the third on, so that any hand has room. */
export function CardFan({ label, cards, hiddenLabel, keyOf, delayOf }: CardFanProps) {
  return (
    <ul className={styles.fan} aria-label={label} data-many={cards.length > 4 || undefined}>
      {cards.map((card, place) => (
        <li key={keyOf(place)}>
          <PlayingCard
            card={card}
            {...(hiddenLabel !== undefined && { hiddenLabel })}
            delay={delayOf(keyOf(place))}
          />
        </li>
      ))}
    </ul>
  );
}

/** What a hand counts; an ace that still counts eleven is said. */
export function Total({
  total,
  isSoft,
  isShown,
}: Pick<HandView, 'total' | 'isSoft'> & { isShown: boolean }) {
  return (
    <b className={styles.total} data-shown={isShown}>
      {isSoft && total < 21 ? `${total - 10} / ${total}` : total}
    </b>
  );
}
