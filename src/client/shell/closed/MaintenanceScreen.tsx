import { Trans, useLingui } from '@lingui/react/macro';
import { Time } from '#client/ui/Time.tsx';
import { useHydrated } from '#client/ui/use-hydrated.ts';
import type { Permission } from '#contract/system.ts';
import { ClosedFrame } from './ClosedFrame.tsx';
import { Countdown } from './Countdown.tsx';
import { Lantern } from './Lantern.tsx';
import styles from './MaintenanceScreen.module.css';

interface MaintenanceScreenProps {
  info: Permission['info'];
  /** By the clock of this device; null where the merchant named no end. */
  endMs: number | null;
  check: () => void;
  isChecking: boolean;
}

export function MaintenanceScreen({ info, endMs, check, isChecking }: MaintenanceScreenProps) {
  const { t } = useLingui();
  // The gateway knows neither the reader's clock nor zone: it keeps the end's room only.
  const isHydrated = useHydrated();
  return (
    <ClosedFrame
      info={info}
      picture={<Lantern isLit />}
      title={t`We are under maintenance`}
      check={check}
      isChecking={isChecking}
    >
      <p className={styles.words}>
        <Trans>The site is closed for maintenance. Your account and your money are safe.</Trans>
      </p>
      {endMs === null ? (
        <p className={styles.quiet}>
          <Trans>We do not have a time yet. This page will reload when we are back.</Trans>
        </p>
      ) : (
        <div className={styles.end}>{isHydrated && <End endMs={endMs} />}</div>
      )}
    </ClosedFrame>
  );
}

function End({ endMs }: { endMs: number }) {
  return (
    <>
      <Countdown endMs={endMs} />
      <p className={styles.quiet}>
        <Trans>
          We expect to be back <Time at={new Date(endMs).toISOString()} />, your time. This page
          will reload by itself.
        </Trans>
      </p>
    </>
  );
}
