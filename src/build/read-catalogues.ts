import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';

export interface CatalogueEntry {
  words: string;
  /** The files that say it. */
  sources: readonly string[];
}

/** By its key. */
export type CatalogueEntries = ReadonlyMap<string, CatalogueEntry>;

/** Every language's, by its code. */
export async function readCatalogues(root: string): Promise<ReadonlyMap<string, CatalogueEntries>> {
  const files = globSync('src/client/i18n/locales/*.po', { cwd: root }).toSorted();
  const read = files.map(
    async (file) => [basename(file, '.po'), await readCatalogue(join(root, file))] as const,
  );
  return new Map(await Promise.all(read));
}

export async function readCatalogue(file: string): Promise<CatalogueEntries> {
  const text = await readFile(file, 'utf8');
  const context = { locale: basename(file, '.po'), sourceLocale: 'en', filename: file };
  const entries = await formatter({ lineNumbers: false }).parse(text, context);
  return new Map(
    Object.entries(entries).map(([key, { message, translation, origin = [] }]) => [
      key,
      { words: translation || message || key, sources: origin.map(([source]) => source) },
    ]),
  );
}

type Chosen = Iterable<readonly [key: string, entry: CatalogueEntry]>;

/** As a module, or as the JSON that stands behind its `messages`. */
export function compileWords(language: string, chosen: Chosen, as: 'es' | 'json'): string {
  const messages = Object.fromEntries([...chosen].map(([key, { words }]) => [key, words]));
  const { source, errors } = createCompiledCatalog(language, messages, { namespace: as });
  for (const { id, error } of errors) throw new Error(`${language}: ${id}: ${error}`);
  return source;
}
