import type { Transaction } from '#server/db/open.ts';
import { insertReferral, isUpline, type ProgrammeRow, shareMarks } from './referral-store.ts';

interface Invitation {
  playerId: string;
  referrerId: string;
  registeredAt: Date;
}

/**
 * Why an invitation counts nothing; null where it counts. Somebody of one's own line has the line already,
 * and an account with the same person's marks is that person's second one.
 */
export async function refusalOf(
  transaction: Transaction,
  { playerId, referrerId }: Pick<Invitation, 'playerId' | 'referrerId'>,
): Promise<'line' | 'same-person' | null> {
  if (await isUpline(transaction, { playerId, above: referrerId })) return 'line';
  return (await shareMarks(transaction, { one: playerId, other: referrerId }))
    ? 'same-person'
    : null;
}

/** Once, and never changed. */
export function attribute(
  transaction: Transaction,
  { playerId, referrerId, registeredAt }: Invitation,
  { programme, refusal }: { programme: ProgrammeRow; refusal: 'line' | 'same-person' | null },
): Promise<boolean> {
  const { version, terms } = programme;
  const days = terms.played?.days ?? 0;
  return insertReferral(transaction, {
    player_id: playerId,
    referrer_id: referrerId,
    registered_at: registeredAt,
    refusal,
    terms_version: version,
    until: new Date(registeredAt.getTime() + days * dayMs),
  });
}

const dayMs = 24 * 60 * 60_000;
