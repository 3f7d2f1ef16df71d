import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { RewardSum } from '#client/features/rewards/RewardSum.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useCapability } from '#client/ground/site/use-capability.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Choice, Choices } from '#client/ui/Choice.tsx';
import { missionsQuery } from './mission-queries.ts';
import { OfferTerms } from './OfferTerms.tsx';

interface OfferChoiceProps {
  /** Null: no offer, which is where it begins. */
  chosen: string | null;
  onChoose: (missionId: string | null) => void;
}

/** Offers that one may join with a deposit; none is chosen until the member chooses it. */
export function OfferChoice({ chosen, onChoose }: OfferChoiceProps) {
  const { member, isTrial } = useSession();
  const language = useLanguage();
  const isServed = useCapability('missions');
  const { data } = useQuery({
    ...missionsQuery(member?.id ?? '', language),
    enabled: member !== null && !isTrial && isServed,
  });
  const open = data?.missions.filter(({ offer, status }) => offer !== null && status === 'Join');
  if (!data || !open || open.length === 0) return null;
  const taken = open.find(({ id }) => id === chosen);
  return (
    <>
      <Choices legend={<Trans>Offer with this deposit</Trans>}>
        <Choice name="offer" value="" isChosen={!taken} onChoose={() => onChoose(null)}>
          <Trans>No offer</Trans>
        </Choice>
        {open.map(({ id, title, stages }) => (
          <Choice key={id} name="offer" value={id} isChosen={id === chosen} onChoose={onChoose}>
            {title}
            {stages[0] && (
              <>
                {' · '}
                <RewardSum {...stages[0]} currency={data.currency} />
              </>
            )}
          </Choice>
        ))}
      </Choices>
      {taken?.offer && <OfferTerms mission={taken} offer={taken.offer} currency={data.currency} />}
    </>
  );
}
