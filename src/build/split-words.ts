import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { importedBy } from './imported-by.ts';
import { fetchedAt, type LazyPart, readLazyParts, withWordsAround } from './lazy-parts.ts';
import { type ModuleGraph, plainlyFrom } from './module-graph.ts';
import {
  type CatalogueEntries,
  compileWords,
  readCatalogue,
  readCatalogues,
} from './read-catalogues.ts';

/**
 * Splits each language's words by the sources that say them. Home's words travel with home. Each part that is
 * fetched later has a file of its own. All but home's stand in one more file, for a device without a network
 * and for a change of language. So a screen waits for its own words alone.
 */
export function splitWords(root: string, entry: string, isFirstPaint: boolean): Plugin {
  let isBuild = false;
  let ofHome = new Set<string>();
  let parts: readonly LazyPart[] = [];
  /** The sources that say anything. */
  let speaking = new Set<string>();
  /** By language, where its parts stand: named by what they say. */
  const folders = new Map<string, string>();
  const isOfHome = (sources: readonly string[]) => sources.some((source) => ofHome.has(source));
  return {
    name: 'verbena-split-words',
    configResolved(config) {
      isBuild = config.command === 'build' && !isFirstPaint;
    },
    async buildStart() {
      ofHome = importedBy(root, join(root, entry));
      parts = readLazyParts(root);
      if (!isBuild) return;
      const catalogues = await readCatalogues(root);
      const entries = [...catalogues.values()].flatMap((all) => [...all.values()]);
      speaking = new Set(entries.flatMap(({ sources }) => sources));
      const later = entries.filter(({ sources }) => !isOfHome(sources));
      const speakingLater = new Set(later.flatMap(({ sources }) => sources));
      parts = parts.filter(({ sources }) => !sources.isDisjointFrom(speakingLater));
      for (const [language, entries] of catalogues) {
        const words = wordsOfParts({ language, entries, parts, isOfHome });
        folders.set(language, folderOf(language, words));
        for (const { name } of parts) {
          this.emitFile({
            type: 'asset',
            fileName: `${folders.get(language)}/${name}.json`,
            source: words.get(name) ?? '',
          });
        }
      }
    },
    load: {
      filter: { id: /\.po\?part=(home|rest)$/ },
      async handler(id) {
        const [file = '', part] = id.split('?part=');
        this.addWatchFile(file);
        const language = basename(file, '.po');
        const chosen = [...(await readCatalogue(file))].filter(
          ([, { sources }]) => isOfHome(sources) === (part === 'home'),
        );
        const code = compileWords(language, chosen, 'es');
        const partsAt = isBuild ? JSON.stringify(`/${folders.get(language)}`) : null;
        const more = part === 'home' ? `\nexport const partsAt = ${partsAt};` : '';
        return { code: `${code}${more}`, map: null, moduleType: 'js' };
      },
    },
    transform: {
      filter: { id: /[\\/]src[\\/]client[\\/].*\.tsx?(\?|$)/, code: /\bimport\(/ },
      handler(source, id) {
        if (isFirstPaint || process.env.VITEST) return null;
        const code = withWordsAround(source, (path) => {
          const file = fetchedAt(root, id, path);
          const part = parts.find((one) => one.file === file);
          return part && (isBuild ? JSON.stringify(part.name) : 'undefined');
        });
        return code === null ? null : { code, map: null };
      },
    },
    // The gateway finds them where it finds all files, and names them beside the page.
    async writeBundle({ dir = '' }) {
      if (!isBuild) return;
      const file = join(dir, '.vite/manifest.json');
      const built = JSON.parse(await readFile(file, 'utf8'));
      for (const [language, folder] of folders) {
        for (const part of parts) {
          const key = `src/client/i18n/locales/${language}.po?of=${part.file}`;
          built[key] = { file: `${folder}/${part.name}.json` };
        }
      }
      await writeFile(file, JSON.stringify(built, null, 1));
    },
    // Sources are read by a simple rule; the build knows for certain, and a word left out would show.
    buildEnd() {
      if (isBuild) findLeftOut(root, entry, { graph: this, parts, ofHome, speaking });
    },
  };
}

interface Found {
  graph: ModuleGraph & { getModuleIds(): Iterable<string> };
  parts: readonly LazyPart[];
  ofHome: ReadonlySet<string>;
  speaking: ReadonlySet<string>;
}

function findLeftOut(root: string, entry: string, found: Found): void {
  const { graph, parts, ofHome, speaking } = found;
  const sourceOf = (id: string) => relative(root, id.split('?')[0] ?? '');
  const home = plainlyFrom(join(root, entry), graph);
  for (const id of home) {
    const source = sourceOf(id);
    if (speaking.has(source) && !id.includes('?') && !ofHome.has(source)) {
      throw new Error(`${source} travels with home, but its words do not.`);
    }
  }
  const fileOf = new Map(parts.map((part) => [part.file, part]));
  for (const start of graph.getModuleIds()) {
    const part = fileOf.get(sourceOf(start));
    // Of a route what the router splits off is fetched, and the rest travels with home.
    if (!part || (part.file.includes('/routes/') && !start.includes('?tsr-split'))) continue;
    for (const id of plainlyFrom(start, graph)) {
      const source = sourceOf(id);
      if (speaking.has(source) && !home.has(id) && !part.sources.has(source)) {
        throw new Error(`${source} is fetched with ${part.file}, but its words are not.`);
      }
    }
  }
}

function folderOf(language: string, words: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [name, source] of words) hash.update(name).update(source);
  return `assets/words-${language}-${hash.digest('base64url').slice(0, 8)}`;
}

interface PartsOfLanguage {
  language: string;
  entries: CatalogueEntries;
  parts: readonly LazyPart[];
  isOfHome: (sources: readonly string[]) => boolean;
}

function wordsOfParts({
  language,
  entries,
  parts,
  isOfHome,
}: PartsOfLanguage): ReadonlyMap<string, string> {
  const later = [...entries].filter(([, { sources }]) => !isOfHome(sources));
  return new Map(
    parts.map(({ name, sources }) => {
      const said = later.filter(([, entry]) => entry.sources.some((one) => sources.has(one)));
      return [name, compileWords(language, said, 'json')];
    }),
  );
}
