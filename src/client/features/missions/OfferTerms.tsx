import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RewardSum } from '#client/features/rewards/RewardSum.tsx';
import type { Offer, PublicOffer } from '#contract/missions.ts';
import { Figure } from './Figure.tsx';
import styles from './OfferTerms.module.css';

interface OfferTermsProps {
  mission: Pick<PublicOffer, 'conditions' | 'stages'>;
  offer: Offer;
  currency: string;
}

/** The eight terms that matter, beside the headline: nobody has to look for them. */
export function OfferTerms({ mission, offer, currency }: OfferTermsProps) {
  const { conditions, stages } = mission;
  const { days, multiple, games, audience } = offer;
  const [given] = stages;
  return (
    <dl className={styles.terms}>
      <Term name={<Trans>What it takes</Trans>}>
        {conditions.map(({ text, unit, goals }) => (
          <span key={text} className={styles.line}>
            {text}: <Figure unit={unit} amount={goals[0] ?? '0'} currency={currency} />
          </span>
        ))}
      </Term>
      <Term name={<Trans>What you get</Trans>}>
        {given && <RewardSum form={given.form} amount={given.amount} currency={currency} />}
      </Term>
      <Term name={<Trans>To be played</Trans>}>
        {multiple === null ? (
          <Trans>Nothing beyond what is said above</Trans>
        ) : (
          <Trans>{String(multiple)} times what you get</Trans>
        )}
      </Term>
      <Term name={<Trans>Games that count</Trans>}>{games ?? <Trans>All of them</Trans>}</Term>
      <Term name={<Trans>Highest bet</Trans>}>
        <Trans>No limit by this offer: you play with your own money</Trans>
      </Term>
      <Term name={<Trans>Most that is paid</Trans>}>
        <Trans>All of it, in cash; what you win is yours anyway</Trans>
      </Term>
      <Term name={<Trans>Time you have</Trans>}>
        <Plural value={days} one="# day from joining" other="# days from joining" />
      </Term>
      <Term name={<Trans>Who cannot join</Trans>}>
        {audience === 'first-deposit' ? (
          <Trans>
            Anyone under 18, on a break or excluded, without a checked identity, or who has
            deposited before. Once a person.
          </Trans>
        ) : (
          <Trans>Anyone under 18, on a break or excluded. Once a person.</Trans>
        )}
      </Term>
    </dl>
  );
}

function Term({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
