import { Plural, Trans } from '@lingui/react/macro';
import { FileSignature, ReceiptText } from 'lucide-react';
import { Entry } from '#client/ground/page/Entry.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Section } from '#client/ui/Section.tsx';
import { billPages } from './bill-pages.ts';
import styles from './MoreScreen.module.css';
import type { Overview } from './OverviewScreen.tsx';

/** What the agent has to do something about, each with the way there; nothing where nothing waits. */
export function WaitingNow({ overview }: { overview: Overview }) {
  const { offers, requests, ends, endsBelow, bills, owed, owedKind } = overview.waiting;
  if (offers + requests + ends + endsBelow + bills === 0) return null;
  return (
    <Section heading={<Trans>What waits for you</Trans>}>
      <ul className={styles.entries}>
        {offers > 0 && (
          <Entry icon={FileSignature} to="/agentHome/contracts" search={{ are: 'open' }}>
            <Plural
              value={offers}
              one="# contract offered to you"
              other="# contracts offered to you"
            />
          </Entry>
        )}
        {requests > 0 && (
          <Entry
            icon={FileSignature}
            to="/agentHome/contracts"
            search={{ are: 'open', whose: 'downlines' }}
          >
            <Plural
              value={requests}
              one="# request of a downline"
              other="# requests of downlines"
            />
          </Entry>
        )}
        {ends > 0 && (
          <Entry icon={FileSignature} to="/agentHome/contracts" search={{ are: 'open' }}>
            <Plural value={ends} one="# wish to end a contract" other="# wishes to end contracts" />
          </Entry>
        )}
        {endsBelow > 0 && (
          <Entry
            icon={FileSignature}
            to="/agentHome/contracts"
            search={{ are: 'open', whose: 'downlines' }}
          >
            <Plural
              value={endsBelow}
              one="# wish of a downline to end a contract"
              other="# wishes of downlines to end contracts"
            />
          </Entry>
        )}
        {bills > 0 && (
          <Entry
            icon={ReceiptText}
            to={billPages[owedKind ?? 'dividend']}
            search={{ whose: 'downlines', state: 'part-paid' }}
          >
            <span>
              <Plural
                value={bills}
                one="# bill that your wallet did not cover"
                other="# bills that your wallet did not cover"
              />
              {': '}
              <Money minor={owed} currency={overview.currency} />
            </span>
          </Entry>
        )}
      </ul>
    </Section>
  );
}
