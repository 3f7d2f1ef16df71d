import { Time } from '#client/ui/Time.tsx';
import type { Bill } from '#contract/contract-bills.ts';
import { dayRange } from './day-range.ts';

/** The days of a bill; hours and minutes are told apart by their moments. */
export function BillTime({ bill }: { bill: Pick<Bill, 'kind' | 'from' | 'to' | 'startsAt'> }) {
  const { kind, startsAt } = bill;
  return kind === 'hourly' || kind === 'realtime' ? <Time at={startsAt} /> : dayRange(bill);
}
