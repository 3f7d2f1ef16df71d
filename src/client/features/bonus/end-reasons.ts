import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the house writes by itself; anything else is what an operator wrote, and is shown as it is. */
const words: Readonly<Record<string, MessageDescriptor>> = {
  break: msg`You excluded yourself`,
  withdrawal: msg`You withdrew money`,
  'kyc.refused': msg`Your documents were refused`,
  'deposit-returned': msg`The deposit went back to your bank or card`,
  'other-account': msg`It is given once a person, and another account of yours has claimed it`,
  cap: msg`The most that it can become was reached`,
};

/** Why something was taken back or ended; undefined where its state says all. */
export function sayEndReason(reason: string | null, i18n: I18n): string | undefined {
  if (reason === null) return undefined;
  const known = words[reason];
  return known ? i18n._(known) : reason;
}
