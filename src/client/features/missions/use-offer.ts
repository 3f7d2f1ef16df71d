import { useQuery } from '@tanstack/react-query';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useCapability } from '#client/ground/site/use-capability.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import type { Mission, Offer } from '#contract/missions.ts';
import { missionsQuery } from './mission-queries.ts';

interface OfferOfPromotion {
  mission: Mission;
  offer: Offer;
  currency: string;
}

/** What stands behind a promotion for this member; undefined where it is an announcement alone. */
export function useOffer(promotionId: string): OfferOfPromotion | undefined {
  const { member, isTrial } = useSession();
  const language = useLanguage();
  const isServed = useCapability('missions');
  const { data } = useQuery({
    ...missionsQuery(member?.id ?? '', language),
    enabled: member !== null && !isTrial && isServed,
  });
  for (const mission of data?.missions ?? []) {
    const { offer } = mission;
    if (data && offer?.promotion === promotionId)
      return { mission, offer, currency: data.currency };
  }
  return undefined;
}
