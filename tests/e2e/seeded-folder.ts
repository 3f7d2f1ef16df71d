import { execFile } from 'node:child_process';
import { lstat, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * A data folder of its own for a gateway that starts in no time: a copy of one that a gateway has
 * already seeded. Whoever asks removes it.
 */
export async function seededCopy(seeded: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'verbena-walks-'));
  const database = await lstat(join(seeded, 'postgres'));
  // Where root's data had to be put elsewhere, a copied link would share it: each seeds its own.
  if (database.isSymbolicLink()) return folder;
  // Owners and modes as they are, or PostgreSQL would not have them.
  await run('cp', ['-a', `${seeded}/.`, folder]);
  return folder;
}
