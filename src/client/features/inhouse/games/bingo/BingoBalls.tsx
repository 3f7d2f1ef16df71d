import '#client/ui/card-tokens.css';
import { Trans, useLingui } from '@lingui/react/macro';
import globe from '#client/features/inhouse/boards/art/globe.svg?inline';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { lastCall } from '#games/bingo/prizes.ts';
import styles from './BingoBalls.module.css';
import { letterOf } from './bingo-card.ts';

const before = 3;

/** The ball that was just called, large, and the few before it. */
export function BingoBalls({ calls }: { calls: readonly number[] }) {
  const { t } = useLingui();
  const count = calls.length;
  const newest = calls.at(-1);
  return (
    <div className={styles.track}>
      <img className={styles.cage} src={globe} alt="" data-turning={count > 0 || undefined} />
      <p className={styles.newest} aria-live="polite">
        {newest === undefined ? (
          <span className={styles.none}>
            <Trans>No ball yet</Trans>
          </span>
        ) : (
          <span key={newest} className={styles.ball} data-letter={letterOf(newest)}>
            <b>{letterOf(newest)}</b>
            {newest}
          </span>
        )}
      </p>
      <ol className={styles.earlier} aria-label={t`The balls before it`}>
        {calls
          .slice(-1 - before, -1)
          .toReversed()
          .map((ball) => (
            <li key={ball} className={styles.ball} data-letter={letterOf(ball)}>
              <b>{letterOf(ball)}</b>
              {ball}
            </li>
          ))}
      </ol>
      <p className={styles.count}>
        <VisuallyHidden>
          <Trans>Balls called:</Trans>
        </VisuallyHidden>{' '}
        {count} / {lastCall}
      </p>
    </div>
  );
}
