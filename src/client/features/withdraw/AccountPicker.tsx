import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Choice, Choices } from '#client/ui/Choice.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { ValueOf } from '#contract/call.ts';
import type { PayoutAccount, payoutAccounts } from '#contract/payout-accounts.ts';
import type { PayoutStanding } from '#contract/payout-standing.ts';
import { kindIcons } from './kind-icons.ts';
import { standingOf } from './places-standing.ts';
import { useWithdrawPlace } from './use-withdraw-place.ts';
import styles from './Withdraw.module.css';

interface AccountPickerProps {
  places: ValueOf<typeof payoutAccounts>;
  chosen: string | undefined;
  onChoose: (accountId: string) => void;
}

/** Where it is to go: cards, of which only one that money can go to now can be taken. */
export function AccountPicker({ places, chosen, onChoose }: AccountPickerProps) {
  const { go } = useWithdrawPlace();
  return (
    <Choices legend={<Trans>Send it to</Trans>}>
      {places.accounts.map((account) => {
        const standing = standingOf(account, places);
        return (
          <Choice
            key={account.id}
            name="account"
            value={account.id}
            isChosen={account.id === chosen}
            onChoose={onChoose}
            icon={kindIcons[account.kind]}
            disabled={standing !== 'ready'}
          >
            <b>
              {account.name} <Hint of={account.hint} />
            </b>
            <Note as="span">
              {standing === 'ready' ? (
                account.holder
              ) : (
                <WhyNot standing={standing} account={account} />
              )}
            </Note>
          </Choice>
        );
      })}
      <button type="button" className={styles.another} onClick={() => void go({ way: 'accounts' })}>
        <Icon of={Plus} />
        <Trans>Manage accounts</Trans>
      </button>
    </Choices>
  );
}

interface WhyNotProps {
  standing: Exclude<PayoutStanding, 'ready'>;
  account: PayoutAccount;
}

/** Why money cannot go there now. */
export function WhyNot({ standing, account }: WhyNotProps) {
  switch (standing) {
    case 'resting':
      return (
        <Trans>
          Ready from <Time at={account.usableFrom} />
        </Trans>
      );
    case 'off':
      return <Trans>Unavailable for now</Trans>;
    case 'other-name':
      return <Trans>In another name: {account.holder}</Trans>;
  }
}

/** The last digits, as bank cards show them. */
export function Hint({ of: digits }: { of: string }) {
  return <span className={styles.hint}>{`···· ${digits}`}</span>;
}
