import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { EmbeddedError } from './error.ts';
import { type ClusterPlace, isCode, type Owner } from './place.ts';

const run = promisify(execFile);

/** Makes the database's files unless they are there, and answers the superuser's password. */
export async function ensureCluster(place: ClusterPlace, binaries: Binaries): Promise<string> {
  const found = await readKept(place);
  if (!found) await createCluster(place, binaries);
  const { version, password } = found ?? (await readKept(place)) ?? {};
  if (!password) throw new EmbeddedError(`${place.cluster} was not made by Verbena.`);
  if (version !== binaries.major) {
    throw new EmbeddedError(
      `${place.cluster} was written by PostgreSQL ${version}, and this version of Verbena brings ${binaries.major}; carry the data over with pg_dump, or set DATABASE_URL.`,
    );
  }
  return password;
}

/** Removes what a killed first start left behind. Only for the holder of the lock. */
export async function removeLeftovers(place: ClusterPlace): Promise<void> {
  for (const name of await readdir(place.home)) {
    if (name.startsWith(stagingPrefix(place))) {
      await rm(join(place.home, name), { recursive: true, force: true });
    }
  }
}

async function readKept(place: ClusterPlace) {
  try {
    const version = await readFile(join(place.cluster, 'PG_VERSION'), 'utf8');
    const password = await readFile(passwordFile(place.cluster), 'utf8');
    return { version: version.trim(), password: password.trim() };
  } catch (cause) {
    if (isCode(cause, 'ENOENT')) return undefined;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new EmbeddedError(`${place.cluster} cannot be read: ${reason}.`, { cause });
  }
}

/** Made aside and moved into place whole, so that a kill half-way leaves nothing that looks done. */
async function createCluster(place: ClusterPlace, binaries: Binaries): Promise<void> {
  const staging = await mkdtemp(join(place.home, stagingPrefix(place)));
  const fresh = join(staging, 'cluster');
  const password = join(staging, 'password');
  await mkdir(fresh);
  await writeFile(password, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
  for (const path of [staging, fresh, password]) await giveTo(path, place.owner);
  try {
    await run(binaries.initdb, initdbOptions(fresh, password), {
      ...place.owner,
      cwd: '/',
      env: { LC_ALL: 'C' },
    });
    await rename(password, passwordFile(fresh));
    await rename(fresh, place.cluster);
  } catch (cause) {
    // Another gateway's first start was faster; its files serve as well.
    if (await readKept(place)) return;
    throw new EmbeddedError(`The database could not be created: ${reasonOf(cause)}.`, { cause });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

function initdbOptions(cluster: string, password: string): string[] {
  return [
    `--pgdata=${cluster}`,
    '--username=keeper',
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The server's own Unicode rules: the same order and the same capitals on every machine.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ];
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const said = 'stderr' in cause ? String(cause.stderr).trim() : '';
  return said.split('\n').findLast((line) => line.includes('error:')) ?? cause.message;
}

async function giveTo(path: string, owner: Owner | undefined): Promise<void> {
  if (owner) await chown(path, owner.uid, owner.gid);
}

function passwordFile(cluster: string): string {
  return join(cluster, 'verbena-password');
}

function stagingPrefix(place: ClusterPlace): string {
  return `${basename(place.cluster)}.new-`;
}
