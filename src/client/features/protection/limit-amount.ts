import {
  minorOfTyped,
  readTyped,
  showTyped,
  type TypedAmount,
  typedOfMinor,
} from '#client/ui/typed-amount.ts';
import type { LimitKind } from '#contract/protection-rules.ts';

/** What a limit is counted in, and in whose marks. */
export interface LimitField {
  kind: LimitKind;
  currency: string;
  language: string;
}

/** As the gateway takes it: minor units, or minutes as they are. Null: nothing was typed. */
export function minorOf(
  typed: TypedAmount,
  { kind, currency }: Pick<LimitField, 'kind' | 'currency'>,
): string | null {
  if (typed === '') return null;
  // A limit of nothing is one too.
  return kind === 'session' ? typed : (minorOfTyped(typed, currency) ?? '0');
}

/** What stands typed in the field for an amount that is in force. */
export function typedOf(
  minor: string | null,
  { kind, currency }: Pick<LimitField, 'kind' | 'currency'>,
): TypedAmount {
  if (minor === null) return '';
  return kind === 'session' ? minor : typedOfMinor(minor, currency);
}

export function readLimit(shown: string, field: LimitField, before: TypedAmount): TypedAmount {
  if (field.kind !== 'session') return readTyped(shown, field.currency, field.language, before);
  return shown
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, 6);
}

export function showLimit(typed: TypedAmount, { kind, language }: LimitField): string {
  return kind === 'session' ? typed : showTyped(typed, language);
}

/** How much of a limit is used, in hundredths; a limit of nothing is used up. */
export function shareUsed(used: string, limit: string): number {
  const whole = BigInt(limit);
  if (whole === 0n) return 100;
  const share = Number((BigInt(used) * 100n) / whole);
  return Math.min(100, share);
}
