import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChipRow } from './ChipRow.tsx';
import styles from './DateRange.module.css';
import { formatTimestamp } from './format-time.ts';
import { IconButton } from './IconButton.tsx';
import { Note } from './Note.tsx';

interface DateRangeProps<Span extends string> {
  /** Undefined until the first answer says which days they are. */
  range: { from: string; to: string; days: number } | undefined;
  /** Undefined where there is nothing before or after. */
  onEarlier?: (() => void) | undefined;
  onLater?: (() => void) | undefined;
  spans: readonly { key: Span; label: string }[];
  /** Undefined where the days are no span that is offered. */
  span: Span | undefined;
  onSpan: (span: Span) => void;
  /** At the days' end: a way to other filters. */
  action?: ReactNode;
  /** By whose clock the days are. */
  note?: ReactNode;
}

/** Which days are shown, how many, and the ones before and after. */
export function DateRange<Span extends string>(props: DateRangeProps<Span>) {
  const { range, onEarlier, onLater, spans, span, onSpan, action, note } = props;
  const { t } = useLingui();
  const days = range?.days;
  return (
    <div className={styles.bar}>
      <div className={styles.top}>
        <div className={styles.range}>
          <IconButton
            label={days ? t`The ${days} days before` : t`Earlier`}
            icon={ChevronLeft}
            isDirectional
            disabled={!onEarlier}
            onClick={onEarlier}
          />
          <p className={styles.days} aria-live="polite">
            {range && daysOf(range)}
          </p>
          <IconButton
            label={days ? t`The ${days} days after` : t`Later`}
            icon={ChevronRight}
            isDirectional
            disabled={!onLater}
            onClick={onLater}
          />
        </div>
        {action}
      </div>
      <ChipRow
        label={t`How many days`}
        chips={spans}
        chosen={span ?? ('' as Span)}
        onChoose={onSpan}
      />
      {note !== undefined && <Note size="xs">{note}</Note>}
    </div>
  );
}

function daysOf({ from, to }: { from: string; to: string }): string {
  return [...new Set([from, to])].map(formatTimestamp).join(' – ');
}
