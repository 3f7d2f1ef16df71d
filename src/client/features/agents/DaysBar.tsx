import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DateRange } from '#client/ui/DateRange.tsx';
import { nameTimeZone } from '#client/ui/name-time-zone.ts';
import { daysBetween, shiftDay } from '#contract/days.ts';
import { useChangeAgentSearch } from './agent-search.ts';

/** Which days a team's figures are of, and between which there are any. */
export interface TeamRange {
  from: string;
  to: string;
  today: string;
  earliest: string;
  timeZone: string;
}

type Span = 'day' | 'week' | 'month';
const spanDays: Readonly<Record<Span, number>> = { day: 1, week: 7, month: 30 };

interface DaysBarProps {
  /** Undefined until the first answer says which days they are. */
  range: TeamRange | undefined;
  action?: ReactNode;
}

/** Which days are shown, in the address, and the ones before and after. */
export function DaysBar({ range, action }: DaysBarProps) {
  const { t, i18n } = useLingui();
  const change = useChangeAgentSearch();
  const clock = range && nameTimeZone(range.timeZone, i18n.locale);
  const days = range && daysBetween(range.from, range.to);
  const show = (to: string, count: number) => {
    if (!range) return;
    const last = to > range.today ? range.today : to;
    const first = shiftDay(last, 1 - count);
    change({ from: first < range.earliest ? range.earliest : first, to: last });
  };
  const spans: { key: Span; label: string }[] = [
    { key: 'day', label: t`1 day` },
    { key: 'week', label: t`7 days` },
    { key: 'month', label: t`30 days` },
  ];
  return (
    <DateRange
      range={range && days ? { from: range.from, to: range.to, days } : undefined}
      onEarlier={
        range && days && range.from > range.earliest
          ? () => show(shiftDay(range.from, -1), days)
          : undefined
      }
      onLater={
        range && days && range.to < range.today
          ? () => show(shiftDay(range.to, days), days)
          : undefined
      }
      spans={spans}
      span={spans.find(({ key }) => spanDays[key] === days)?.key}
      onSpan={(span) => range && show(range.to, spanDays[span])}
      action={action}
      note={
        range &&
        range.timeZone !== Intl.DateTimeFormat().resolvedOptions().timeZone && (
          <Trans>Days go by {clock}.</Trans>
        )
      }
    />
  );
}
