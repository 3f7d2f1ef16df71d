import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { HandView } from '#games/blackjack/blackjack.ts';
import { ChipMark } from '../roulette/ChipMark.tsx';
import type { Dealt } from '../use-dealt.ts';
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

/** One hand of the player's, what lies on it, and how it ended. */
export function BlackjackHand(props: BlackjackHandProps) {
  const { label, hand, currency, isActive, isDealing, keyOf, delayOf } = props;
  return (
    <section
      className={styles.hand}
      aria-label={label}
      data-active={isActive || undefined}
      data-natural={(hand.outcome === 'blackjack' && !isDealing) || undefined}
    >
      <CardFan label={label} cards={hand.cards} keyOf={keyOf} delayOf={delayOf} />
      <p className={styles.words}>
        <Total total={hand.total} isSoft={hand.isSoft} isShown={!isDealing} />
        <span className={styles.spot}>
          <ChipMark minor={BigInt(hand.stake)} currency={currency} isWon={false} />
        </span>
        {hand.outcome !== null && !isDealing && (
          <span className={styles.outcome} data-outcome={hand.outcome}>
            {outcomes[hand.outcome]}
          </span>
        )}
      </p>
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
