import type { Language } from '#contract/values.ts';

export type FileFilters = Readonly<Record<string, string | undefined>>;

/** Where a file of what is filtered for lies, with its words in a language. */
export function fileAddress(path: string, filters: FileFilters, language: Language): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filters, language })) {
    if (value !== undefined) query.set(name, value);
  }
  return `${path}?${query}`;
}
