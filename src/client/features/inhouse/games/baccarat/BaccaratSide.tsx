import { useLingui } from '@lingui/react/macro';
import { Trophy } from 'lucide-react';
import { PlayingCard } from '#client/features/inhouse/boards/cards/PlayingCard.tsx';
import type { Dealt } from '#client/features/inhouse/boards/use-dealt.ts';
import { Icon } from '#client/ui/Icon.tsx';
import type { BaccaratView } from '#games/baccarat/baccarat.ts';
import styles from './BaccaratSide.module.css';
import { cardKey, type Side } from './coup-order.ts';

interface BaccaratSideProps {
  side: Side;
  view: BaccaratView | null;
  isDealing: boolean;
  delayOf: Dealt['delayOf'];
}

/** Two cards side by side and the third across them, with what they count. */
export function BaccaratSide({ side, view, isDealing, delayOf }: BaccaratSideProps) {
  const { t } = useLingui();
  const name = side === 'player' ? t`Player` : t`Banker`;
  const cards = view?.[side].cards ?? [null, null];
  const hasWon = !isDealing && view?.winner === side;
  return (
    <section
      className={styles.side}
      aria-label={name}
      data-side={side}
      data-won={hasWon || undefined}
    >
      <h2 className={styles.name}>
        {hasWon && <Icon of={Trophy} size={16} />}
        {name}
        <b className={styles.total} data-shown={view !== null && !isDealing}>
          {view?.[side].total ?? 0}
        </b>
      </h2>
      <ul className={styles.cards}>
        {cards.map((card, place) => (
          <li key={cardKey(side, place)} data-third={place === 2 || undefined}>
            <PlayingCard
              card={card}
              hiddenLabel={t`Face down`}
              delay={delayOf(cardKey(side, place))}
              isAcross={place === 2}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
