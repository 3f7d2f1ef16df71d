import type { Database } from '#server/db/open.ts';
import type { Notifications } from './notifications.ts';
import { selectVersions } from './version-store.ts';

export type VersionName = 'content' | 'catalogue';

/** Which edition of content and catalogue is current; held in memory, notified by the database. */
export interface Versions {
  content(): string;
  catalogue(): string;
  /** Returns how to unsubscribe. */
  onChange(listener: (changed: readonly VersionName[]) => void): () => void;
}

interface VersionsOptions {
  database: Database;
  notifications: Notifications;
  onFault: (cause: unknown) => void;
}

export function createVersions({ database, notifications, onFault }: VersionsOptions) {
  const listeners = new Set<(changed: readonly VersionName[]) => void>();
  const current: Record<VersionName, string> = { content: '0', catalogue: '0' };
  let looking: NodeJS.Timeout | undefined;

  function advance(newest: Partial<Record<VersionName, string>>): void {
    const changed = names.filter((name) => {
      const version = newest[name];
      // A read that began before a newer notification must not set the version back.
      if (version === undefined || BigInt(version) <= BigInt(current[name])) return false;
      current[name] = version;
      return true;
    });
    if (changed.length > 0) for (const listener of listeners) listener(changed);
  }

  const look = () => selectVersions(database).then(advance, onFault);

  notifications.on('verbena_version', (payload) => {
    const [name, version = ''] = payload.split(':');
    if (isVersionName(name) && /^\d{1,18}$/.test(version)) advance({ [name]: version });
  });
  notifications.onConnected(() => {
    if (looking) void look();
  });

  const versions: Versions = {
    content: () => current.content,
    catalogue: () => current.catalogue,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return {
    versions,
    async start(): Promise<void> {
      advance(await selectVersions(database));
      looking = setInterval(look, lookEveryMs);
      looking.unref();
    },
    stop(): void {
      clearInterval(looking);
    },
  };
}

const names = ['content', 'catalogue'] as const satisfies readonly VersionName[];
// A gateway whose listening connection is down misses notifications, so it also polls.
const lookEveryMs = 10_000;

function isVersionName(name: string | undefined): name is VersionName {
  return names.some((known) => known === name);
}
