import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The merchant's own secret, or one made at the first start and kept beside the embedded database,
 * readable by its owner alone. Gateways that share a database have to be given the same.
 */
export async function readSecret(given: string | undefined, dataFolder: string): Promise<string> {
  if (given !== undefined) return given;
  const file = join(dataFolder, 'secret');
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept.trim() !== '') return kept.trim();
  await mkdir(dataFolder, { recursive: true });
  const made = randomBytes(32).toString('base64url');
  try {
    // Only who creates the file writes it: two that start together end up with one secret.
    const handle = await open(file, 'wx', 0o600);
    await handle.writeFile(`${made}\n`);
    await handle.sync();
    await handle.close();
    return made;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
    return (await readFile(file, 'utf8')).trim();
  }
}
