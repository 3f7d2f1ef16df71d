import type { KycStanding } from '#contract/kyc.ts';
import type { Database } from '#server/db/open.ts';
import { findLatestCase, type KycCase } from './latest-case.ts';

/** Whether somebody's identity is checked; papers that are not handed in yet are none. */
export async function kycStanding(database: Database, playerId: string): Promise<KycStanding> {
  return standingIn(await findLatestCase(database, playerId));
}

export function standingIn(latest: Pick<KycCase, 'status'> | undefined): KycStanding {
  return latest === undefined || latest.status === 'draft' ? 'none' : latest.status;
}
