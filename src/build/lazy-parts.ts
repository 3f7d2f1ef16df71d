import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { importedBy } from './imported-by.ts';

/** A source of the app that is fetched later, and all that comes with it. */
export interface LazyPart {
  /** Short, and no other part's. */
  name: string;
  file: string;
  /** Files of ours that a chain of plain imports leads to, itself included. */
  sources: ReadonlySet<string>;
}

/** What some source fetches by `import()` or by a pattern, and every screen that the router splits off. */
export function readLazyParts(root: string): readonly LazyPart[] {
  const client = join(root, 'src/client');
  const files = new Set<string>();
  for (const source of globSync('**/*.{ts,tsx}', { cwd: client })) {
    if (/\.test\.tsx?$/.test(source)) continue;
    const file = join(client, source);
    if (source.startsWith('routes/')) files.add(relative(root, file));
    const text = readFileSync(file, 'utf8');
    for (const [, path = ''] of text.matchAll(fetchedFile)) {
      const fetched = fetchedAt(root, file, path);
      if (fetched) files.add(fetched);
    }
    for (const [, pattern = ''] of text.matchAll(fetchedPattern)) {
      const found = globSync(pattern, { cwd: dirname(file) });
      for (const path of found) files.add(relative(root, resolve(dirname(file), path)));
    }
  }
  const names = namesOf([...files].toSorted());
  return [...names].map(([file, name]) => ({
    name,
    file,
    sources: importedBy(root, join(root, file), { isFetched: true }),
  }));
}

const fetchedFile = /\bimport\(\s*'([^']+)'\s*,?\s*\)/g;
const fetchedPattern = /import\.meta\.glob[^(]*\('([^']+\.tsx?)'/g;

/** The file of the app behind a path that is fetched; undefined for what is not ours. */
export function fetchedAt(root: string, from: string, path: string): string | undefined {
  const [plain = ''] = path.split('?');
  if (!/\.tsx?$/.test(plain)) return undefined;
  // The contract and the games have no words of their own.
  if (!/^(\.|\/|#client\/)/.test(plain)) return undefined;
  const file = plain.startsWith('#')
    ? join(root, 'src', plain.slice(1))
    : resolve(dirname(from.split('?')[0] ?? ''), plain);
  return file.startsWith(join(root, 'src/client/')) ? relative(root, file) : undefined;
}

/** After the file; where two files are called the same, after their folders too. */
function namesOf(files: readonly string[]): ReadonlyMap<string, string> {
  const plain = (file: string) =>
    basename(file)
      .replace(/\.tsx?$/, '')
      .replace(/\W/g, '');
  const called = Map.groupBy(files, plain);
  const nameOf = (file: string) => {
    const isAlone = called.get(plain(file))?.length === 1;
    return isAlone ? plain(file) : `${basename(dirname(file))}-${plain(file)}`;
  };
  const names = new Map(files.map((file) => [file, nameOf(file)]));
  if (new Set(names.values()).size < files.length) throw new Error('Two parts have one name.');
  return names;
}

/** Puts the wait for a part's words around each `import()` of one; null where there is none. */
export function withWordsAround(
  source: string,
  argumentOf: (path: string) => string | undefined,
): string | null {
  let isWrapped = false;
  const code = source.replace(/\bimport\(\s*(['"])([^'"]+)\1\s*,?\s*\)/g, (whole, _quote, path) => {
    const argument = argumentOf(path);
    if (argument === undefined) return whole;
    isWrapped = true;
    return `withWords(${whole}, ${argument})`;
  });
  return isWrapped ? `import { withWords } from '#client/i18n/lazy-words.ts';\n${code}` : null;
}
