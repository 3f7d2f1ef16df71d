import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import styles from './PlayBar.module.css';

interface CycleFillProps {
  /** What the button does once the cycle is over. */
  label: string;
  cycleMs: number;
}

/** A wait that is seen: the button fills from left to right, and says when the next round may begin. */
export function CycleFill({ label, cycleMs }: CycleFillProps) {
  const [seconds, setSeconds] = useState(() => Math.ceil(cycleMs / 1_000));
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => Math.max(1, before - 1)), 1_000);
    return () => clearInterval(timer);
  }, []);
  // A wait of less than a second needs no words.
  if (cycleMs < 1_000) return label;
  return (
    <>
      <span
        className={styles.fill}
        style={{ animationDuration: `${cycleMs}ms` }}
        aria-hidden="true"
      />
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.wait} aria-hidden="true">
        <Trans>Next in {seconds} s</Trans>
      </span>
    </>
  );
}
