import type { ProfileValues } from '#contract/profile-rules.ts';
import type { House } from '#server/house.ts';
import { toldIn } from './read-own.ts';
import { selectProfile } from './store.ts';

/** What papers are compared with, the number as it is: for the gateway's own eyes. */
export async function toldIdentity(
  house: House,
  playerId: string,
): Promise<
  Pick<ProfileValues, 'fullName' | 'payeeName' | 'birthday' | 'idNumber' | 'nationality'>
> {
  return toldIn(house, playerId, await selectProfile(house.database, playerId));
}
