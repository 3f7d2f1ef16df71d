import { useEffect, useRef, useState } from 'react';
import { isCalm } from '#client/ui/is-calm.ts';
import { Money } from '#client/ui/Money.tsx';
import styles from './RollingMoney.module.css';
import { rollAt } from './roll-at.ts';

/** A figure that rolls to the next one; who wants less motion sees it fade in instead. */
export function RollingMoney({ minor, currency }: { minor: string; currency: string }) {
  const shown = useRolled(minor);
  return (
    <span key={isCalm() ? minor : 'rolls'} className={styles.figure}>
      <Money minor={shown} currency={currency} isExact />
    </span>
  );
}

const rollMs = 700;

/** The figure on its way from what it was to what it is. */
export function useRolled(minor: string): string {
  const [shown, setShown] = useState(minor);
  const from = useRef(minor);
  useEffect(() => {
    const start = from.current;
    if (start === minor) return;
    if (isCalm() || document.visibilityState === 'hidden') {
      from.current = minor;
      setShown(minor);
      return;
    }
    let frame = 0;
    const begun = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - begun) / rollMs));
      const figure = rollAt(start, minor, share);
      from.current = figure;
      setShown(figure);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [minor]);
  return shown;
}
