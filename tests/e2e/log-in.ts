import type { BrowserContext } from 'playwright';
import { openSession } from '#server/identity/sessions/open-session.ts';
import { sessionCookies } from '#server/identity/sessions/session-cookies.ts';
import type { Cookie } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import * as clock from '#server/kernel/clock.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { inDatabaseOf, type Place, place } from './place.ts';

/** Opens a session for a demo account, and gives the device what a login would leave on it. */
export async function logIn(
  context: BrowserContext,
  account: string,
  { address, dataFolder }: Pick<Place, 'address' | 'dataFolder'> = place,
): Promise<void> {
  const settings = readSettings({ DATA_DIR: dataFolder });
  const token = await inDatabaseOf(dataFolder, async (database) => {
    const player = await database
      .selectFrom('player')
      .select('id')
      .where('account', '=', account)
      .executeTakeFirstOrThrow();
    const app = { settings, database, clock } as AppContext;
    return (await openSession(app, player.id)).token;
  });
  await leaveCookies(context, sessionCookies(token), address);
}

/** On the device, as the gateway's answer would. */
export async function leaveCookies(
  context: BrowserContext,
  cookies: readonly Cookie[],
  address = place.address,
): Promise<void> {
  await context.addCookies(
    cookies.map(({ name, value, isHttpOnly }) => ({
      name,
      value,
      url: address,
      httpOnly: isHttpOnly,
    })),
  );
}
