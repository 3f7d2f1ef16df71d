import type { Logger } from 'pino';
import { migrateAs } from '#server/db/addresses.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import { mayMigrate } from '#server/db/schema-state.ts';
import { waitForServer } from '#server/db/wait-for-server.ts';
import { describeThrown } from '#server/http/thrown.ts';
import { createRooms } from '#server/inhouse/tables/room-driver.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { createEvents } from '#server/kernel/events.ts';
import { createJobs, type JobTrouble } from '#server/kernel/jobs.ts';
import { createNotifications } from '#server/kernel/notifications.ts';
import {
  type MessageTrouble,
  sendingAtOnce,
  sendingJob,
  tidyingJob,
} from '#server/kernel/outbox/send-message.ts';
import { createScope } from '#server/kernel/scope.ts';
import { selectVersions } from '#server/kernel/version-store.ts';
import { createVersions } from '#server/kernel/versions.ts';
import { openMail } from '#server/ports/mail/open-mail.ts';
import { openSms } from '#server/ports/sms/open-sms.ts';
import { readSecret } from '#server/secrets/read-secret.ts';
import { createVault } from '#server/secrets/vault.ts';
import type { Settings } from '#server/settings/settings.ts';
import { domainsOf, jobsOf } from './domains.ts';
import { createServices, type Services } from './services.ts';

export interface OpenedApp {
  app: AppContext;
  services: Services;
  /** Whether the database answers, and has the tables this code knows. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

interface AppParts {
  settings: Settings;
  clock: Clock;
  log: Logger;
  connectionString: string;
  /** Who migrates, where that is another role. */
  ownerConnectionString?: string | undefined;
  /** Ends the wait for a server that is not ready yet. */
  stopping?: AbortSignal;
}

/** The database, migrated, and what tells this gateway of changes that others make. */
export async function openApp({
  settings,
  clock,
  log,
  connectionString,
  ownerConnectionString,
  stopping = new AbortController().signal,
}: AppParts): Promise<OpenedApp> {
  const vault = createVault(await readSecret(settings.secret, settings.dataFolder));
  let isClosing = false;
  const onFault = (cause: unknown) => {
    // Connections that are being given up break one after the other, and that is no news.
    if (!isClosing) log.warn({ thrown: describeThrown(cause) }, 'database');
  };
  // What stops one row of a job keeps nobody else waiting, and has to be seen by whoever reads the log.
  const onJobFault = (cause: unknown) => {
    if (!isClosing) log.error({ thrown: describeThrown(cause) }, 'job');
  };
  const poolSize = settings.databasePool;
  const database = openDatabase({ connectionString, poolSize, onConnectionLost: onFault });
  const notifications = createNotifications({ connectionString, onLost: onFault });
  const versions = createVersions({ database, notifications, onFault });
  const events = createEvents({ database, onFault });
  const app: AppContext = {
    settings,
    database,
    clock,
    events: events.events,
    versions: versions.versions,
    vault,
    scope: createScope(),
  };
  const services = createServices(app);
  const jobs = jobsOf(app, domainsOf(services), onJobFault);
  const sms = openSms(settings, clock);
  const mail = openMail(settings);
  const onTrouble = ({ isGivenUp, ...trouble }: MessageTrouble) =>
    log[isGivenUp ? 'error' : 'warn'](trouble, isGivenUp ? 'message given up' : 'message waits');
  const onJobTrouble = (trouble: JobTrouble) => log.warn(trouble, 'job waits');
  const shared = { database, notifications, onTrouble: onJobTrouble, onFault };
  const atOnce = sendingAtOnce;
  const queues = [
    createJobs({ ...shared, handlers: { ...jobs, ...tidyingJob(database) } }),
    createJobs({
      ...shared,
      atOnce,
      handlers: sendingJob('sms', { database, courier: sms, onTrouble }),
    }),
    createJobs({
      ...shared,
      atOnce,
      handlers: sendingJob('mail', { database, courier: mail, onTrouble }),
    }),
  ];
  const rooms = createRooms({ app, notifications, onFault });
  const close = async () => {
    isClosing = true;
    await rooms.stop();
    await Promise.all(queues.map((queue) => queue.stop()));
    await services.close();
    sms.close();
    mail.close();
    versions.stop();
    await events.stop();
    await notifications.close();
    await database.destroy();
  };
  try {
    await waitForServer({
      connectionString,
      signal: stopping,
      onWaiting: (code) => log.warn({ code }, 'the database is not ready: waiting for it'),
    });
    if (ownerConnectionString !== undefined) await migrateAs(ownerConnectionString);
    // As the gateway's role this changes nothing, and refuses a schema that is not of this code.
    await migrate(database);
    if (await mayMigrate(database)) {
      log.warn(
        'the gateway works as the owner of its tables: no role defends the books (db/README.md)',
      );
    }
    // Listens before it reads, or it would miss what changes meanwhile.
    await notifications.open();
    await versions.start();
    await events.start();
    for (const queue of queues) queue.start();
    rooms.start();
  } catch (cause) {
    await close();
    throw cause;
  }
  return { app, services, isReady: () => answersInTime(database), close };
}

const readyWithinMs = 2_000;

/** A balancer asks every few seconds, and must not wait for a pool that waits for a server. */
async function answersInTime(database: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, readyWithinMs, false);
  });
  const answered = selectVersions(database).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
