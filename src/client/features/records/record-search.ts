import { useNavigate, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import type { recordWords } from '#client/ground/page/search-words.ts';
import { Day } from '#contract/day.ts';
import { daysBetween, shiftDay } from '#contract/days.ts';
import { type DayRange, RecordGroup, RecordWallet } from '#contract/records.ts';
import { Code, GameType } from '#contract/values.ts';

const absent = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

/** What of the address chooses among records; what does not fit is left out. */
const RecordSearch = v.object({
  from: absent(Day),
  to: absent(Day),
  span: absent(v.picklist(['week', 'month', 'year'])),
  group: absent(RecordGroup),
  wallet: absent(RecordWallet),
  vendor: absent(Code),
  gameType: absent(GameType),
  round: absent(v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/))),
  ticket: absent(v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/))),
} satisfies Record<keyof typeof recordWords | 'round' | 'ticket', v.GenericSchema>);
export type RecordSearch = v.InferOutput<typeof RecordSearch>;

export type Span = NonNullable<RecordSearch['span']>;
/** The specification's ranges, and all there is. */
export const spanDays: Readonly<Record<Span, number>> = { week: 7, month: 30, year: 366 };

export function useRecordSearch(): RecordSearch {
  return recordSearchOf(useSearch({ strict: false }));
}

export function recordSearchOf(search: object): RecordSearch {
  return v.parse(RecordSearch, search);
}

/** Another choice stands in the address, so that it outlives a reload and can be gone back from. */
export function useChangeSearch(): (change: Partial<RecordSearch>) => void {
  const navigate = useNavigate();
  const before = useRecordSearch();
  return (change) =>
    void navigate({
      to: '.',
      search: { ...before, ...change },
      replace: true,
      resetScroll: false,
      // What lay over the page was opened by this entry: it closes with the new one.
      state: {},
    });
}

/** What of it every call of records takes. */
export function daysAsked({ from, to, span = 'month' }: RecordSearch) {
  return from === undefined ? { to, days: spanDays[span] } : { from, to };
}

/** As long a time again, before or after; undefined where there are no records or no days yet. */
export function neighbour(
  range: DayRange,
  way: 'earlier' | 'later',
): { from: string; to: string } | undefined {
  const days = daysBetween(range.from, range.to);
  if (way === 'earlier') {
    if (range.from <= range.earliest) return undefined;
    const from = shiftDay(range.from, -days);
    return { from: from < range.earliest ? range.earliest : from, to: shiftDay(range.from, -1) };
  }
  if (range.to >= range.today) return undefined;
  const to = shiftDay(range.to, days);
  return { from: shiftDay(range.to, 1), to: to > range.today ? range.today : to };
}
