import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { nameReferrer as NameCall } from '#contract/referral.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import { lockPlayer } from '#server/protection/lock-player.ts';
import { readCounted } from '#server/settled-facts/read-facts.ts';
import { selectMerchant } from '../merchant-store.ts';
import type { RewardContext } from '../reward-context.ts';
import { attribute, refusalOf } from './attribute.ts';
import { isInvitedBy } from './circle-store.ts';
import { friendSums } from './friend-sums.ts';
import {
  addToReferral,
  findByCode,
  findReferral,
  referralReader,
  selectProgramme,
  selectRegisteredAt,
} from './referral-store.ts';

/** How long after registering a friend's code can be typed. */
export const typeHours = 24;

type NamedReferrer = Outcome<AnswerOf<typeof NameCall>, (typeof NameCall)['refuses'][number]>;

export function nameReferrer(
  { database, clock }: Pick<RewardContext, 'database' | 'clock'>,
  { code }: RequestOf<typeof NameCall>,
  player: Player,
): Promise<NamedReferrer> {
  return inTransaction<NamedReferrer>(database, async (transaction) => {
    const earlier = await readCounted(transaction, referralReader, player.id);
    const referrerId = await findByCode(transaction, code);
    // Both, in one order: of two who type each other's code at once the second one finds the first one's word.
    const both = [...new Set([player.id, referrerId ?? player.id])];
    for (const id of both.toSorted((one, other) => Number(BigInt(one) - BigInt(other)))) {
      await lockPlayer(transaction, id);
    }
    const programme = await selectProgramme(transaction);
    if (!programme) return refuse('referral.closed');
    if (await findReferral(transaction, player.id)) return refuse('referral.already');
    const registeredAt = await selectRegisteredAt(transaction, player.id);
    const latest = registeredAt && registeredAt.getTime() + typeHours * 60 * 60_000;
    if (!registeredAt || !latest || clock.now().getTime() > latest) return refuse('referral.late');
    if (referrerId === undefined) return refuse('referral.unknown');
    if (referrerId === player.id) return refuse('referral.own');
    if (await isInvitedBy(transaction, { invited: referrerId, by: player.id })) {
      return refuse('referral.circle');
    }
    const invitation = { playerId: player.id, referrerId, registeredAt };
    const refusal = await refusalOf(transaction, invitation);
    if (refusal) return refuse(`referral.${refusal}`);
    const isNew = await attribute(transaction, invitation, { programme, refusal });
    if (!isNew) return refuse('referral.already');
    await countEarlier(transaction, player.id, earlier);
    return done({});
  });
}

/** What the newcomer did before they typed the code: the reader has passed it, and would never come back to it. */
async function countEarlier(
  transaction: Transaction,
  playerId: string,
  earlier: Awaited<ReturnType<typeof readCounted>>,
): Promise<void> {
  const friend = await findReferral(transaction, playerId);
  if (!friend) throw new Error(`Friend ${playerId} was not written.`);
  const { currency } = await selectMerchant(transaction);
  const sums = friendSums(earlier, { until: friend.until, currency });
  if (sums.deposits === 0n && sums.bets === 0n) return;
  await addToReferral(transaction, { playerId, ...sums });
}
