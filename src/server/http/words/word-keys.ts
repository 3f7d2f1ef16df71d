import type { ErrorCode } from '#contract/errors.ts';
import type { FaultKind } from '#contract/field-rules.ts';

export const fieldWordKeys = [
  'field.required',
  'field.too-short',
  'field.too-long',
  'field.too-small',
  'field.too-big',
  'field.pattern',
  'field.number',
  'field.choice',
  'field.unknown',
] as const;
export type FieldWordKey = (typeof fieldWordKeys)[number];

/** What a form's own check found wrong; the app words the same kinds for itself. */
export type FaultWordKey = `fault.${FaultKind}`;

export type WordKey = ErrorCode | FieldWordKey | FaultWordKey;

/** A code without words in one of the languages does not compile. */
export type GatewayWords = Readonly<Record<WordKey, string>>;
