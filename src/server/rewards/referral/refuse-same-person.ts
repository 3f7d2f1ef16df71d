import type { Transaction } from '#server/db/open.ts';
import { type ReferralRow, shareMarks, updateReferral } from './referral-store.ts';

/**
 * Identity number and payout account are noted long after the registration. So marks are compared again before
 * anything is given: a friend who turns out to be the inviter counts nothing from then on. Answers whether it is so.
 */
export async function refuseSamePerson(
  transaction: Transaction,
  { player_id: playerId, referrer_id: referrerId }: ReferralRow,
): Promise<boolean> {
  if (!(await shareMarks(transaction, { one: playerId, other: referrerId }))) return false;
  await updateReferral(transaction, playerId, { refusal: 'same-person' });
  return true;
}
