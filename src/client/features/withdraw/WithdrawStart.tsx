import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useOfflineSince } from '#client/data/online.ts';
import { Card } from '#client/ui/Card.tsx';
import { Loaded, NeedsNetwork } from '#client/ui/Loaded.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Figure } from '#client/ui/Stat.tsx';
import type { ValueOf } from '#contract/call.ts';
import type { payoutAccounts } from '#contract/payout-accounts.ts';
import type { withdrawalTerms } from '#contract/withdrawals.ts';
import { Checklist } from './Checklist.tsx';
import { ObstacleNote } from './ObstacleNote.tsx';
import { useMemberId } from './use-withdraw-place.ts';
import { WithdrawForm } from './WithdrawForm.tsx';
import { WithdrawHistory } from './WithdrawHistory.tsx';
import { accountsQuery, termsQuery } from './withdraw-queries.ts';

/** How much may leave; then either the form, or the one thing that has to be done first. */
export function WithdrawStart() {
  const memberId = useMemberId();
  const terms = useQuery(termsQuery(memberId));
  const places = useQuery(accountsQuery(memberId));
  const isOffline = useOfflineSince() !== null;
  const both = {
    data: terms.data && places.data && { terms: terms.data, places: places.data },
    isError: terms.isError || places.isError,
    refetch: () => Promise.all([terms.refetch(), places.refetch()]),
  };
  return (
    <Loaded
      of={both}
      isLost={isOffline || both.isError}
      renderLost={(retry) => (
        <NeedsNetwork title={<Trans>You need a connection to withdraw.</Trans>} onRetry={retry}>
          <Trans>Nothing is sent later on its own. Come back when you are online.</Trans>
        </NeedsNetwork>
      )}
    >
      {(known) => <Start {...known} />}
    </Loaded>
  );
}

interface StartProps {
  terms: ValueOf<typeof withdrawalTerms>;
  places: ValueOf<typeof payoutAccounts>;
}

function Start({ terms, places }: StartProps) {
  const { available, currency, obstacle } = terms;
  return (
    <>
      <Card>
        <Note>
          <Trans>You can withdraw</Trans>
        </Note>
        <Figure>
          <Money minor={available} currency={currency} isExact />
        </Figure>
      </Card>
      {obstacle ? (
        <>
          <Checklist terms={terms} places={places} />
          <ObstacleNote obstacle={obstacle} terms={terms} places={places} />
        </>
      ) : (
        <WithdrawForm terms={terms} places={places} />
      )}
      <WithdrawHistory />
    </>
  );
}
