import { Trans, useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { DateRange } from '#client/ui/DateRange.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { daysBetween } from '#contract/days.ts';
import type { DayRange } from '#contract/records.ts';
import { otherClock } from './other-clock.ts';
import styles from './RangeBar.module.css';
import { neighbour, type Span, useChangeSearch, useRecordSearch } from './record-search.ts';

interface RangeBarProps {
  /** Undefined until the first answer says which days they are. */
  range: DayRange | undefined;
  /** Which sheet of filters there is. */
  filters?: 'transactions' | 'bets';
}

/** Which days are shown, the ones before and after, and a way to the other filters. */
export function RangeBar({ range, filters }: RangeBarProps) {
  const { t } = useLingui();
  const open = useOpenOverlay();
  const change = useChangeSearch();
  const search = useRecordSearch();
  const { group, wallet, vendor, gameType } = search;
  const others = filters === 'bets' ? [gameType, vendor] : [group, wallet, vendor];
  const chosen = others.filter((one) => one !== undefined).length;
  const earlier = range && neighbour(range, 'earlier');
  const later = range && neighbour(range, 'later');
  const zone = range && otherClock(range);
  const spans: { key: Span; label: string }[] = [
    { key: 'week', label: t`7 days` },
    { key: 'month', label: t`30 days` },
    ...(filters ? [{ key: 'year' as const, label: t`12 months` }] : []),
  ];
  return (
    <DateRange
      range={range && { ...range, days: daysBetween(range.from, range.to) }}
      onEarlier={earlier && (() => change(earlier))}
      onLater={later && (() => change(later))}
      spans={spans}
      span={search.from ? undefined : (search.span ?? 'month')}
      onSpan={(span) => change({ span, from: undefined, to: undefined })}
      action={
        filters && (
          <button
            type="button"
            className={styles.filter}
            aria-haspopup="dialog"
            onClick={() => open({ kind: 'record-filter', of: filters })}
          >
            <Icon of={SlidersHorizontal} size={18} />
            <span className={styles.word}>
              <Trans>Filter</Trans>
            </span>
            {chosen > 0 && <span className={styles.count}>{chosen}</span>}
          </button>
        )
      }
      note={zone && <Trans>Days and times in {zone}.</Trans>}
    />
  );
}
