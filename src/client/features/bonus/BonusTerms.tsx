import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Money } from '#client/ui/Money.tsx';
import type { Bonus, PublicBonus } from '#contract/bonus.ts';
import styles from './BonusTerms.module.css';

interface BonusTermsProps {
  terms: Bonus | Omit<PublicBonus, 'beginsAt'>;
  currency: string;
}

/** The terms that matter, beside the headline: nobody has to look for them. */
export function BonusTerms({ terms, currency }: BonusTermsProps) {
  const { multiple, base, games, capStake, capConversion, isSticky, days, onWithdrawal } = terms;
  const money = (minor: string) => <Money minor={minor} currency={currency} />;
  return (
    <dl className={styles.terms}>
      {'percent' in terms && <OfferedTerms offer={terms} currency={currency} />}
      <Term name={<Trans>To be played</Trans>}>
        {base === 'bonus' ? (
          <Trans>{String(multiple)} times the bonus</Trans>
        ) : (
          <Trans>{String(multiple)} times deposit and bonus together</Trans>
        )}
      </Term>
      <Term name={<Trans>Games that count</Trans>}>
        {games}
        <br />
        <Trans>Others do not count, and bonus money is not played in them.</Trans>
      </Term>
      <Term name={<Trans>Highest bet</Trans>}>
        <Trans>
          {money(capStake)} where bonus money is in it; your own money has no limit here
        </Trans>
      </Term>
      <Term name={<Trans>Most that is paid</Trans>}>
        {capConversion !== null && money(capConversion)}
        {capConversion !== null && isSticky && ' · '}
        {isSticky && <Trans>What you won with it, in cash; the bonus itself goes back</Trans>}
        {capConversion === null && !isSticky && <Trans>All of it, in cash</Trans>}
      </Term>
      <Term name={<Trans>Time you have</Trans>}>
        <Plural value={days} one="# day from its start" other="# days from its start" />
      </Term>
      <Term name={<Trans>If you withdraw</Trans>}>
        {onWithdrawal === 'end' ? (
          <Trans>Your own money is yours at any time; the bonus ends.</Trans>
        ) : (
          <Trans>Your own money is yours at any time; the bonus stays.</Trans>
        )}
      </Term>
    </dl>
  );
}

function OfferedTerms({
  offer,
  currency,
}: {
  offer: Omit<PublicBonus, 'beginsAt'>;
  currency: string;
}) {
  const { audience, percent, atLeast, atMost } = offer;
  return (
    <>
      <Term name={<Trans>What it takes</Trans>}>
        <Trans>
          A deposit of <Money minor={atLeast} currency={currency} /> or more
        </Trans>
      </Term>
      <Term name={<Trans>What you get</Trans>}>
        <Trans>
          {String(percent)} % of it as a bonus, up to <Money minor={atMost} currency={currency} />
        </Trans>
      </Term>
      <Term name={<Trans>Who cannot have it</Trans>}>
        {audience === 'first-deposit' ? (
          <Trans>
            Anyone under 18, on a break or excluded, without a checked identity, or who has
            deposited before. Once a person.
          </Trans>
        ) : (
          <Trans>Anyone under 18, on a break or excluded. Once a person.</Trans>
        )}
      </Term>
    </>
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
