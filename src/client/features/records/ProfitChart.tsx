import { Trans } from '@lingui/react/macro';
import { Money } from '#client/ui/Money.tsx';
import type { ProfitDay } from '#contract/records.ts';
import { barHeights } from './bar-heights.ts';
import styles from './ProfitScreen.module.css';

/** Up is gain and down is loss. The table beneath says the same in figures, so this is only to look at. */
export function ProfitChart({ days, currency }: { days: readonly ProfitDay[]; currency: string }) {
  const bars = barHeights(days);
  const best = extreme(days, (one, other) => one > other);
  const worst = extreme(days, (one, other) => one < other);
  return (
    <figure className={styles.chart} aria-hidden="true">
      <figcaption className={styles.most}>
        <span>
          <Trans>
            Best day <Money minor={best} currency={currency} isSigned />
          </Trans>
        </span>
        <span>
          <Trans>
            Worst day <Money minor={worst} currency={currency} isSigned />
          </Trans>
        </span>
      </figcaption>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${days.length * step} 200`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {bars.map(({ day, height }, place) => (
          <rect
            key={day}
            className={height < 0 ? styles.loss : styles.gain}
            x={place * step + 1.5}
            y={height < 0 ? 100 : 100 - height}
            width={step - 3}
            height={Math.abs(height)}
            rx="1"
          />
        ))}
        <line className={styles.zero} x1="0" x2={days.length * step} y1="100" y2="100" />
      </svg>
      <div className={styles.ends}>
        <span>{days[0]?.day.replaceAll('-', '/')}</span>
        <span>{days.at(-1)?.day.replaceAll('-', '/')}</span>
      </div>
    </figure>
  );
}

const step = 10;

function extreme(
  days: readonly ProfitDay[],
  isFurther: (one: bigint, other: bigint) => boolean,
): string {
  return days.reduce(
    (furthest, { gain }) => (isFurther(BigInt(gain), BigInt(furthest)) ? gain : furthest),
    days[0]?.gain ?? '0',
  );
}
