import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { isCalm } from '#client/ui/is-calm.ts';
import styles from './Reel.module.css';

interface ReelProps<Symbol extends string> {
  /** From above: the three that it rests at, and what it turns through before. */
  symbols: readonly Symbol[];
  /** How long it turns; undefined where it only lies there. */
  turningMs: number | undefined;
  /** Which spin it is: another one turns again, even to the same symbols. */
  spin: string;
  draw: (symbol: Symbol) => ReactNode;
}

/** One reel behind its window. Only its place changes while it turns, so nothing is laid out again. */
export const Reel = memo(function Reel<Symbol extends string>(props: ReelProps<Symbol>) {
  const { symbols, turningMs, spin, draw } = props;
  const band = useRef<HTMLDivElement>(null);
  const count = symbols.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a spin to the same symbols turns as well
  useLayoutEffect(() => {
    if (turningMs === undefined) return;
    const travelled = ((count - 3) / count) * 100;
    const motion = isCalm()
      ? band.current?.animate({ opacity: [0, 1] }, 260)
      : band.current?.animate(
          [
            { transform: `translateY(-${travelled}%)` },
            { transform: 'translateY(0.6%)', offset: 0.93 },
            { transform: 'none' },
          ],
          { duration: turningMs, easing: 'cubic-bezier(0.3, 0.3, 0.3, 1)' },
        );
    return () => motion?.cancel();
  }, [spin, turningMs, count]);
  return (
    <div className={styles.window}>
      <div ref={band}>
        <svg className={styles.band} viewBox={`0 0 100 ${count * 100}`} aria-hidden="true">
          {symbols.map((symbol, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a symbol is its place on the band
            <g key={place} transform={`translate(0 ${place * 100})`}>
              {draw(symbol)}
            </g>
          ))}
        </svg>
      </div>
    </div>
  );
}) as <Symbol extends string>(props: ReelProps<Symbol>) => ReactNode;
