import { minorUnitsOf } from '#client/ui/format-money.ts';
import type { LimitKind } from '#contract/protection-rules.ts';

/** Whole units, as people speak of limits; minutes as they are. Null: nothing was typed. */
export function minorOf(typed: string, kind: LimitKind, currency: string): string | null {
  const digits = digitsIn(typed);
  if (digits === '') return null;
  const factor = kind === 'session' ? 1 : minorUnitsOf(currency);
  return String(BigInt(digits) * BigInt(factor));
}

/** What stands in the field for an amount that is in force; a part of a unit is cut off. */
export function typedOf(minor: string | null, kind: LimitKind, currency: string): string {
  if (minor === null) return '';
  const factor = kind === 'session' ? 1 : minorUnitsOf(currency);
  return String(BigInt(minor) / BigInt(factor));
}

/** Points and spaces between the figures are how people write; nothing longer is an amount. */
export function digitsIn(typed: string): string {
  return typed
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, 13);
}

/** How much of a limit is used, in hundredths; a limit of nothing is used up. */
export function shareUsed(used: string, limit: string): number {
  const whole = BigInt(limit);
  if (whole === 0n) return 100;
  const share = Number((BigInt(used) * 100n) / whole);
  return Math.min(100, share);
}
