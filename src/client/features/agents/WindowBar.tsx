import { Trans, useLingui } from '@lingui/react/macro';
import { DateRange } from '#client/ui/DateRange.tsx';
import { shiftDay } from '#contract/days.ts';
import type { OverviewWindow } from '#contract/team.ts';
import { useAgentSearch, useChangeAgentSearch } from './agent-search.ts';
import type { Overview } from './OverviewScreen.tsx';

const daysOf: Readonly<Record<OverviewWindow, number>> = { day: 1, week: 7, month: 30 };

/** One day, 7 or 30, the ones before and after, and with what they are compared. */
export function WindowBar({ overview }: { overview: Overview | undefined }) {
  const { t } = useLingui();
  const change = useChangeAgentSearch();
  const { window = 'day' } = useAgentSearch();
  const range = overview?.now.range;
  const days = daysOf[window];
  const move = (by: number) => {
    if (!overview || !range) return undefined;
    const to = shiftDay(range.to, by);
    const first = shiftDay(to, 1 - days);
    if (to < overview.earliest || first > overview.today) return undefined;
    return () => change({ to: to >= overview.today ? undefined : to });
  };
  return (
    <DateRange
      range={range && { ...range, days }}
      onEarlier={move(-days)}
      onLater={range && range.to < (overview?.today ?? '') ? move(days) : undefined}
      spans={[
        { key: 'day', label: t`1 day` },
        { key: 'week', label: t`7 days` },
        { key: 'month', label: t`30 days` },
      ]}
      span={window}
      onSpan={(span) => change({ window: span })}
      note={
        window === 'day' && range?.to === overview?.today ? (
          <Trans>
            The day is still running. Small figures: the whole same weekday a week before.
          </Trans>
        ) : window === 'day' ? (
          <Trans>Small figures: the same weekday a week before.</Trans>
        ) : (
          <Trans>Small figures: the {days} days before.</Trans>
        )
      }
    />
  );
}
