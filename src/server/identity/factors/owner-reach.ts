import type { Language } from '#contract/values.ts';
import type { Database } from '#server/db/open.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { MessageKind } from '#server/kernel/outbox/courier.ts';
import { readReach } from './read-reach.ts';

export interface Owner {
  account: string;
  language: Language;
  way: { kind: MessageKind; to: string };
}

/** By mail where there is one, since it costs nobody anything; undefined for members who gave us no address. */
export async function reachOf(
  app: Pick<AppContext, 'vault'>,
  database: Database,
  playerId: string,
): Promise<Owner | undefined> {
  const found = await readReach(app, database, playerId);
  if (!found) return undefined;
  const { account, language, email, mobile } = found;
  if (email) return { account, language, way: { kind: 'mail', to: email } };
  return mobile ? { account, language, way: { kind: 'sms', to: mobile } } : undefined;
}

/** A moment as messages say it: their readers may be in any time zone. */
export function stamp(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
