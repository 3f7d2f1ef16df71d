import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#contract/values.ts';

/** A column's text in one language, in English where that is missing. */
export function inLanguage(column: string, language: Language): RawBuilder<string> {
  const text = sql.ref(column);
  return sql<string>`coalesce(nullif(${text} ->> ${language}::text, ''), ${text} ->> 'en')`;
}
