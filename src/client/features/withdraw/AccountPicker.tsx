import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Icon } from '#client/ui/Icon.tsx';
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
    <fieldset className={styles.cards}>
      <legend className={styles.legend}>
        <Trans>Send it to</Trans>
      </legend>
      {places.accounts.map((account) => {
        const standing = standingOf(account, places);
        return (
          <label key={account.id} className={styles.card}>
            <input
              type="radio"
              name="account"
              disabled={standing !== 'ready'}
              checked={account.id === chosen}
              onChange={() => onChoose(account.id)}
            />
            <Icon of={kindIcons[account.kind]} size={22} />
            <span className={styles.cardWords}>
              <b>
                {account.name} <Hint of={account.hint} />
              </b>
              <span className={styles.quiet}>
                {standing === 'ready' ? (
                  account.holder
                ) : (
                  <WhyNot standing={standing} account={account} />
                )}
              </span>
            </span>
          </label>
        );
      })}
      <button type="button" className={styles.another} onClick={() => void go({ way: 'accounts' })}>
        <Icon of={Plus} />
        <Trans>Add or remove a place</Trans>
      </button>
    </fieldset>
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
      return <Trans>Switched off by the house for now</Trans>;
    case 'other-name':
      return <Trans>In another name: {account.holder}</Trans>;
  }
}

/** The last digits, as bank cards show them. */
export function Hint({ of: digits }: { of: string }) {
  return <span className={styles.hint}>{`···· ${digits}`}</span>;
}
