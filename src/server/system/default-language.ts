import { type Language, languages } from '#contract/languages.ts';
import type { Database } from '#server/db/open.ts';
import { selectDefaultLanguage } from './store.ts';

/** The merchant's own language, for what is written to everyone at once. */
export async function readDefaultLanguage(database: Database): Promise<Language> {
  return (await selectDefaultLanguage(database)) ?? languages[0];
}
