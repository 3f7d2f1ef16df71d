import type { Language } from '#contract/values.ts';
import type { Transaction } from '#server/db/open.ts';
import { isReservedName } from '#server/identity/login/reserved-names.ts';
import { writePassword } from '#server/identity/passwords/set-password.ts';
import type { Teller } from '#server/identity/sessions/end-session.ts';
import { lockFields } from '#server/identity-documents/profile-fields.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { newReferralCode } from './referral-code.ts';
import { insertPlayer, insertProfile, insertReferralCode, insertSponsor } from './store.ts';

export interface AgentOpening {
  agentId: string;
  account: string;
  type: number;
  series: number | null;
  passwordHash: string;
  language: Language;
}

/** Whether an agent may open an account under this name; what is typed at a desk is kept simple. */
export function isOpenableName(account: string): boolean {
  return /^[A-Za-z][A-Za-z0-9]{3,15}$/.test(account) && !isReservedName(account);
}

/**
 * Opens an account below an agent, as a part of something larger. Until its owner
 * has stated their age, accepted the terms and changed the password, it opens for nothing else (L-AGE). Undefined where somebody has the name.
 */
export async function openForAgent(
  app: Pick<AppContext, 'settings' | 'vault' | 'clock'> & Teller,
  transaction: Transaction,
  { agentId, account, type, series, passwordHash, language }: AgentOpening,
): Promise<string | undefined> {
  const { merchant } = app.settings;
  const now = app.clock.now();
  const playerId = await insertPlayer(transaction, { account, merchant, language, type });
  if (!playerId) return undefined;
  const isNew = await insertProfile(transaction, {
    playerId,
    locked: lockFields(app, playerId, {}),
    mobileProvedAt: null,
    emailProvedAt: null,
    paymentPasswordHash: null,
    termsAcceptedAt: null,
    now,
  });
  if (!isNew) throw new Error('An account without number and mailbox has a profile of its own.');
  await writePassword(app, transaction, { playerId, passwordHash, mustChange: true });
  await insertSponsor(transaction, {
    playerId,
    agentId,
    affiliateCode: null,
    referrerId: null,
    series,
    registerUrl: null,
    registerMethod: 'AGENT',
    now,
  });
  while (!(await insertReferralCode(transaction, playerId, newReferralCode())));
  return playerId;
}
