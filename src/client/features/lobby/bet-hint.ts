import { useQuery } from '@tanstack/react-query';
import { statusQuery } from '#client/ground/site/status-query.ts';
import { minorUnitsOf } from '#client/ui/format-money.ts';

/**
 * From which smallest bet the slots' hint counts, in minor units. It means one yuan; elsewhere that
 * is a round amount of about the same worth, for one peso or one dong would leave nothing out.
 */
export function betHintOf(currency: string): number {
  return roundAmounts[currency] ?? minorUnitsOf(currency);
}

const roundAmounts: Readonly<Record<string, number>> = {
  ARS: 20_000,
  BRL: 100,
  CLP: 100,
  COP: 50_000,
  EUR: 10,
  IDR: 200_000,
  INR: 1_000,
  JPY: 20,
  KRW: 200,
  MXN: 200,
  MYR: 50,
  PEN: 50,
  PHP: 1_000,
  THB: 500,
  TWD: 500,
  USD: 10,
  VND: 3_000,
};

/** The merchant's, which the status names. */
export function useBetHint(): { minor: number; currency: string } {
  const { data } = useQuery({ ...statusQuery, enabled: false });
  const currency = data?.info.currency ?? 'COP';
  return { minor: betHintOf(currency), currency };
}
