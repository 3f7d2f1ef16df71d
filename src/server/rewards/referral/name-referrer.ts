import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { nameReferrer as NameCall } from '#contract/referral.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import { lockPlayer } from '#server/protection/lock-player.ts';
import type { RewardContext } from '../reward-context.ts';
import { attribute, refusalOf } from './attribute.ts';
import { findByCode, findReferral, selectProgramme, selectRegisteredAt } from './referral-store.ts';

/** How long after registering a friend's code can be typed. */
export const typeHours = 24;

type Named = Outcome<AnswerOf<typeof NameCall>, (typeof NameCall)['refuses'][number]>;

export function nameReferrer(
  { database, clock }: Pick<RewardContext, 'database' | 'clock'>,
  { code }: RequestOf<typeof NameCall>,
  player: Player,
): Promise<Named> {
  return inTransaction<Named>(database, async (transaction) => {
    await lockPlayer(transaction, player.id);
    const programme = await selectProgramme(transaction);
    if (!programme) return refuse('referral.closed');
    if (await findReferral(transaction, player.id)) return refuse('referral.already');
    const registeredAt = await selectRegisteredAt(transaction, player.id);
    const latest = registeredAt && registeredAt.getTime() + typeHours * 60 * 60_000;
    if (!registeredAt || !latest || clock.now().getTime() > latest) return refuse('referral.late');
    const referrerId = await findByCode(transaction, code);
    if (referrerId === undefined) return refuse('referral.unknown');
    if (referrerId === player.id) return refuse('referral.own');
    const invitation = { playerId: player.id, referrerId, registeredAt };
    const refusal = await refusalOf(transaction, invitation);
    if (refusal) return refuse(`referral.${refusal}`);
    const isNew = await attribute(transaction, invitation, { programme, refusal });
    return isNew ? done({}) : refuse('referral.already');
  });
}
