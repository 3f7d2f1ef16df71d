import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTimes } from '#client/features/inhouse/boards/use-times.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Money } from '#client/ui/Money.tsx';
import type { GuessKind, Offer } from '#games/hi-lo.ts';
import styles from './Guesses.module.css';

interface GuessesProps {
  offers: readonly Offer[];
  currency: string;
  isFixed: boolean;
  onGuess: (guess: Offer['guess']) => void;
}

/** Each guess with how likely it is and what it will have come to. */
export function Guesses({ offers, currency, isFixed, onGuess }: GuessesProps) {
  const { t, i18n } = useLingui();
  const times = useTimes();
  const share = (winning: number) =>
    i18n.number(winning / ranks, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <fieldset className={styles.guesses} aria-label={t`Your guess`}>
      {offers.map((offer) => (
        <button
          key={offer.guess}
          type="button"
          className={styles.guess}
          data-guess={offer.guess}
          disabled={isFixed}
          onClick={() => onGuess(offer.guess)}
        >
          <Icon of={offer.guess === 'high' ? ArrowUp : ArrowDown} size={26} />
          <b>{kinds[offer.kind]}</b>
          <span className={styles.sums}>
            <span className={styles.times}>× {times(offer.multiplier)}</span>{' '}
            <span className={styles.sum}>
              <Money minor={offer.worth} currency={currency} />
            </span>
          </span>
          <span className={styles.chance}>
            <Trans>
              {offer.winningRanks} of {ranks} · {share(offer.winningRanks)}
            </Trans>
          </span>
          <svg
            className={styles.bar}
            viewBox={`0 0 ${ranks} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect width={ranks} height="1" />
            <rect className={styles.full} width={offer.winningRanks} height="1" />
          </svg>
        </button>
      ))}
    </fieldset>
  );
}

/** Ranks of a card, ace to king. All are equally likely. */
const ranks = 13;

const kinds: Readonly<Record<GuessKind, ReactNode>> = {
  'higher-or-same': <Trans>Higher or same</Trans>,
  'lower-or-same': <Trans>Lower or same</Trans>,
  higher: <Trans>Higher</Trans>,
  lower: <Trans>Lower</Trans>,
};
