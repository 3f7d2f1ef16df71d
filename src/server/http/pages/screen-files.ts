import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What vite writes of each file it made. */
interface BuiltPart {
  file: string;
  css?: readonly string[];
  imports?: readonly string[];
}

type BuiltParts = Readonly<Record<string, BuiltPart>>;

export interface ScreenFiles {
  /**
   * The stylesheets of a screen that is fetched on its own. A page that the gateway draws carries its
   * screen's too, or it would be drawn plain first and jump when they arrive.
   */
  styleOf(path: string, status?: 0 | 1 | 2): Promise<string>;
  /** The addresses of all files that the given sources were built into, and of what those import. */
  filesOf(sources: readonly string[]): ReadonlySet<string>;
}

/** What the build made of the screens that are fetched on their own. */
export async function readScreenFiles(appFolder: string): Promise<ScreenFiles> {
  const manifest = join(appFolder, '.vite/manifest.json');
  const text = await readFile(manifest, 'utf8').catch(() => '{}');
  const parts: BuiltParts = JSON.parse(text);
  const filesOf = (sources: readonly string[]) => {
    const files = new Set<string>();
    for (const source of sources) addFilesOf(parts, source, files);
    return files;
  };
  const styleOf: ScreenFiles['styleOf'] = async (path, status = 0) => {
    const name = closedScreens[status] ?? `src/client/routes/_apart${path}.tsx?tsr-split=component`;
    const texts = await Promise.all(
      [...sheetsOf(parts, name)].map((sheet) =>
        readFile(join(appFolder, sheet), 'utf8').catch(() => ''),
      ),
    );
    return texts.map((sheet) => sheet.trim()).join('\n');
  };
  return { styleOf, filesOf };
}

function addFilesOf(parts: BuiltParts, name: string, files: Set<string>): void {
  const part = parts[name];
  if (!part || files.has(`/${part.file}`)) return;
  for (const file of [part.file, ...(part.css ?? [])]) files.add(`/${file}`);
  for (const one of part.imports ?? []) addFilesOf(parts, one, files);
}

/** What stands in the place of every screen while the site is closed. */
const closedScreens: Partial<Record<0 | 1 | 2, string>> = {
  1: 'src/client/shell/closed/MaintenanceScreen.tsx',
  2: 'src/client/shell/closed/RegionScreen.tsx',
};

function sheetsOf(parts: BuiltParts, name: string, seen = new Set<string>()): Set<string> {
  const part = parts[name];
  if (!part || seen.has(name)) return new Set();
  seen.add(name);
  const below = (part.imports ?? []).flatMap((one) => [...sheetsOf(parts, one, seen)]);
  return new Set([...below, ...(part.css ?? [])]);
}
