import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Icon } from '#client/ui/Icon.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { PayoutAccount } from '#contract/payout-accounts.ts';
import { kindIcons } from './kind-icons.ts';
import { useWithdrawPlace } from './use-withdraw-place.ts';
import styles from './Withdraw.module.css';

interface AccountPickerProps {
  accounts: readonly PayoutAccount[];
  serverTime: string;
  chosen: string | undefined;
  onChoose: (accountId: string) => void;
}

/** Where it is to go: cards, of which one that still rests cannot be taken. */
export function AccountPicker({ accounts, serverTime, chosen, onChoose }: AccountPickerProps) {
  const { go } = useWithdrawPlace();
  return (
    <fieldset className={styles.cards}>
      <legend className={styles.legend}>
        <Trans>Send it to</Trans>
      </legend>
      {accounts.map((account) => {
        const isResting = account.usableFrom > serverTime;
        return (
          <label key={account.id} className={styles.card}>
            <input
              type="radio"
              name="account"
              disabled={isResting}
              checked={account.id === chosen}
              onChange={() => onChoose(account.id)}
            />
            <Icon of={kindIcons[account.kind]} size={22} />
            <span className={styles.cardWords}>
              <b>
                {account.name} <Hint of={account.hint} />
              </b>
              <span className={styles.quiet}>
                {isResting ? (
                  <Trans>
                    Ready from <Time at={account.usableFrom} />
                  </Trans>
                ) : (
                  account.holder
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

/** The last digits, as bank cards show them. */
export function Hint({ of: digits }: { of: string }) {
  return <span className={styles.hint}>{`···· ${digits}`}</span>;
}
