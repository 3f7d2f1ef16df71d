import { Trans } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { BonusTerms } from '#client/features/bonus/BonusTerms.tsx';
import { OfferTerms } from '#client/features/missions/OfferTerms.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useCapability } from '#client/ground/site/use-capability.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Card } from '#client/ui/Card.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Time } from '#client/ui/Time.tsx';
import { promotionTerms } from '#contract/promotion-terms.ts';
import type { Language } from '#contract/values.ts';

export function promotionTermsQuery(promotion: string, language: Language) {
  return queryOptions({
    queryKey: [promotionTerms.path, language, promotion],
    queryFn: ({ signal }) => ask(promotionTerms, { promotion, language }, signal),
    meta: { keepOffline: true },
  });
}

/** Whoever is not logged in reads what an offer asks for before they sign up. Nothing beside any other promotion. */
export function TermsForVisitors({ promotionId }: { promotionId: string }) {
  const { member, isTrial } = useSession();
  const isServed = useCapability('rewards');
  const { data } = useQuery({
    ...promotionTermsQuery(promotionId, useLanguage()),
    enabled: isServed && (member === null || isTrial),
  });
  const [now] = useState(() => Date.now());
  if (!data || (member !== null && !isTrial)) return null;
  const { currency, offer, bonus } = data;
  return (
    <>
      {bonus && Date.parse(bonus.endsAt) > now && (
        <Card data-public-terms={bonus.id}>
          <When from={bonus.beginsAt} until={bonus.endsAt} now={now} />
          <BonusTerms terms={bonus} currency={currency} />
        </Card>
      )}
      {offer && Date.parse(offer.joinUntil) > now && (
        <Card data-public-terms={offer.id}>
          <When from={offer.beginsAt} until={offer.joinUntil} now={now} />
          <OfferTerms mission={offer} offer={offer.offer} currency={currency} />
        </Card>
      )}
    </>
  );
}

function When({ from, until, now }: { from: string; until: string; now: number }) {
  return (
    <Note>
      {Date.parse(from) > now ? (
        <Trans>
          Begins <Time at={from} />
        </Trans>
      ) : (
        <Trans>
          Until <Time at={until} />, as long as its budget lasts
        </Trans>
      )}
    </Note>
  );
}
