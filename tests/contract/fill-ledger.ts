import { openAccount } from '#server/ledger/accounts.ts';
import { sealDays } from '#server/ledger/seal-day.ts';
import { commodity, move } from '#tests/database/ledger-player.ts';
import { standInClock, underClock } from '#tests/database/stand-in-clock.ts';
import type { FreshSite } from '#tests/gateway/fresh-site.ts';

/** A transfer of the member's in a day that is sealed. */
export async function fillLedger(
  { app: { database }, connectionString }: FreshSite,
  playerId: string,
): Promise<Record<string, unknown>> {
  const to = await openAccount(database, { kind: 'player-main', playerId, commodity });
  const from = await openAccount(database, { kind: 'house', commodity });
  const clock = await standInClock(database, connectionString);
  await clock.shift('2 days');
  const posting = await underClock(clock, (there) => move(there, { amount: 500n, from, to }));
  await clock.shift('3 days');
  await underClock(clock, sealDays);
  return { transfer: 'transferId' in posting ? posting.transferId : undefined };
}
