import type { Database } from '#server/db/open.ts';
import type { Notifications } from './notifications.ts';
import { selectVersions } from './version-store.ts';

export type VersionName = 'content' | 'catalogue';

/** Which edition of content and catalogue is current; held in memory, told by the database. */
export interface Versions {
  content(): string;
  catalogue(): string;
  /** Answers how to stop. */
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

  function learn(told: Partial<Record<VersionName, string>>): void {
    const changed = names.filter((name) => {
      const version = told[name];
      // A reading that was under way when a newer notice came in must not take it back.
      if (version === undefined || BigInt(version) <= BigInt(current[name])) return false;
      current[name] = version;
      return true;
    });
    if (changed.length > 0) for (const listener of listeners) listener(changed);
  }

  const look = () => selectVersions(database).then(learn, onFault);

  notifications.on('verbena_version', (payload) => {
    const [name, version = ''] = payload.split(':');
    if (isVersionName(name) && /^\d{1,18}$/.test(version)) learn({ [name]: version });
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
      learn(await selectVersions(database));
      looking = setInterval(look, lookEveryMs);
      looking.unref();
    },
    stop(): void {
      clearInterval(looking);
    },
  };
}

const names = ['content', 'catalogue'] as const satisfies readonly VersionName[];
// Who misses the notice, as while the listening connection is being made again, finds out by itself.
const lookEveryMs = 10_000;

function isVersionName(name: string | undefined): name is VersionName {
  return names.some((known) => known === name);
}
