import { PlayingCard } from '#client/features/inhouse/boards/cards/PlayingCard.tsx';
import type { Dealt } from '#client/features/inhouse/boards/use-dealt.ts';
import type { HandView } from '#games/blackjack/blackjack.ts';
import styles from './CardFan.module.css';

interface CardFanProps {
  /** Whose they are. */
  label: string;
  cards: readonly (string | null)[];
  hiddenLabel?: string;
  /** The place of a card that had lain there face down before it was seen. */
  turned?: number;
  keyOf: (place: number) => string;
  delayOf: Dealt['delayOf'];
}

/** Cards that overlap, so that any hand has room. */
export function CardFan({ label, cards, hiddenLabel, turned, keyOf, delayOf }: CardFanProps) {
  return (
    <ul className={styles.fan} aria-label={label} data-many={cards.length > 4 || undefined}>
      {cards.map((card, place) => (
        <li key={keyOf(place)}>
          <PlayingCard
            card={card}
            {...(hiddenLabel !== undefined && { hiddenLabel })}
            isTurned={place === turned && card !== null}
            delay={delayOf(keyOf(place))}
          />
        </li>
      ))}
    </ul>
  );
}

/** What a hand counts; while it may still grow, an ace that counts eleven is said. */
export function Total({
  total,
  isSoft,
  isOver,
  isShown,
}: Pick<HandView, 'total' | 'isSoft'> & { isOver: boolean; isShown: boolean }) {
  return (
    <b className={styles.total} data-shown={isShown}>
      {isSoft && total < 21 && !isOver ? `${total - 10} / ${total}` : total}
    </b>
  );
}
