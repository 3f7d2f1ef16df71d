import type { AppContext } from '#server/kernel/app-context.ts';
import { beaconOf } from '#server/ports/beacon/open-beacon.ts';

/**
 * A round's signature, checked once for all numeros that wait for it and for all gateways; undefined while
 * the round has not come.
 */
export async function roundSignature(
  { database, settings, scope }: Pick<AppContext, 'database' | 'settings' | 'scope'>,
  network: string | null,
  round: number,
): Promise<string | undefined> {
  const beacon = beaconOf({ settings, scope });
  // Another beacon was set since: this one can no longer be asked, and the numero is void in time.
  if (network === null) return undefined;
  const kept = await database
    .selectFrom('lottery_beacon')
    .select('signature')
    .where('network', '=', network)
    .where('round', '=', String(round))
    .executeTakeFirst();
  if (kept) return kept.signature;
  if (beacon.network.name !== network) return undefined;
  const signature = await beacon.fetchRound(round);
  if (signature === undefined) return undefined;
  await database
    .insertInto('lottery_beacon')
    .values({ network, round: String(round), signature })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return signature;
}
