import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

export interface Source {
  path: string;
  text: string;
  /** Project files by path, packages by name. */
  imports: readonly Import[];
}

export interface Import {
  target: string;
  isOurs: boolean;
  /** An `import type` leaves nothing behind at run time. */
  isTypeOnly: boolean;
  /** Written as `import()`: fetched when it is needed, not with the importer. */
  isLazy: boolean;
  /** How the source wrote it. */
  written: string;
}

/** What git knows or would take in: the work tree without what is built or installed. */
export function projectFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\n').filter((path) => path !== '' && existsSync(join(root, path)));
}

export function readSources(): Source[] {
  return projectFiles()
    .filter((path) => /^(src|sw|tests)\/.*\.(ts|tsx|mjs)$/.test(path))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, imports: importsOf(path, text) };
    });
}

export function readStyles(): { path: string; text: string }[] {
  return projectFiles()
    .filter((path) => /^src\/client\/.*\.css$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+\s+from\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g;

function importsOf(path: string, text: string): Import[] {
  return [...text.matchAll(importPattern)].map((match) => {
    const written = match[2] ?? match[3] ?? '';
    const ours = resolve(path, written);
    return {
      target: ours ?? written,
      isOurs: ours !== null,
      isTypeOnly: match[1] !== undefined,
      isLazy: match[3] !== undefined,
      written,
    };
  });
}

function resolve(from: string, written: string): string | null {
  if (written.startsWith('#tests/')) return written.slice(1);
  if (written.startsWith('#')) return `src/${written.slice(1)}`;
  if (written.startsWith('.')) return posix.join(posix.dirname(from), written);
  return null;
}
