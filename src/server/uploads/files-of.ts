import { join } from 'node:path';
import type { Files } from '#server/ports/files/files.ts';
import { folderFiles } from '#server/ports/files/folder-files.ts';
import type { Settings } from '#server/settings/settings.ts';
import type { MediaType } from './store.ts';

/** Where this site keeps pictures. */
export function filesOf({ dataFolder }: Pick<Settings, 'dataFolder'>): Files {
  return folderFiles(join(dataFolder, 'uploads'));
}

export function nameOf(id: string, mediaType: MediaType): string {
  return `${id}.${mediaType === 'image/png' ? 'png' : 'jpg'}`;
}
