import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Circle, CircleCheck, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Section } from '#client/ui/Section.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import type { ValueOf } from '#contract/call.ts';
import type { payoutAccounts } from '#contract/payout-accounts.ts';
import type { WithdrawalNeed, withdrawalTerms } from '#contract/withdrawals.ts';
import styles from './Checklist.module.css';

interface ChecklistProps {
  terms: ValueOf<typeof withdrawalTerms>;
  places: ValueOf<typeof payoutAccounts>;
}

const icons = { done: CircleCheck, waiting: Hourglass, open: Circle };

/** All that a withdrawal needs, at once: nobody is to find one thing out after the other. */
export function Checklist({ terms: { checklist }, places }: ChecklistProps) {
  const { t } = useLingui();
  const titles: Record<WithdrawalNeed, string> = {
    identity: t`Identity verified`,
    'payment-password': t`Payment password`,
    account: t`An account in your name`,
    turnover: t`Deposits played once`,
  };
  const states = { done: t`done`, waiting: t`being checked`, open: t`still to do` };
  const left = checklist.filter(({ state }) => state !== 'done').length;
  return (
    <Section heading={<Trans>Before your first withdrawal</Trans>}>
      <Note>
        <Plural value={left} one="# step left" other="# steps left" />
      </Note>
      <ol className={styles.list}>
        {checklist.map(({ need, state }) => (
          <li key={need} className={styles.item} data-state={state} data-need={need}>
            <Icon of={icons[state]} size={24} />
            <span>
              <b>{titles[need]}</b>
              <VisuallyHidden>: {states[state]}</VisuallyHidden>
              {state !== 'done' && (
                <Note as="span">
                  <HowLong need={need} isWaiting={state === 'waiting'} places={places} />
                </Note>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface HowLongProps {
  need: WithdrawalNeed;
  isWaiting: boolean;
  places: ChecklistProps['places'];
}

function HowLong({ need, isWaiting, places: { restHours } }: HowLongProps): ReactNode {
  switch (need) {
    case 'identity':
      return isWaiting ? (
        <Trans>We are checking your documents and will message you.</Trans>
      ) : (
        <Trans>Photos of your document, about 3 minutes; then we check them.</Trans>
      );
    case 'payment-password':
      return <Trans>Half a minute.</Trans>;
    case 'account':
      if (isWaiting)
        return <Trans>A new account waits before it can be paid, for your safety.</Trans>;
      return restHours > 0 ? (
        <Plural
          value={restHours}
          one="Two minutes; it can be paid # hour later."
          other="Two minutes; it can be paid # hours later."
        />
      ) : (
        <Trans>Two minutes.</Trans>
      );
    case 'turnover':
      return <Trans>Bets with your own money count.</Trans>;
  }
}
