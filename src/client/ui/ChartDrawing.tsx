import { classNames } from './class-names.ts';
import { isRightToLeft } from './reading-direction.ts';
import styles from './TimeChart.module.css';

interface ChartDrawingProps {
  days: readonly string[];
  /** Per cent of the drawing's height. */
  heights: readonly number[];
  line: readonly number[] | undefined;
  zero: number;
  chosen: number;
}

/** Bars, the line they are compared with, and the day that is being read. */
export function ChartDrawing({ days, heights, line, zero, chosen }: ChartDrawingProps) {
  const width = days.length * step;
  const isMirrored = isRightToLeft();
  /** Where a day begins in the drawing: time runs as one reads. */
  const placeOf = (place: number) => (isMirrored ? days.length - 1 - place : place) * step;
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <line className={styles.grid} x1="0" x2={width} y1="0" y2="0" />
      <rect className={styles.chosen} x={placeOf(chosen)} y="0" width={step} height="100" />
      {days.map((day, place) => {
        const height = heights[place] ?? zero;
        return (
          <rect
            key={day}
            className={classNames(styles.one, height < zero && styles.below)}
            x={placeOf(place) + gap}
            y={100 - Math.max(height, zero)}
            width={step - 2 * gap}
            height={Math.abs(height - zero)}
          />
        );
      })}
      <line className={styles.zero} x1="0" x2={width} y1={100 - zero} y2={100 - zero} />
      {line && (
        <polyline
          className={styles.other}
          points={line
            .map((height, place) => `${placeOf(place) + step / 2},${100 - height}`)
            .join(' ')}
        />
      )}
    </svg>
  );
}

const step = 10;
const gap = 1.5;
