import type { Terms } from '#contract/contract-terms.ts';
import type { Ending } from '#contract/contracts.ts';
import { hasPeriodOf, isWithin } from './review-terms.ts';

/** A contract that runs somewhere below, of the kind in question. */
export interface RunningContract {
  id: string;
  uplineId: string;
  downlineId: string;
  terms: Terms;
}

/**
 * Which contracts further down cannot stay once somebody's own contract has these terms; null: once there
 * is none. Whatever stands on one that ends, ends with it.
 */
export function contractsToEnd(
  running: readonly RunningContract[],
  holderId: string,
  terms: Terms | null,
): { id: string; why: Ending['why'] }[] {
  return running
    .filter(({ uplineId }) => uplineId === holderId)
    .flatMap((contract) => {
      const why = reasonToEnd(contract.terms, terms);
      if (!why) return [];
      return [{ id: contract.id, why }, ...contractsToEnd(running, contract.downlineId, null)];
    });
}

function reasonToEnd(terms: Terms, above: Terms | null): Ending['why'] | null {
  if (!above) return 'line';
  if (!isWithin(terms, above)) return 'rate';
  return hasPeriodOf(terms, above) ? null : 'period';
}
