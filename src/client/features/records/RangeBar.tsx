import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, SlidersHorizontal } from 'lucide-react';
import { useOpenOverlay } from '#client/features/frame/overlay.ts';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
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
  const days = range && daysBetween(range.from, range.to);
  const zone = range && otherClock(range);
  const spans: { key: Span; label: string }[] = [
    { key: 'week', label: t`7 days` },
    { key: 'month', label: t`30 days` },
    ...(filters ? [{ key: 'year' as const, label: t`12 months` }] : []),
  ];
  return (
    <div className={styles.bar}>
      <div className={styles.top}>
        <div className={styles.range}>
          <IconButton
            label={days ? t`The ${days} days before` : t`Earlier`}
            icon={ChevronLeft}
            disabled={!earlier}
            onClick={() => earlier && change(earlier)}
          />
          <p className={styles.days} aria-live="polite">
            {range && `${range.from.replaceAll('-', '/')} – ${range.to.replaceAll('-', '/')}`}
          </p>
          <IconButton
            label={days ? t`The ${days} days after` : t`Later`}
            icon={ChevronRight}
            disabled={!later}
            onClick={() => later && change(later)}
          />
        </div>
        {filters && (
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
        )}
      </div>
      <ChipRow
        label={t`How many days`}
        chips={spans}
        chosen={search.from ? ('' as Span) : (search.span ?? 'month')}
        onChoose={(span) => change({ span, from: undefined, to: undefined })}
      />
      {zone && (
        <p className={styles.zone}>
          <Trans>Days and times by the house’s clock, {zone}.</Trans>
        </p>
      )}
    </div>
  );
}
