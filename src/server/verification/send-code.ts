import { brands } from '#brands/brands.ts';
import type { Language } from '#contract/values.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { MessageKind } from '#server/kernel/outbox/courier.ts';
import { mayMessage } from '#server/kernel/outbox/may-message.ts';
import { queueMessage } from '#server/kernel/outbox/queue-message.ts';
import { newCode, newNothing } from './code-hash.ts';
import { keyOf, type Scene, targetOf } from './scene.ts';
import { deleteOldCodes, upsertCode } from './store.ts';

export interface CodeAsked {
  scene: Scene;
  kind: MessageKind;
  /** A number in E.164 or an e-mail address, already checked by the caller. */
  target: string;
  /** What the code is for besides its scene, such as one login; it is good for nothing else. */
  boundTo?: string;
  language: Language;
  /** The caller's address. */
  address: string;
  /** Of the number, or of the caller for e-mail; null where nobody knows. */
  country: string | null;
  playerId?: string | null;
  /**
   * For a target that nobody here has: everything happens as ever, only nothing is sent, so that
   * neither answer nor time says who is known.
   */
  isWithheld?: boolean;
}

export interface SentCode {
  /** Until another one can be had: the specification's figure. */
  expiredMinutes: number;
  validMinutes: number;
}

export type CodeSent = Outcome<SentCode, 'message.too-soon' | 'message.too-many'>;

/** Sends a code, if the pace allows; the latest one is good, those before it no longer are. */
export async function sendCode(
  { database, settings }: Pick<AppContext, 'database' | 'settings'>,
  asked: CodeAsked,
): Promise<CodeSent> {
  const { scene, boundTo, kind, language, address, country } = asked;
  const { playerId = null, isWithheld = false } = asked;
  const { codeMinutes: minutes, codeResendMinutes } = settings;
  const target = targetOf(asked.target);
  const sent = await inTransaction<CodeSent>(database, async (transaction) => {
    const pace = await mayMessage(transaction, {
      to: target,
      address,
      country,
      resendAfterSeconds: codeResendMinutes * 60,
    });
    if (!pace.done) return pace;
    const { code, ...kept } = isWithheld ? { code: '', ...newNothing() } : newCode();
    await upsertCode(transaction, {
      ...keyOf({ scene, target, boundTo }),
      ...kept,
      attempts: attemptsPerCode,
      minutes,
    });
    await queueMessage(transaction, {
      kind,
      to: target,
      language,
      template: 'verification-code',
      values: {
        site: brands[settings.brand].name,
        code,
        minutes,
        boundHost: settings.publicOrigin && new URL(settings.publicOrigin).hostname,
      },
      playerId,
      sendWithinSeconds: minutes * 60,
      isWithheld,
    });
    return done({ expiredMinutes: codeResendMinutes, validMinutes: minutes });
  });
  // Not in there: two that forget while they hold a row of their own could wait for each other.
  if (sent.done) await deleteOldCodes(database);
  return sent;
}

/** With 12 codes a day and number, a guesser gets through once in some 16,000 days. */
export const attemptsPerCode = 5;
