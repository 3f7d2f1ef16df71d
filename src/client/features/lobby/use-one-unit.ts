import { type QueryClient, useQuery } from '@tanstack/react-query';
import { statusQuery } from '#client/features/system/status-query.ts';
import { minorUnitsOf } from '#client/ui/format-money.ts';

/** Of the merchant's currency, which the status names. */
export function useMerchantCurrency(): string {
  const { data } = useQuery({ ...statusQuery, enabled: false });
  return data?.info.currency ?? 'COP';
}

export function oneUnitFrom(client: QueryClient): number {
  return minorUnitsOf(client.getQueryData(statusQuery.queryKey)?.info.currency ?? 'COP');
}
