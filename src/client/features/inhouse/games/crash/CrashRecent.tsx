import { useLingui } from '@lingui/react/macro';
import { toneOf } from '#client/features/inhouse/boards/tone-of.ts';
import type { TableRound } from '#contract/rooms.ts';
import styles from './CrashBoard.module.css';

/** Where the last flights burst, the newest first. Nothing follows from it for the next. */
export function CrashRecent({ recent }: { recent: readonly TableRound[] }) {
  const { t, i18n } = useLingui();
  const bursts = recent.filter(({ outcome }) => outcome !== null);
  return (
    <ol className={styles.recent} data-rail="" aria-label={t`The last flights`}>
      {bursts.map(({ id, outcome }) => (
        <li key={id} data-tone={toneOf(String((outcome ?? 0) / 100))}>
          ×{' '}
          {i18n.number((outcome ?? 0) / 100, {
            minimumFractionDigits: 2,
            maximumFractionDigits: 2,
          })}
        </li>
      ))}
    </ol>
  );
}
