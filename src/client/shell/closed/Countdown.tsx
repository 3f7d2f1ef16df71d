import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './Countdown.module.css';
import { timeLeft } from './time-left.ts';

/** The figures fall silently: who listens is told the end itself, not every second before it. */
export function Countdown({ endMs }: { endMs: number }) {
  const { t } = useLingui();
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const left = timeLeft(endMs, nowMs);
  return (
    <div className={styles.countdown} role="timer" aria-live="off" aria-label={t`Time left`}>
      {left.days > 0 && <Figure value={left.days} unit={<Trans>days</Trans>} />}
      <Figure value={left.hours} unit={<Trans>hours</Trans>} />
      <Figure value={left.minutes} unit={<Trans>minutes</Trans>} />
      <Figure value={left.seconds} unit={<Trans>seconds</Trans>} />
    </div>
  );
}

function Figure({ value, unit }: { value: number; unit: ReactNode }) {
  return (
    <span className={styles.figure}>
      <b>{String(value).padStart(2, '0')}</b>
      <small>{unit}</small>
    </span>
  );
}
