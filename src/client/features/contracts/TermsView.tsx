import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatRate } from '#agents/rate.ts';
import { Card } from '#client/ui/Card.tsx';
import { Money } from '#client/ui/Money.tsx';
import type { Terms, Tier } from '#contract/contract-terms.ts';
import { carryWords, kindSentences, periodWords, styleWords } from './contract-words.ts';
import styles from './Terms.module.css';
import { TierTable } from './TierTable.tsx';

interface TermsViewProps {
  terms: Terms;
  currency: string;
}

/** What is agreed: sentences to read, and the tiers as a table. */
export function TermsView({ terms, currency }: TermsViewProps) {
  const { i18n } = useLingui();
  return (
    <Card as="div">
      <p className={styles.lead}>{i18n._(kindSentences[terms.kind])}</p>
      {terms.kind === 'realtime' && <RealtimeTerms rate={terms.rate} />}
      {terms.kind === 'hourly' && <HourlyTerms terms={terms} currency={currency} />}
      {'tiers' in terms && <TieredTerms terms={terms} currency={currency} />}
    </Card>
  );
}

interface TieredTermsProps {
  terms: Extract<Terms, { tiers: readonly Tier[] }>;
  currency: string;
}

function TieredTerms({ terms, currency }: TieredTermsProps) {
  const { i18n } = useLingui();
  const isDividend = terms.kind === 'dividend';
  return (
    <>
      <TierTable
        tiers={terms.tiers.map((tier) => ({ tier }))}
        hasLoss={isDividend}
        currency={currency}
      />
      <ul className={styles.sentences}>
        {isDividend && (
          <>
            <li>{i18n._(periodWords[terms.period])}</li>
            <li>{i18n._(styleWords[terms.style])}</li>
            <li>{i18n._(carryWords[terms.carry])}</li>
          </>
        )}
        <li>
          {BigInt(terms.activeFrom) > 0n ? (
            <Trans>
              A member counts as active from valid bets of{' '}
              <Money minor={terms.activeFrom} currency={currency} /> in that time.
            </Trans>
          ) : (
            <Trans>A member with any valid bet in that time counts as active.</Trans>
          )}
        </li>
      </ul>
    </>
  );
}

interface HourlyTermsProps {
  terms: Extract<Terms, { kind: 'hourly' }>;
  currency: string;
}

function HourlyTerms({ terms, currency }: HourlyTermsProps) {
  const { i18n } = useLingui();
  const { winRate, lossRate, singleBet, betAmount, users } = terms;
  const [won, lost] = [formatRate(winRate, i18n.locale), formatRate(lossRate, i18n.locale)];
  return (
    <ul className={styles.sentences}>
      <li>
        <Trans>
          {won} where the team won in that hour, {lost} where it lost.
        </Trans>
      </li>
      <li>
        <Trans>
          Stakes count from <Money minor={singleBet} currency={currency} />.
        </Trans>
      </li>
      <li>
        <Trans>
          An hour pays once the counted stakes come to{' '}
          <Money minor={betAmount} currency={currency} />.
        </Trans>
      </li>
      {users > 0 && (
        <li>
          <Plural
            value={users}
            one="At least # member has to have played in it."
            other="At least # members have to have played in it."
          />
        </li>
      )}
    </ul>
  );
}

function RealtimeTerms({ rate }: { rate: number }) {
  const { i18n } = useLingui();
  const said = formatRate(rate, i18n.locale);
  return (
    <ul className={styles.sentences}>
      <li>
        <Trans>{said} of each valid bet, less the rate of the downline through whom it came.</Trans>
      </li>
      <li>
        <Trans>Bets that are undone later are deducted from the next payments.</Trans>
      </li>
    </ul>
  );
}
