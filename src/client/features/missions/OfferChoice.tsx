import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { BonusPreview } from '#client/features/bonus/BonusPreview.tsx';
import { BonusTerms } from '#client/features/bonus/BonusTerms.tsx';
import { useBonuses } from '#client/features/bonus/bonus-queries.ts';
import { RewardSum } from '#client/features/rewards/RewardSum.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useCapability } from '#client/ground/site/use-capability.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Choice, Choices } from '#client/ui/Choice.tsx';
import { missionsQuery } from './mission-queries.ts';
import { OfferTerms } from './OfferTerms.tsx';
import type { Offered } from './take-offer.ts';

interface OfferChoiceProps {
  /** Null: no offer. Undefined: nothing was tapped, and what was chosen before stands. */
  chosen: Offered | null | undefined;
  /** What is paid in; null while it cannot be. */
  amount: string | null;
  onChoose: (offer: Offered | null) => void;
}

/** What one may take with a deposit; nothing is chosen until the member chooses it. */
export function OfferChoice({ chosen, amount, onChoose }: OfferChoiceProps) {
  const { missions, bonuses, currency } = useOpenOffers();
  if (missions.length + bonuses.length === 0) return null;
  const joined = bonuses.find(({ status }) => status === 'Joined');
  const standing: Offered | null = joined ? { kind: 'bonus', id: joined.id } : null;
  const taken = chosen === undefined ? standing : chosen;
  const is = (kind: Offered['kind'], id: string) => taken?.kind === kind && taken.id === id;
  const mission = missions.find(({ id }) => is('mission', id));
  const bonus = bonuses.find(({ id }) => is('bonus', id));
  return (
    <>
      <Choices legend={<Trans>Offer with this deposit</Trans>}>
        <Choice name="offer" value="" isChosen={!mission && !bonus} onChoose={() => onChoose(null)}>
          <Trans>No offer</Trans>
        </Choice>
        {bonuses.map(({ id, title }) => (
          <Choice
            key={id}
            name="offer"
            value={`bonus-${id}`}
            isChosen={is('bonus', id)}
            onChoose={() => onChoose({ kind: 'bonus', id })}
          >
            {title}
          </Choice>
        ))}
        {missions.map(({ id, title, stages }) => (
          <Choice
            key={id}
            name="offer"
            value={id}
            isChosen={is('mission', id)}
            onChoose={() => onChoose({ kind: 'mission', id })}
          >
            {title}
            {stages[0] && (
              <>
                {' · '}
                <RewardSum {...stages[0]} currency={currency} />
              </>
            )}
          </Choice>
        ))}
      </Choices>
      {mission?.offer && <OfferTerms mission={mission} offer={mission.offer} currency={currency} />}
      {bonus && <BonusPreview offer={bonus} amount={amount} currency={currency} />}
      {bonus && <BonusTerms terms={bonus} currency={currency} />}
    </>
  );
}

/** Missions that are offers, and bonuses, which can be taken now. */
function useOpenOffers() {
  const { member, isTrial } = useSession();
  const language = useLanguage();
  const isServed = useCapability('missions');
  const { data } = useQuery({
    ...missionsQuery(member?.id ?? '', language),
    enabled: member !== null && !isTrial && isServed,
  });
  const { data: details } = useBonuses();
  return {
    missions:
      data?.missions.filter(({ offer, status }) => offer !== null && status === 'Join') ?? [],
    bonuses: details?.offers.filter(({ status }) => status === 'Join' || status === 'Joined') ?? [],
    currency: data?.currency ?? details?.currency ?? '',
  };
}
