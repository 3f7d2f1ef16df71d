import { transactionFilePath } from '#contract/records.ts';
import type { Language } from '#contract/values.ts';
import { daysAsked, type RecordSearch } from './record-search.ts';

/** Where the file of what is shown is fetched from: a browser saves it while it is still being made. */
export function fileAddress(search: RecordSearch, language: Language): string {
  const { group, wallet, vendor } = search;
  const asked = { ...daysAsked(search), group, wallet, vendor, language };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return `${transactionFilePath}?${query}`;
}
