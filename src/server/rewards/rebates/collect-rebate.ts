import type { RequestOf } from '#contract/call.ts';
import type { collectRebate as Call, Collection } from '#contract/rebates.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import { makeGrant } from '../grants/make-grant.ts';
import { payGrant } from '../grants/pay-grant.ts';
import { mayReward } from '../may-reward.ts';
import { selectPlayerLanguage } from '../player-store.ts';
import type { RewardContext } from '../reward-context.ts';
import { collectable, wholeOf } from './accrual.ts';
import {
  insertCollection,
  keepRests,
  lockAccruals,
  selectCollection,
  selectCollections,
} from './by-hand-store.ts';
import { ruleOfDay } from './rule-of-day.ts';
import { sayCollected } from './say-rebate.ts';

type Collected = Outcome<Collection, (typeof Call)['refuses'][number]>;

/**
 * Everything that has accrued, in one tap: paid into the main wallet at once, and what made it up is written
 * down. The same request again is answered as the first time; another one finds nothing left.
 */
export function collectRebate(
  app: RewardContext,
  { requestId }: RequestOf<typeof Call>,
  player: Player,
): Promise<Collected> {
  return inTransaction<Collected>(app.database, async (transaction) => {
    const now = app.clock.now();
    const refused = await mayReward(transaction, { playerId: player.id, now });
    if (refused) return refused;
    const earlier = await selectCollection(transaction, player.id, requestId);
    if (earlier) return done(shownCollection(earlier));
    const rule = await ruleOfDay(transaction, now);
    const lines = await lockAccruals(transaction, player.id);
    const amount = collectable(lines, BigInt(rule?.byHand?.minimum ?? 1));
    if (amount === 0n) return refuse('rebate.nothing');
    const grantId = await pay(app, transaction, { playerId: player.id, requestId, amount, now });
    if (typeof grantId !== 'string') return grantId;
    const collection = await insertCollection(
      transaction,
      {
        player_id: player.id,
        request_id: requestId,
        amount: String(amount),
        grant_id: grantId,
        collected_at: now,
      },
      lines.map((line) => ({
        vendor: line.vendor,
        class: line.class,
        valid: String(line.valid),
        amount: String(wholeOf(line.millionths).whole),
      })),
    );
    await keepRests(transaction, player.id, lines);
    return done(shownCollection(collection));
  });
}

async function pay(
  app: RewardContext,
  transaction: Transaction,
  {
    playerId,
    requestId,
    amount,
    now,
  }: { playerId: string; requestId: string; amount: bigint; now: Date },
) {
  const language = await selectPlayerLanguage(transaction, playerId);
  const made = await makeGrant(app, transaction, {
    playerId,
    source: 'rebate',
    sourceRef: `by-hand:${playerId}:${requestId}`,
    form: 'cash',
    amount,
    now,
    remark: sayCollected(language),
  });
  if (!made.done) return made;
  if (!made.value) throw new Error('A new collection was made before.');
  const { id } = made.value;
  const paid = await payGrant(app, transaction, { id, actor: `player:${playerId}`, now });
  if (!paid) throw new Error(`Rebate ${id} could not be claimed.`);
  return id;
}

/** The newest twenty. */
export async function listCollections(
  { database }: Pick<RewardContext, 'database'>,
  player: Player,
): Promise<Collection[]> {
  return (await selectCollections(database, player.id, 20)).map(shownCollection);
}

function shownCollection({
  id,
  amount,
  collected_at: at,
}: {
  id: string;
  amount: string;
  collected_at: Date;
}): Collection {
  return { id, amount, at: at.toISOString() };
}
