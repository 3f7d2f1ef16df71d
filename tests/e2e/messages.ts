import { inDatabase } from './place.ts';
import { site } from './visit.ts';

/** The code that the outbox holds for this number, read as a newcomer does: by the operator's command. */
export async function codeSentTo(number: string): Promise<string> {
  const shown = await site('outbox');
  const text = shown.slice(shown.indexOf(number));
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}

/** The link of the newest mail to this address. */
export async function linkSentTo(address: string): Promise<string> {
  const shown = await site('outbox');
  const text = shown.slice(shown.indexOf(address));
  return /https?:\/\/\S+/.exec(text)?.[0] ?? '';
}

/** As if the wait between two messages to a number had passed. */
export async function passTheWait(): Promise<void> {
  await inDatabase(async (database) => {
    await database.deleteFrom('message_pace').execute();
  });
}

/** What no screen shows: who is said to have brought this player. */
export async function sponsorOf(account: string) {
  return inDatabase((database) =>
    database
      .selectFrom('sponsor')
      .innerJoin('player', 'player.id', 'sponsor.player_id')
      .leftJoin('player as agent', 'agent.id', 'sponsor.agent_id')
      .leftJoin('player as friend', 'friend.id', 'sponsor.referrer_id')
      .select(['agent.account as agent', 'friend.account as friend'])
      .where('player.account', '=', account)
      .executeTakeFirst(),
  );
}

export async function referralCodeOf(account: string): Promise<string> {
  const found = await inDatabase((database) =>
    database
      .selectFrom('referral_code')
      .innerJoin('player', 'player.id', 'referral_code.player_id')
      .select('code')
      .where('player.account', '=', account)
      .executeTakeFirstOrThrow(),
  );
  return found.code;
}
