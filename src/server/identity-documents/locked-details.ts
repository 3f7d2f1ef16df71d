import * as v from 'valibot';
import type { AppContext } from '#server/kernel/app-context.ts';

const Details = v.object({ fullName: v.string(), idNumber: v.string(), birthday: v.string() });
export type Details = v.InferOutput<typeof Details>;

type DocumentsContext = Pick<AppContext, 'vault'>;

export function lockDetails(
  { vault }: DocumentsContext,
  playerId: string,
  details: Details,
): string {
  return vault.lock(JSON.stringify(details), placeOf(playerId));
}

export function unlockDetails(
  { vault }: DocumentsContext,
  playerId: string,
  locked: string,
): Details {
  return v.parse(Details, JSON.parse(vault.unlock(locked, placeOf(playerId))));
}

/**
 * The same number has the same hash, whatever kind of papers it stands on and however many noughts
 * were written before it.
 */
export function hashOfNumber(
  { vault }: DocumentsContext,
  { idNumber }: Pick<Details, 'idNumber'>,
): string {
  return vault.fingerprint(idNumber.replace(/^0+/, ''), 'kyc_case.number_hash');
}

/** What the vault binds somebody's details to, so that nobody's pass for another's. */
function placeOf(playerId: string): string {
  return `kyc_case.locked_details.${playerId}`;
}
