import { checkFollowing } from '#tests/models/following-model.ts';
import type { Figure } from './figure.ts';
import { measureModel } from './money-models.ts';

/** A thousand entries and leavings of a vendor that keeps wallets. */
export function measureFollowing(visits = 1_000): Promise<Figure[]> {
  const seed = 20_261_127;
  return measureModel(
    'wallet.following',
    'entries and leavings of a vendor that keeps wallets, with lost replies, kills in the midst of postings, lost connections and rounds that pay late: money in two places, left behind unsaid, or not home in the end',
    async (database) => {
      const figures = await checkFollowing(database, { seed, visits });
      const mismatches = figures.inTwoPlaces + figures.leftUnsaid + figures.notHome;
      const example = mismatches === 0 ? {} : { example: JSON.stringify(figures) };
      return { seed, sequences: visits, operations: figures.visits, mismatches, ...example };
    },
  );
}
