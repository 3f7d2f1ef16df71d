import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

/** About how long something takes, as people say it. */
export function sayMinutes(minutes: number, i18n: I18n): string {
  if (minutes < 60) {
    return i18n._(msg`${plural(minutes, { one: 'a minute', other: '# minutes' })}`);
  }
  const hours = Math.round(minutes / 60);
  if (hours < 48) return i18n._(msg`${plural(hours, { one: 'an hour', other: '# hours' })}`);
  const days = Math.round(hours / 24);
  return i18n._(msg`${plural(days, { one: 'a day', other: '# days' })}`);
}
