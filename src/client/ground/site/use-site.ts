import { useQuery } from '@tanstack/react-query';
import type { Permission } from '#contract/system.ts';
import { statusQuery } from './status-query.ts';

/** What the merchant set up; null until the first status was ever heard. */
export function useSite(): Permission['info'] | null {
  return useQuery(statusQuery).data?.info ?? null;
}
