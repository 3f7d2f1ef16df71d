import { billsJob } from '#server/contracts/contract-jobs.ts';
import { openDatabase } from '#server/db/open.ts';
import { createJobs } from '#server/kernel/jobs.ts';
import { createNotifications } from '#server/kernel/notifications.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { modelApp } from '#tests/models/model-house.ts';

/** A gateway's job of contracts and nothing else, as a process of its own that may be killed. */
const [connectionString = ''] = process.argv.slice(2);
const onFault = () => undefined;
const database = openDatabase({ connectionString, poolSize: 4, onConnectionLost: onFault });
const notifications = createNotifications({ connectionString, onLost: onFault });
const app = modelApp(database, readSettings({}));
const jobs = createJobs({
  ...{ database, notifications, onFault },
  // What a killed gateway held is soon another's.
  leaseSeconds: 2,
  handlers: { 'agent-bills': billsJob(app) },
});
await notifications.open().catch(onFault);
jobs.start();
process.on('disconnect', () => process.exit(0));
process.send?.(0);
