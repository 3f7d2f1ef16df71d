import type { Language } from '#contract/values.ts';

/** How long something takes, in the largest unit that says it exactly: nobody counts 1,440 minutes. */
export function writeTime(minutes: string, language: Language): string {
  const count = Number(minutes);
  const [value, unit] = count % 60 === 0 && count > 60 ? [count / 60, 'hour'] : [count, 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    value,
  );
}
