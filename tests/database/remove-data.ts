import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findPostmaster, isRunning } from '#server/db/embedded/postmaster.ts';

/**
 * Removes a gateway's data folder. A gateway that was killed leaves its database server running, and
 * that one would go on writing into the folder while it is being removed.
 */
export async function removeData(folder: string): Promise<void> {
  const server = await findPostmaster(join(folder, 'postgres', 'cluster'));
  if (server) {
    process.kill(server.pid, 'SIGQUIT');
    while (await isRunning(server.pid)) await delay(20);
  }
  await rm(folder, { recursive: true, force: true });
}
