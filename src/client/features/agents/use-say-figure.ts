import { useLingui } from '@lingui/react';
import { formatCount, minorUnitsOf } from '#client/ui/format-money.ts';
import { writeMoney } from '#contract/write-money.ts';
import { writeShort } from '#contract/write-number.ts';

/** Sums of a currency as one reads them, and round ones in a word: 5 M, 500万. */
export function useSayMoney(currency: string) {
  const { i18n } = useLingui();
  return {
    say: (minor: string) => writeMoney(minor, currency, i18n.locale),
    sayShort: (minor: string) =>
      writeShort(Number(BigInt(minor)) / (currency ? minorUnitsOf(currency) : 1), i18n.locale),
  };
}

export function useSayCount() {
  const { i18n } = useLingui();
  const say = (count: string) => formatCount(Number(count), i18n.locale);
  return { say, sayShort: say };
}
