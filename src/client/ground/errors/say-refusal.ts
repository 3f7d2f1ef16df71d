import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Refused } from '#client/data/refused.ts';
import { sayError } from './error-words.ts';

/** Why the door stays shut; a wait is told in minutes, as people count it. */
export function sayRefusal(error: unknown, i18n: I18n): string {
  const seconds = error instanceof Refused ? error.retryAfterSeconds : undefined;
  if (error instanceof Refused && error.code === 'login.locked' && seconds !== undefined) {
    const minutes = Math.max(1, Math.ceil(seconds / 60));
    return i18n._(
      msg`${plural(minutes, {
        one: 'Too many wrong passwords. Try again in a minute.',
        other: 'Too many wrong passwords. Try again in # minutes.',
      })}`,
    );
  }
  return sayError(error, i18n);
}
