import { openSession } from '#server/identity/sessions/open-session.ts';
import type { FreshSite } from '#tests/gateway/fresh-site.ts';
import { quickHash } from '#tests/identity/quick-hash.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';

/**
 * A member with money, and two agents with money and a payment password: one sends up, one down, since
 * who has guessed too often at one call has to wait at the other.
 */
export async function fillWallet(
  site: Pick<FreshSite, 'app'>,
): Promise<Record<'saver' | 'payingAgent' | 'sendingAgent', string>> {
  const { app } = site;
  const { database, clock, settings } = app;
  const newPlayer = async (account: string, type: number) => {
    const { id } = await database
      .insertInto('player')
      .values({ account, nickname: account, merchant: settings.merchant, language: 'es', type })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const top = await newPlayer('contract-top', 1);
  const agent = await newPlayer('contract-agent', 1);
  const sender = await newPlayer('contract-sender', 1);
  const saver = await newPlayer('contract-saver', 0);
  const brought = { register_method: 'WEB', registered_at: clock.now() };
  await database
    .insertInto('sponsor')
    .values([
      { ...brought, player_id: agent, agent_id: top },
      { ...brought, player_id: saver, agent_id: sender },
    ])
    .execute();
  const hashed = await quickHash('427193');
  await database
    .insertInto('profile')
    .values([agent, sender].map((player_id) => ({ player_id, payment_password_hash: hashed })))
    .execute();
  for (const playerId of [agent, sender, saver]) {
    await giveMoney(database, { playerId, amount: 1_000_000n, commodity: 'COP' });
  }
  return {
    saver: (await openSession(app, saver)).token,
    payingAgent: (await openSession(app, agent)).token,
    sendingAgent: (await openSession(app, sender)).token,
  };
}
