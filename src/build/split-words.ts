import { readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';
import type { Plugin } from 'vite';
import { importedBy } from './imported-by.ts';
import { isImportedBy } from './module-graph.ts';
import { readMoneyScreens } from './money-screens.ts';

/**
 * Serves each language's words in three parts: those of the modules that travel with home, the rest,
 * and of the rest those that are said where one's money is shown. A newcomer on a weak network waits
 * for the first part only, and who looks at their money for the first and the last.
 */
export function splitWords(root: string, entry: string): Plugin {
  let moneyScreens: readonly string[] = [];
  let ofHome = new Set<string>();
  let ofMoney = new Set<string>();
  const worded = new Set<string>();
  return {
    name: 'verbena-split-words',
    buildStart() {
      ofHome = importedBy(root, join(root, entry));
      moneyScreens = readMoneyScreens(root);
      ofMoney = new Set();
      for (const screen of moneyScreens) importedBy(root, join(root, screen), ofMoney);
    },
    load: {
      filter: { id: wanted },
      async handler(id) {
        const [file = '', part] = id.split('?part=');
        this.addWatchFile(file);
        const locale = basename(file, '.po');
        const entries = await read(file, locale);
        for (const { origin = [] } of Object.values(entries)) {
          for (const [source] of origin) worded.add(source);
        }
        const chosen = Object.entries(entries).filter(([, { origin = [] }]) => {
          const isOf = (sources: ReadonlySet<string>) =>
            origin.some(([source]) => sources.has(source));
          if (part === 'home') return isOf(ofHome);
          return !isOf(ofHome) && (part === 'rest' || isOf(ofMoney));
        });
        const messages = Object.fromEntries(
          chosen.map(([key, { message, translation }]) => [key, translation || message || key]),
        );
        const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'es' });
        for (const { id: message, error } of errors) this.error(`${file}: ${message}: ${error}`);
        return { code: source, map: null, moduleType: 'js' };
      },
    },
    // Sources are read by a simple rule; the build knows for certain, and a word left out would show.
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const source = relative(root, id);
        if (!worded.has(source) || ofHome.has(source)) continue;
        if (isImportedBy(id, join(root, entry), this)) {
          this.error(`${source} travels with home, but its words do not.`);
        }
        const isShown = moneyScreens.some((screen) => isImportedBy(id, join(root, screen), this));
        if (isShown && !ofMoney.has(source)) {
          this.error(`${source} is shown where money is, but its words are not.`);
        }
      }
    },
  };
}

const wanted = /\.po\?part=(home|money|rest)$/;

async function read(file: string, locale: string) {
  const text = await readFile(file, 'utf8');
  return formatter({ lineNumbers: false }).parse(text, {
    locale,
    sourceLocale: 'en',
    filename: file,
  });
}
