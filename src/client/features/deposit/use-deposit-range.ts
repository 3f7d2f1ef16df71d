import { useLingui } from '@lingui/react/macro';
import { useProtection } from '#client/features/protection/protection-queries.ts';
import type { DepositMethod } from '#contract/deposits.ts';
import { writeMoney } from '#contract/write-money.ts';
import { roomOf } from './deposit-room.ts';

/** How much may be paid in this way just now, and why it is no more. */
export function useDepositRange({ least, most, currency }: DepositMethod): {
  most: bigint;
  /** A limit of the player's own, and not the way's. */
  isOwnLimit: boolean;
  words: string;
} {
  const { t, i18n } = useLingui();
  const { data } = useProtection();
  const room = data && roomOf(data.limits);
  const from = writeMoney(least, currency, i18n.locale);
  if (!room || room.left >= BigInt(most)) {
    const to = writeMoney(most, currency, i18n.locale);
    return { most: BigInt(most), isOwnLimit: false, words: t`Between ${from} and ${to}` };
  }
  const to = writeMoney(String(room.left), currency, i18n.locale);
  const limits = {
    day: t`That is all your 24-hour limit allows.`,
    week: t`That is all your 7-day limit allows.`,
    month: t`That is all your monthly limit allows.`,
  };
  const words =
    room.left < BigInt(least)
      ? t`At least ${from}; you have ${to} left. ${limits[room.period]}`
      : t`Between ${from} and ${to}. ${limits[room.period]}`;
  return { most: room.left, isOwnLimit: true, words };
}
