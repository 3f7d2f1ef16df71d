import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What vite writes of each file it made. */
interface BuiltPart {
  file: string;
  css?: readonly string[];
  imports?: readonly string[];
}

/**
 * The stylesheets of screens that are fetched on their own, by path. A page that the gateway draws
 * carries its screen's too, or it would be drawn plain first and jump when they arrive.
 */
export async function readScreenStyles(
  appFolder: string,
): Promise<(path: string, status?: 0 | 1 | 2) => Promise<string>> {
  const manifest = join(appFolder, '.vite/manifest.json');
  const text = await readFile(manifest, 'utf8').catch(() => '{}');
  const parts: Record<string, BuiltPart> = JSON.parse(text);
  return async (path, status = 0) => {
    const name = closedScreens[status] ?? `src/client/routes/_apart${path}.tsx?tsr-split=component`;
    const texts = await Promise.all(
      [...sheetsOf(parts, name)].map((sheet) =>
        readFile(join(appFolder, sheet), 'utf8').catch(() => ''),
      ),
    );
    return texts.map((sheet) => sheet.trim()).join('\n');
  };
}

/** What stands in the place of every screen while the site is closed. */
const closedScreens: Partial<Record<0 | 1 | 2, string>> = {
  1: 'src/client/features/system/MaintenanceScreen.tsx',
  2: 'src/client/features/system/RegionScreen.tsx',
};

function sheetsOf(
  parts: Readonly<Record<string, BuiltPart>>,
  name: string,
  seen = new Set<string>(),
): Set<string> {
  const part = parts[name];
  if (!part || seen.has(name)) return new Set();
  seen.add(name);
  const below = (part.imports ?? []).flatMap((one) => [...sheetsOf(parts, one, seen)]);
  return new Set([...below, ...(part.css ?? [])]);
}
