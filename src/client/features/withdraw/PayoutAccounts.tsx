import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Landmark, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { sayError } from '#client/features/frame/error-words.ts';
import { ProofStep } from '#client/features/profile/ProofStep.tsx';
import { useProvedChange } from '#client/features/profile/use-proved-change.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { useToast } from '#client/ui/toasts.ts';
import {
  type PayoutAccount,
  payoutAccountsAtMost,
  removePayoutAccount,
} from '#contract/payout-accounts.ts';
import type { PayoutStanding } from '#contract/payout-standing.ts';
import type { StrongProof } from '#contract/proof.ts';
import { Hint, WhyNot } from './AccountPicker.tsx';
import { kindIcons } from './kind-icons.ts';
import { standingOf } from './places-standing.ts';
import { useMemberId, useWithdrawPlace } from './use-withdraw-place.ts';
import styles from './Withdraw.module.css';
import { accountsQuery, refreshWithdrawals } from './withdraw-queries.ts';

/** The places that money may go to, each with when it is ready. */
export function PayoutAccounts() {
  const { i18n } = useLingui();
  const { go } = useWithdrawPlace();
  const { data, error, refetch } = useQuery(accountsQuery(useMemberId()));
  const [removing, setRemoving] = useState<PayoutAccount>();
  if (!data) {
    if (!error) return <Skeleton shape="card" count={2} />;
    return (
      <EmptyState
        title={sayError(error, i18n)}
        action={
          <Button onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  }
  const { accounts } = data;
  return (
    <>
      {accounts.length === 0 && (
        <EmptyState icon={Landmark} title={<Trans>No place for your money yet.</Trans>}>
          <Trans>Add a bank account or a wallet in your own name.</Trans>
        </EmptyState>
      )}
      <ul className={styles.history}>
        {accounts.map((account) => (
          <Place
            key={account.id}
            account={account}
            standing={standingOf(account, data)}
            onRemove={() => setRemoving(account)}
          />
        ))}
      </ul>
      {accounts.length < payoutAccountsAtMost ? (
        <Button isWide onClick={() => void go({ way: 'add' })}>
          <Trans>Add an account</Trans>
        </Button>
      ) : (
        <p className={styles.quiet}>
          <Trans>Five places are enough. Remove one to add another.</Trans>
        </p>
      )}
      {removing && <RemoveSheet account={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}

interface PlaceProps {
  account: PayoutAccount;
  standing: PayoutStanding;
  onRemove: () => void;
}

function Place({ account, standing, onRemove }: PlaceProps) {
  const { t } = useLingui();
  return (
    <li className={styles.place}>
      <Icon of={kindIcons[account.kind]} size={22} />
      <span className={styles.cardWords}>
        <b>
          {account.name} <Hint of={account.hint} />
        </b>
        {standing !== 'other-name' && <span className={styles.quiet}>{account.holder}</span>}
        {standing !== 'ready' && (
          <span className={styles.rests}>
            <WhyNot standing={standing} account={account} />
          </span>
        )}
      </span>
      <IconButton
        label={t`Remove ${account.name} ${account.hint}`}
        icon={Trash2}
        onClick={onRemove}
      />
    </li>
  );
}

function RemoveSheet({ account, onClose }: { account: PayoutAccount; onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const memberId = useMemberId();
  const toast = useToast();
  const change = useProvedChange<string>({
    send: (id, proof) => ask(removePayoutAccount, { id, proof: proof as StrongProof }),
    onDone: () => {
      toast(t`It is off your list.`, { tone: 'good' });
      refreshWithdrawals(client, memberId);
      onClose();
    },
    onRefused: () => false,
  });
  return (
    <Sheet title={t`Remove this place?`} onClose={onClose}>
      {change.isProving ? (
        <ProofStep
          action={t`Remove it`}
          purpose="payout"
          onBack={change.back}
          onProof={change.prove}
          isPending={change.isPending}
          error={change.error}
        />
      ) : (
        <div className={styles.stack}>
          <p>
            <b>
              {account.name} <Hint of={account.hint} />
            </b>
          </p>
          <p className={styles.quiet}>
            <Trans>What is on its way there goes on. To use it again, add it again.</Trans>
          </p>
          <Button isWide onClick={() => change.askProof(account.id)}>
            <Trans>Go on</Trans>
          </Button>
        </div>
      )}
    </Sheet>
  );
}
