import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Check, type LucideIcon, SkipForward } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PlayingCard } from '#client/features/inhouse/boards/cards/PlayingCard.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import type { HiLoStep, HiLoView } from '#games/hi-lo.ts';
import styles from './CardTrail.module.css';

const signs: Readonly<Record<HiLoStep, LucideIcon>> = {
  high: ArrowUp,
  low: ArrowDown,
  skip: SkipForward,
  'cash-out': Check,
};

/** The cards of the round from its first, and what was guessed on each. */
export function CardTrail({ view, isDealing }: { view: HiLoView; isDealing: boolean }) {
  const { t } = useLingui();
  const row = useRef<HTMLOListElement>(null);
  const words: Readonly<Record<HiLoStep, string>> = {
    high: t`guessed higher`,
    low: t`guessed lower`,
    skip: t`skipped`,
    'cash-out': t`cashed out`,
  };
  const shown = view.cards.length - (isDealing ? 1 : 0);
  useEffect(() => {
    if (shown > 0) row.current?.scrollTo({ left: row.current.scrollWidth });
  }, [shown]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <ol ref={row} className={styles.trail} aria-label={t`Cards so far`} tabIndex={0}>
      {view.cards.slice(0, shown).map((card, place) => {
        const step = view.steps[place];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the row
          <li key={place} data-step={step}>
            <PlayingCard card={card} />
            <span className={styles.sign}>
              {step && (
                <>
                  <Icon of={signs[step]} size={16} />
                  <VisuallyHidden>{words[step]}</VisuallyHidden>
                </>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
