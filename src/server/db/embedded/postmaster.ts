import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, readFile, readlink, realpath, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isCode } from './place.ts';

const run = promisify(execFile);

export interface Postmaster {
  pid: number;
  socketFolder: string;
}

/** The live server of a cluster, if there is one: the file alone proves nothing after a crash. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readPidFile(cluster);
  if (!text) return undefined;
  // Its lines: process, data folder, start, port, socket folder, address, shared memory, status.
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const socketFolder = lines[4];
  if (!Number.isInteger(pid) || pid <= 0 || !socketFolder) return undefined;
  return (await isPostmasterOf(pid, cluster)) ? { pid, socketFolder } : undefined;
}

/**
 * After a restart of the machine or container the number in the file may be somebody else's by now,
 * and PostgreSQL would refuse to start for that. Moved first and read afterwards: what was moved
 * cannot change any more, so a file that a faster gateway's server just wrote is put back.
 */
export async function setStalePidFileAside(cluster: string): Promise<void> {
  const stale = await readPidFile(cluster);
  const pid = Number(stale?.split('\n')[0]);
  // Where nobody has the number, PostgreSQL itself clears the file, and looks at shared memory too.
  if (!stale || !Number.isInteger(pid) || pid <= 0 || !isTaken(pid)) return;
  if (await isPostmasterOf(pid, cluster)) return;
  const aside = join(cluster, `postmaster.pid.${randomUUID()}`);
  try {
    await rename(pidFile(cluster), aside);
    if ((await readFile(aside, 'utf8')) !== stale) await link(aside, pidFile(cluster));
  } catch (cause) {
    if (!isCode(cause, 'ENOENT', 'EEXIST')) throw cause;
  }
  await rm(aside, { force: true });
}

/** A process that ended but was not waited for (as in a container without init) does not count. */
export async function isRunning(pid: number): Promise<boolean> {
  if (!isTaken(pid)) return false;
  if (!hasProc()) return true;
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return status !== '' && !/^\d+ \(.*\) [ZX] /s.test(status);
}

async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  if (!isTaken(pid)) return false;
  if (hasProc()) {
    // A postmaster works inside its data folder, and nobody else has a reason to.
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
    return folder !== undefined && folder === (await realpath(cluster));
  }
  const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout.includes(cluster);
}

function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return isCode(cause, 'EPERM');
  }
}

function hasProc(): boolean {
  return existsSync('/proc/self/cwd');
}

async function readPidFile(cluster: string): Promise<string | undefined> {
  return readFile(pidFile(cluster), 'utf8').catch((cause) => {
    if (isCode(cause, 'ENOENT')) return undefined;
    throw cause;
  });
}

function pidFile(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}
