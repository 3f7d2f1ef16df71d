import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Two hours and five minutes, short. */
export function formatMinutes(minutes: number, i18n: I18n): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return i18n._(msg`${rest} min`);
  return rest === 0 ? i18n._(msg`${hours} h`) : i18n._(msg`${hours} h ${rest} min`);
}

export function minutesBetween(from: string, to: string): number {
  return Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / 60_000));
}
