import { chmod, lstat, mkdir, mkdtemp, realpath, rm, stat, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EmbeddedError } from './error.ts';

/** Where the embedded server keeps its files, and as whom it runs. */
export interface ClusterPlace {
  dataFolder: string;
  home: string;
  cluster: string;
  log: string;
  /** Undefined: as the gateway's own user. */
  owner: Owner | undefined;
}

export interface Owner {
  uid: number;
  gid: number;
}

// PostgreSQL refuses to run as root, so root's gateway runs it as the user that owns nothing.
const nobody: Owner = { uid: 65_534, gid: 65_534 };

export async function findPlace(dataFolder: string): Promise<ClusterPlace> {
  try {
    await mkdir(dataFolder, { recursive: true });
    const base = await realpath(dataFolder);
    const isRoot = process.getuid?.() === 0;
    const home = isRoot ? await homeForRoot(base) : await homeIn(base);
    const cluster = join(home, 'cluster');
    const owner = isRoot ? await ownerOf(cluster) : undefined;
    return { dataFolder, home, cluster, log: join(home, 'server.log'), owner };
  } catch (cause) {
    if (cause instanceof EmbeddedError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new EmbeddedError(`The data folder ${dataFolder} cannot be used: ${reason}.`, { cause });
  }
}

async function homeIn(base: string): Promise<string> {
  const home = join(base, 'postgres');
  await mkdir(home, { recursive: true });
  return realpath(home);
}

/**
 * Nobody must be able to walk to its files. Where a folder on the way is closed (a clone under
 * /root), they live in /var/lib, and a link in the data folder says where: whoever moves or deletes
 * the data folder moves or deletes the link, and is never handed another folder's data.
 */
async function homeForRoot(base: string): Promise<string> {
  const home = join(base, 'postgres');
  const known = await lstat(home).catch(() => undefined);
  if (known?.isSymbolicLink()) {
    return realpath(home).catch(() => {
      throw new EmbeddedError(`${home} links to a folder that is gone; restore it or remove it.`);
    });
  }
  await openToSearch(base);
  if (await isReachable(base, await ownerOf(join(home, 'cluster')))) {
    await mkdir(home, { recursive: true });
    await chmod(home, 0o755);
    return home;
  }
  if (known) {
    throw new EmbeddedError(
      `${home} holds a database, but a folder above it is closed to the user it runs as; open the folders above it (chmod o+x).`,
    );
  }
  const elsewhere = await mkdtemp('/var/lib/verbena-');
  await chmod(elsewhere, 0o755);
  try {
    await symlink(elsewhere, home);
  } catch (cause) {
    await rm(elsewhere, { recursive: true });
    // Another gateway's first start was faster; its choice is as good as ours.
    if (!isCode(cause, 'EEXIST')) throw cause;
  }
  return realpath(home);
}

/** Lets others walk through our own data folder without letting them list it. */
async function openToSearch(base: string): Promise<void> {
  const { uid, mode } = await stat(base);
  if (uid === 0 && (mode & 0o001) === 0) await chmod(base, (mode & 0o7777) | 0o001);
}

/** Data that a plain user made stays that user's when root starts the gateway. */
async function ownerOf(cluster: string): Promise<Owner> {
  const found = await stat(cluster).catch(() => undefined);
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : nobody;
}

async function isReachable(folder: string, owner: Owner): Promise<boolean> {
  const { uid, gid, mode } = await stat(folder);
  const isOpen =
    (mode & 0o001) !== 0 ||
    (uid === owner.uid && (mode & 0o100) !== 0) ||
    (gid === owner.gid && (mode & 0o010) !== 0);
  const parent = dirname(folder);
  return isOpen && (parent === folder || (await isReachable(parent, owner)));
}

export function isCode(cause: unknown, ...codes: string[]): boolean {
  return cause instanceof Error && 'code' in cause && codes.includes(String(cause.code));
}
