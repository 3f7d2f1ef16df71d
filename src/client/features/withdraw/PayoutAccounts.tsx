import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Landmark, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { ProofStep } from '#client/features/proof/ProofStep.tsx';
import { useProvedChange } from '#client/features/proof/use-proved-change.ts';
import { sayError } from '#client/ground/errors/error-words.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { List, Row } from '#client/ui/List.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import { Status } from '#client/ui/Status.tsx';
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
import { accountsQuery, refreshWithdrawals } from './withdraw-queries.ts';

/** The places that money may go to, each with when it is ready. */
export function PayoutAccounts() {
  const { i18n } = useLingui();
  const { go } = useWithdrawPlace();
  const query = useQuery(accountsQuery(useMemberId()));
  const [removing, setRemoving] = useState<PayoutAccount>();
  return (
    <Loaded of={query} cards={2} lost={sayError(query.error, i18n)}>
      {(places) => (
        <>
          {places.accounts.length === 0 && (
            <EmptyState icon={Landmark} title={<Trans>No payout account yet.</Trans>}>
              <Trans>Add a bank account or a wallet in your own name.</Trans>
            </EmptyState>
          )}
          <List>
            {places.accounts.map((account) => (
              <PlaceRow
                key={account.id}
                account={account}
                standing={standingOf(account, places)}
                onRemove={() => setRemoving(account)}
              />
            ))}
          </List>
          {places.accounts.length < payoutAccountsAtMost ? (
            <Button isWide onClick={() => void go({ way: 'add' })}>
              <Trans>Add an account</Trans>
            </Button>
          ) : (
            <Note>
              <Trans>You can have up to five accounts. Remove one to add another.</Trans>
            </Note>
          )}
          {removing && <RemoveSheet account={removing} onClose={() => setRemoving(undefined)} />}
        </>
      )}
    </Loaded>
  );
}

interface PlaceRowProps {
  account: PayoutAccount;
  standing: PayoutStanding;
  onRemove: () => void;
}

function PlaceRow({ account, standing, onRemove }: PlaceRowProps) {
  const { t } = useLingui();
  return (
    <Row
      title={
        <>
          {account.name} <Hint of={account.hint} />
        </>
      }
      note={
        <>
          {standing !== 'other-name' && <Note as="span">{account.holder}</Note>}
          {standing !== 'ready' && (
            <Status>
              <WhyNot standing={standing} account={account} />
            </Status>
          )}
        </>
      }
      icon={kindIcons[account.kind]}
      end={
        <IconButton
          label={t`Remove ${account.name} ${account.hint}`}
          icon={Trash2}
          onClick={onRemove}
        />
      }
    />
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
      toast(t`Account removed.`, { tone: 'good' });
      refreshWithdrawals(client, memberId);
      onClose();
    },
    onRefused: () => false,
  });
  return (
    <Sheet title={t`Remove this account?`} onClose={onClose}>
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
        <Stack>
          <p>
            <b>
              {account.name} <Hint of={account.hint} />
            </b>
          </p>
          <Note>
            <Trans>
              Payments already on their way are not affected. You can add it again later.
            </Trans>
          </Note>
          <Button isWide onClick={() => change.askProof(account.id)}>
            <Trans>Continue</Trans>
          </Button>
        </Stack>
      )}
    </Sheet>
  );
}
