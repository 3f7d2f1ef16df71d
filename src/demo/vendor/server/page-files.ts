import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

export interface PageFile {
  body: Buffer;
  kind: string;
  /** What the body is packed with. */
  packing?: 'br' | undefined;
}

export interface PageFiles {
  /** The page every game is drawn into. */
  shell: PageFile | undefined;
  asset(name: string, takesBrotli: boolean): PageFile | undefined;
}

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** What the build made, read once: it is small, and what is not in the list does not exist. */
export function readPageFiles(folder: string): PageFiles {
  const assets = new Map<string, PageFile>();
  const assetFolder = join(folder, 'assets');
  if (existsSync(assetFolder)) {
    for (const name of readdirSync(assetFolder)) {
      const kind = kinds[extname(name.replace(/\.br$/, ''))];
      if (kind !== undefined) {
        const packing = name.endsWith('.br') ? ('br' as const) : undefined;
        assets.set(name, { body: readFileSync(join(assetFolder, name)), kind, packing });
      }
    }
  }
  const page = join(folder, 'shell.html');
  const shell = existsSync(page)
    ? { body: readFileSync(page), kind: kinds['.html'] ?? '' }
    : undefined;
  return {
    shell,
    asset: (name, takesBrotli) =>
      (takesBrotli ? assets.get(`${name}.br`) : undefined) ??
      (name.endsWith('.br') ? undefined : assets.get(name)),
  };
}
