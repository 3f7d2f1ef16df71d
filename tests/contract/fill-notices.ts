import { createECDH } from 'node:crypto';
import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import { notifyPlayer } from '#server/notices/notify-player.ts';
import type { FreshSite } from '#tests/gateway/fresh-site.ts';

/** Two messages, one to be read and one to be deleted, and a browser's key. */
export async function fillNotices(
  { app }: Pick<FreshSite, 'app'>,
  memberId: string,
): Promise<Record<string, string>> {
  await inTransaction(app.database, async (transaction) => {
    for (const about of ['contract:1', 'contract:2']) {
      await notifyPlayer(app, transaction, {
        playerId: memberId,
        template: 'deposit.credited',
        values: { amount: '5000000', currency: 'COP' },
        about,
      });
    }
    return done(null);
  });
  const told = await app.database
    .selectFrom('player_message')
    .select('id')
    .where('player_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  return {
    message: told[0]?.id ?? '',
    messageToDelete: told[1]?.id ?? '',
    browserKey: createECDH('prime256v1').generateKeys().toString('base64url'),
  };
}
