import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

interface ImportOptions {
  /** The file itself is fetched later, so what the router splits off it is what is asked for. */
  isFetched?: boolean;
  seen?: Set<string>;
}

/** Every file of ours that a chain of plain imports leads to, as the catalogues name it. */
export function importedBy(
  root: string,
  entry: string,
  { isFetched = false, seen = new Set() }: ImportOptions = {},
): Set<string> {
  const name = relative(root, entry);
  if (seen.has(name)) return seen;
  seen.add(name);
  // Of a member's screen the router splits off both the screen and its loader.
  if (!isFetched && /^src\/client\/routes\/_apart\/_member\//.test(name)) return seen;
  const isSplitOff = !isFetched && /^src\/client\/routes\/(?!__root|index)/.test(name);
  for (const path of plainImports(readFileSync(entry, 'utf8'))) {
    const file = fileOf(root, entry, path);
    // The router splits a route's screen off; its loader and its title stay.
    if (file && !(isSplitOff && file.endsWith('.tsx'))) importedBy(root, file, { seen });
  }
  return seen;
}

function plainImports(source: string): string[] {
  const statements = source.matchAll(
    /^(?:import|export)\s(?!type\s)(?:[^;'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm,
  );
  return [...statements].map(([, path = '']) => path);
}

function fileOf(root: string, from: string, path: string): string | undefined {
  if (!/\.tsx?$/.test(path)) return undefined;
  if (path.startsWith('#client/')) return join(root, 'src', path.slice(1));
  // The contract has no words of its own.
  return path.startsWith('.') ? resolve(dirname(from), path) : undefined;
}
