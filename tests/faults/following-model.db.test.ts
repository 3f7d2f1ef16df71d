import { expect, test } from 'vitest';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { checkFollowing } from '#tests/models/following-model.ts';

test('money that follows players to a vendor is never in two places, and never left behind unsaid', async () => {
  const { database } = await freshDatabase({ poolSize: 8 });
  const figures = await checkFollowing(database, { seed: 19, visits: 24 });
  console.log(JSON.stringify({ name: 'following.model', ...figures }));
  expect(figures).toMatchObject({ visits: 24, inTwoPlaces: 0, leftUnsaid: 0, notHome: 0 });
  expect(figures.kills).toBeGreaterThan(3);
  expect(figures.lostReplies).toBeGreaterThan(8);
  expect(figures.lostConnections).toBeGreaterThan(4);
  expect((await verifyLedger(database)).faults).toEqual([]);
});
