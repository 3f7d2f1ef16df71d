import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Files, FilesFullError } from './files.ts';

/** Readable by the gateway's user only. */
export function folderFiles(folder: string): Files {
  return {
    async put(name, bytes) {
      const path = pathOf(folder, name);
      const draft = `${path}.${randomBytes(6).toString('hex')}`;
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await writeDown(draft, bytes);
        await rename(draft, path);
      } catch (cause) {
        await rm(draft, { force: true }).catch(() => undefined);
        throw isFull(cause) ? new FilesFullError('There is no room for files.', { cause }) : cause;
      }
    },
    async get(name) {
      return readFile(pathOf(folder, name)).catch((cause) => {
        if (codeOf(cause) === 'ENOENT') return null;
        throw cause;
      });
    },
    async remove(name) {
      await rm(pathOf(folder, name), { force: true });
    },
  };
}

/** A folder of many thousands is slow to list, so two letters of the name are one of their own. */
function pathOf(folder: string, name: string): string {
  if (!/^[0-9a-f]{32}\.[a-z]{3,4}$/.test(name))
    throw new Error('That is no name of a file of ours.');
  return join(folder, name.slice(0, 2), name);
}

/** On the disk before it has its name: a name must never stand for half a file. */
async function writeDown(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isFull(cause: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES'].includes(codeOf(cause));
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
