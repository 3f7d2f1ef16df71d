import type { Fault } from '#contract/field-rules.ts';
import { refuseFields } from '#server/kernel/answer.ts';

/** Which of these were left empty, where one call takes the fields of several forms. */
export function refuseMissing(given: Record<string, string | undefined>) {
  const missing = Object.entries(given).filter(([, text]) => !text);
  const faults = missing.map(([field]): [string, Fault] => [field, { kind: 'required' }]);
  return refuseFields(Object.fromEntries(faults));
}
