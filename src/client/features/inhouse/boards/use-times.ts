import { useLingui } from '@lingui/react';

/** Writes a multiplier, as rules tell it, the way the reader writes numbers. */
export function useTimes(): (multiplier: string) => string {
  const { i18n } = useLingui();
  return (multiplier) => i18n.number(Number(multiplier), { maximumFractionDigits: 4 });
}
