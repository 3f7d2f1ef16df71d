import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { KeyRound, Users } from 'lucide-react';
import { useState } from 'react';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { MemberPage } from '#client/ground/page/MemberPage.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Button } from '#client/ui/Button.tsx';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import type { ValueOf } from '#contract/call.ts';
import type { ownLine } from '#contract/transfers.ts';
import { LineForm } from './LineForm.tsx';
import { lineQuery } from './wallet-queries.ts';

type Way = 'up' | 'down';

/** An agent's own line, `transferUpline`: money to who stands above, and to those directly below. */
export function LineScreen() {
  const { member, isAgent } = useSession();
  const query = useQuery({
    ...lineQuery(member?.id ?? ''),
    enabled: isAgent,
  });
  return (
    <MemberPage>
      {!isAgent ? (
        <EmptyState icon={Users} title={<Trans>Only agents send money in their line.</Trans>} />
      ) : (
        <Loaded of={query} cards={2} lost={<Trans>Your line could not be loaded.</Trans>}>
          {(line) => <Line line={line} />}
        </Loaded>
      )}
    </MemberPage>
  );
}

function Line({ line }: { line: ValueOf<typeof ownLine> }) {
  const { t } = useLingui();
  const open = useOpenOverlay();
  const ways: { key: Way; label: string }[] = [
    ...(line.canSendDown ? [{ key: 'down' as const, label: t`To a downline` }] : []),
    ...(line.canSendUp ? [{ key: 'up' as const, label: t`To your upline` }] : []),
  ];
  const { account } = useSearch({ from: '/_apart/_member/_account/member/transferUpline' });
  const [chosen, setChosen] = useState<Way>();
  const way = ways.find(({ key }) => key === chosen)?.key ?? ways[0]?.key;
  if (!way) {
    return (
      <EmptyState icon={Users} title={<Trans>Sending money is not available here.</Trans>}>
        <Trans>Customer service can tell you more.</Trans>
      </EmptyState>
    );
  }
  if (!line.hasPaymentPassword) {
    return (
      <EmptyState
        icon={KeyRound}
        title={<Trans>Set a payment password first.</Trans>}
        action={
          <Button onClick={() => open({ kind: 'payment-password' })}>
            <Trans>Set it</Trans>
          </Button>
        }
      >
        <Trans>We ask for it every time you send money.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      {ways.length > 1 && (
        <ChipRow label={t`Where to`} chips={ways} chosen={way} onChoose={setChosen} />
      )}
      <LineForm
        key={way}
        way={way}
        upline={line.upline}
        maximum={way === 'up' ? line.upMaximum : line.downMaximum}
        account={account}
      />
    </>
  );
}
