import { isLanguage, type Language, languages } from '#contract/languages.ts';
import type { Database } from '#server/db/open.ts';
import { selectDefaultLanguage } from './store.ts';

/** The merchant's own language, for what is written to everyone at once. */
export async function readDefaultLanguage(database: Database): Promise<Language> {
  const chosen = await selectDefaultLanguage(database);
  return isLanguage(chosen) ? chosen : languages[0];
}
