import { useLingui } from '@lingui/react/macro';
import { type KenoView, kenoNumbers, kenoPicks } from '#games/keno.ts';
import styles from './KenoGrid.module.css';

interface KenoGridProps {
  picks: readonly number[];
  view: KenoView | null;
  roundId: string | undefined;
  onPick: (number: number) => void;
}

const numbers = Array.from({ length: kenoNumbers }, (_, place) => place + 1);

/** Drawn numbers are ringed one after another; one that was picked too gets a star. */
export function KenoGrid({ picks, view, roundId, onPick }: KenoGridProps) {
  const { t } = useLingui();
  const isFull = picks.length === kenoPicks;
  return (
    <ul className={styles.grid} aria-label={t`Numbers`}>
      {numbers.map((number) => {
        const isPicked = picks.includes(number);
        const order = view ? view.drawn.indexOf(number) : -1;
        return (
          <li key={number}>
            <button
              type="button"
              className={styles.cell}
              aria-pressed={isPicked}
              aria-label={order < 0 ? String(number) : t`${number}, drawn`}
              // Still reached by the keyboard, so that who listens finds out that ten are enough.
              aria-disabled={(isFull && !isPicked) || undefined}
              onClick={() => onPick(number)}
            >
              {number}
              {order >= 0 && (
                <svg
                  key={roundId}
                  className={styles.mark}
                  data-order={order}
                  data-hit={isPicked || undefined}
                  viewBox="0 0 44 44"
                  aria-hidden="true"
                >
                  <circle cx="22" cy="22" r="19" />
                  {isPicked && <path d={star} />}
                </svg>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const star = 'M36 2l1.8 4.4 4.7.4-3.6 3.1 1.1 4.6-4-2.5-4 2.5 1.1-4.6-3.6-3.1 4.7-.4z';
