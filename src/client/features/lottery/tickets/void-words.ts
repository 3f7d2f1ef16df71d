import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the house writes down by itself; anything else an operator wrote. */
const known: Readonly<Record<string, MessageDescriptor>> = {
  'no-beacon': msg`The public source of randomness did not answer in time.`,
  stopped: msg`The game was stopped.`,
  'never-opened': msg`The draw was not opened in time.`,
};

/** Why a draw was voided, as a sentence. */
export function sayVoidReason(reason: string, i18n: I18n): string {
  const words = known[reason];
  return words ? i18n._(words) : reason;
}
