import { type Courier, keepingCourier } from '#server/kernel/outbox/courier.ts';
import type { Settings } from '#server/settings/settings.ts';
import { smtpMail } from './smtp-mail.ts';

/** The server that is set, or the outbox itself where none is. */
export function openMail({ smtpUrl, mailFrom }: Pick<Settings, 'smtpUrl' | 'mailFrom'>): Courier {
  if (smtpUrl === undefined || mailFrom === undefined) return keepingCourier;
  return smtpMail({ url: new URL(smtpUrl), from: mailFrom });
}
