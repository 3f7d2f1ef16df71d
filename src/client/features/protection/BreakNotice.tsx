import { Trans } from '@lingui/react/macro';
import { Time } from '#client/ui/Time.tsx';
import type { OwnProtection } from '#contract/protection.ts';
import styles from './Protection.module.css';

/** What is closed, and until when. */
export function BreakNotice({ running }: { running: NonNullable<OwnProtection['break']> }) {
  return (
    <section className={styles.notice}>
      <h2 className={styles.period}>
        {running.kind === 'exclusion' ? (
          <Trans>You are self-excluded</Trans>
        ) : (
          <Trans>You are on a break</Trans>
        )}
      </h2>
      <p>
        <Trans>
          Deposits and games are closed until <Time at={running.endsAt} />. You can withdraw your
          money and read your records.
        </Trans>
      </p>
    </section>
  );
}
