import { statfs } from 'node:fs/promises';

/** What PostgreSQL needs to start after a crash: it writes its log in pieces of sixteen megabytes. */
const neededBytes = 32 * 1024 * 1024;

/** Whether a folder's disk is so full that the server cannot start there, whatever else may be wrong. */
export async function isDiskFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < neededBytes;
}
