import { expect } from 'vitest';
import { inDatabase } from './place.ts';
import { site } from './visit.ts';

/**
 * The newest code that the outbox holds for this number, read as a newcomer does: by the operator's command,
 * which shows a message once the courier has had it.
 */
export async function codeSentTo(number: string): Promise<string> {
  await expect.poll(() => countWaitingFor(number)).toBe(0);
  const shown = await site('outbox');
  const text = shown.slice(shown.indexOf(number));
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}

function countWaitingFor(recipient: string): Promise<number> {
  return inDatabase(async (database) => {
    const waiting = await database
      .selectFrom('outbox')
      .select('id')
      .where('recipient', '=', recipient)
      .where('state', '=', 'waiting')
      .execute();
    return waiting.length;
  });
}

/** The link of the newest mail to this address. */
export async function linkSentTo(address: string): Promise<string> {
  await expect.poll(() => countWaitingFor(address)).toBe(0);
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
