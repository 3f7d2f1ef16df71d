import type { House } from './house.ts';
import { countAsReceived } from './withdrawals/confirm-receipt.ts';
import type { JobHandler } from './work/jobs.ts';

/** Every kind of work that is done later, each from the domain that knows how. */
export function jobsOf(house: House): Record<string, JobHandler> {
  return {
    async 'withdrawal-receipt'({ key, now }) {
      const again = await countAsReceived(house, key, now);
      return again ? { again } : 'done';
    },
  };
}
