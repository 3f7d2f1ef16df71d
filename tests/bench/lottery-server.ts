import { openDatabase } from '#server/db/open.ts';
import { createJobs } from '#server/kernel/jobs.ts';
import { createNotifications } from '#server/kernel/notifications.ts';
import { drawRules } from '#server/lottery/draw-rules.ts';
import { advanceGame, gameKind } from '#server/lottery/draws/advance-game.ts';
import { settleKind, settleNumero } from '#server/lottery/tickets/settle-numero.ts';
import { ticketHooks } from '#server/lottery/tickets/ticket-hooks.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { handRules } from '#tests/lottery/hand-rules.ts';
import { modelApp } from '#tests/models/model-house.ts';

/** A gateway's jobs of the lottery and nothing else, as a process of its own that may be killed. */
const [connectionString = '', ticketsAtOnce = '1000'] = process.argv.slice(2);
const onFault = () => undefined;
const database = openDatabase({ connectionString, poolSize: 4, onConnectionLost: onFault });
const notifications = createNotifications({ connectionString, onLost: onFault });
const app = modelApp(database, readSettings({}));
const jobs = createJobs({
  ...{ database, notifications, onFault },
  // What a killed gateway held is soon another's.
  leaseSeconds: 2,
  handlers: {
    [gameKind]: advanceGame(app, drawRules, ticketHooks),
    [settleKind]: settleNumero(app, handRules, Number(ticketsAtOnce)),
  },
});
await notifications.open().catch(onFault);
jobs.start();
process.on('disconnect', () => process.exit(0));
process.send?.(0);
