import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Dealt } from '#client/features/inhouse/boards/use-dealt.ts';
import type { HandView } from '#games/blackjack/blackjack.ts';
import { BetSpot } from './BetSpot.tsx';
import styles from './BlackjackHand.module.css';
import { CardFan, Total } from './CardFan.tsx';

interface BlackjackHandProps {
  label: string;
  hand: HandView;
  currency: string;
  isActive: boolean;
  isDealing: boolean;
  keyOf: (place: number) => string;
  delayOf: Dealt['delayOf'];
}

/** One hand of the player's: what it counts, its cards, what lies on it, and how it ended. */
export function BlackjackHand(props: BlackjackHandProps) {
  const { label, hand, currency, isActive, isDealing, keyOf, delayOf } = props;
  const outcome = isDealing ? null : hand.outcome;
  return (
    <section
      className={styles.hand}
      aria-label={label}
      data-active={isActive || undefined}
      data-outcome={outcome ?? undefined}
    >
      <span className={styles.count}>
        <Total
          total={hand.total}
          isSoft={hand.isSoft}
          isOver={hand.outcome !== null}
          isShown={!isDealing}
        />
      </span>
      <div className={styles.cards}>
        <CardFan label={label} cards={hand.cards} keyOf={keyOf} delayOf={delayOf} />
        {outcome !== null && <p className={styles.outcome}>{outcomes[outcome]}</p>}
      </div>
      <BetSpot minor={hand.stake} currency={currency} />
    </section>
  );
}

const outcomes: Readonly<Record<NonNullable<HandView['outcome']>, ReactNode>> = {
  blackjack: <Trans>Blackjack</Trans>,
  win: <Trans>Won</Trans>,
  push: <Trans>Push</Trans>,
  lose: <Trans>Lost</Trans>,
  bust: <Trans>Bust</Trans>,
};
