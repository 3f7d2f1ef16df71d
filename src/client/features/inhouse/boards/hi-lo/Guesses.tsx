import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import { Money } from '#client/ui/Money.tsx';
import type { GuessKind, Offer } from '#games/hi-lo.ts';
import { useTimes } from '../use-times.ts';
import styles from './Guesses.module.css';

interface GuessesProps {
  offers: readonly Offer[];
  currency: string;
  isFixed: boolean;
  onGuess: (guess: Offer['guess']) => void;
}

/** Each guess with how likely it is and what it will have come to. */
export function Guesses({ offers, currency, isFixed, onGuess }: GuessesProps) {
  const { t } = useLingui();
  const times = useTimes();
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
          <Icon of={offer.guess === 'high' ? ArrowUp : ArrowDown} />
          <b>{kinds[offer.kind]}</b>
          <span>
            <Trans>
              {offer.winningRanks} of 13 · × {times(offer.multiplier)}
            </Trans>
          </span>
          <span>
            <Money minor={offer.worth} currency={currency} />
          </span>
        </button>
      ))}
    </fieldset>
  );
}

const kinds: Readonly<Record<GuessKind, ReactNode>> = {
  'higher-or-same': <Trans>Higher or same</Trans>,
  'lower-or-same': <Trans>Lower or same</Trans>,
  higher: <Trans>Higher</Trans>,
  lower: <Trans>Lower</Trans>,
};
