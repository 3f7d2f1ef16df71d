import { useQuery } from '@tanstack/react-query';
import { adultAgeIn } from '#contract/ages.ts';
import { statusQuery } from './status-query.ts';

/** The years that the law asks where the visitor is (L-AGE). */
export function useAdultAge(): number {
  const country = useQuery(statusQuery).data?.location.country;
  return adultAgeIn(country ?? '');
}
