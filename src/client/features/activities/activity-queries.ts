import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useCapability } from '#client/ground/site/use-capability.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { type Activity, activities } from '#contract/activities.ts';
import type { Language } from '#contract/values.ts';

/** Kept on the device, so that it opens without a network as it last stood. */
function activitiesQuery(memberId: string, language: Language) {
  return queryOptions({
    queryKey: [...ownKey(memberId, activities), language],
    queryFn: ({ signal }) => ask(activities, { language }, signal),
    staleTime: 0,
    meta: { keepForMember: true, changedBy: ['rewards.changed'] },
  });
}

/** What one may apply for beside a promotion; undefined where it is an announcement alone. */
export function useActivity(
  promotionId: string,
): { activity: Activity; currency: string } | undefined {
  const { member, isTrial } = useSession();
  const language = useLanguage();
  const isServed = useCapability('rewards');
  const { data } = useQuery({
    ...activitiesQuery(member?.id ?? '', language),
    enabled: member !== null && !isTrial && isServed,
  });
  const activity = data?.activities.find(({ promotion }) => promotion === promotionId);
  return data && activity ? { activity, currency: data.currency } : undefined;
}

export function refreshActivities(client: QueryClient, memberId: string): void {
  void client.invalidateQueries({ queryKey: ownKey(memberId, activities) });
}
