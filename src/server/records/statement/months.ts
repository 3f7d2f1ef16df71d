import { recordsKeptMonths } from '#contract/records.ts';

/** The months of which there are statements, the newest first: as far back as records are shown. */
export function monthsUpTo(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: recordsKeptMonths }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}
