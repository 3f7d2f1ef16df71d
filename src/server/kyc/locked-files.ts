import type { AppContext } from '#server/kernel/app-context.ts';
import { filesOf } from '#server/uploads/files-of.ts';

type FilesContext = Pick<AppContext, 'settings' | 'vault'>;

/** The picture as the vault locks it: a copy of the disk shows nobody's papers. */
export async function putLocked(
  { settings, vault }: FilesContext,
  id: string,
  bytes: Buffer,
): Promise<void> {
  const locked = vault.lock(bytes.toString('base64'), placeOf(id));
  await filesOf(settings).put(fileOf(id), Buffer.from(locked, 'utf8'));
}

export async function getLocked(
  { settings, vault }: FilesContext,
  id: string,
): Promise<Buffer | null> {
  const locked = await filesOf(settings).get(fileOf(id));
  return locked && Buffer.from(vault.unlock(locked.toString('utf8'), placeOf(id)), 'base64');
}

export async function removeLocked({ settings }: Pick<AppContext, 'settings'>, id: string) {
  await filesOf(settings).remove(fileOf(id));
}

function fileOf(id: string): string {
  return `${id}.lock`;
}

function placeOf(id: string): string {
  return `kyc_document.${id}`;
}
