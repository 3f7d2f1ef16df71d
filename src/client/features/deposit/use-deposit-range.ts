import { useLingui } from '@lingui/react/macro';
import { useProtection } from '#client/features/protection/protection-queries.ts';
import { formatMoney } from '#client/ui/format-money.ts';
import type { DepositMethod } from '#contract/deposits.ts';
import { roomOf } from './deposit-room.ts';

/** How much may be paid in this way just now, and why it is no more. */
export function useDepositRange({ least, most, currency }: DepositMethod): {
  most: bigint;
  words: string;
} {
  const { t, i18n } = useLingui();
  const { data } = useProtection();
  const room = data && roomOf(data.limits);
  const from = formatMoney(least, currency, i18n.locale);
  if (!room || room.left >= BigInt(most)) {
    const to = formatMoney(most, currency, i18n.locale);
    return { most: BigInt(most), words: t`Between ${from} and ${to} ${currency}` };
  }
  const to = formatMoney(String(room.left), currency, i18n.locale);
  const limits = {
    day: t`Your limit for 24 hours leaves no more.`,
    week: t`Your limit for 7 days leaves no more.`,
    month: t`Your limit for the month leaves no more.`,
  };
  const words =
    room.left < BigInt(least)
      ? t`At least ${from} ${currency}, and ${to} is left. ${limits[room.period]}`
      : t`Between ${from} and ${to} ${currency}. ${limits[room.period]}`;
  return { most: room.left, words };
}
