import { withDatabase } from '#server/commands/command-database.ts';
import { openSession } from '#server/identity/sessions/open-session.ts';
import { sessionCookies } from '#server/identity/sessions/session-cookies.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import * as clock from '#server/kernel/clock.ts';
import { readSettings } from '#server/settings/read-settings.ts';

/** What a login of one of the demo's accounts leaves in a browser. */
export function sessionOfDemo(dataFolder: string, account = 'demo') {
  const settings = readSettings({ DATA_DIR: dataFolder });
  return withDatabase(settings, async (database) => {
    const { id } = await database
      .selectFrom('player')
      .select('id')
      .where('account', '=', account)
      .executeTakeFirstOrThrow();
    const { token } = await openSession({ settings, database, clock } as AppContext, id);
    return sessionCookies(token).map(({ name, value, isHttpOnly }) => {
      return { name, value, httpOnly: isHttpOnly };
    });
  });
}
