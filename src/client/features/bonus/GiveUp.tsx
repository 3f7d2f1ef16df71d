import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { useOfflineSince } from '#client/data/online.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { OfflineAlert } from '#client/ground/errors/OfflineAlert.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Button } from '#client/ui/Button.tsx';
import { Fact, Facts } from '#client/ui/Facts.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import { giveUpBonus } from '#contract/bonus.ts';
import { refreshBonuses } from './bonus-queries.ts';

interface GiveUpProps {
  bonusId: string;
  balance: string;
  own: string;
  currency: string;
}

/** Two taps, and between them both figures: what stays, and what goes back. */
export function GiveUp({ bonusId, balance, own, currency }: GiveUpProps) {
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const { member } = useSession();
  const isOffline = useOfflineSince() !== null;
  const giving = useMutation({
    mutationFn: () => ask(giveUpBonus, { bonusId }),
    onSettled: () => refreshBonuses(client, member?.id ?? ''),
  });
  if (!isAsking) {
    return (
      <Button variant="outline" isWide onClick={() => setAsking(true)}>
        <Trans>Give up this bonus</Trans>
      </Button>
    );
  }
  return (
    <Stack gap={3}>
      <Facts>
        <Fact name={<Trans>You keep, of your own money</Trans>}>
          <Money minor={own} currency={currency} />
        </Fact>
        <Fact name={<Trans>Goes back, of the bonus</Trans>}>
          <Money minor={balance} currency={currency} />
        </Fact>
      </Facts>
      {isOffline ? <OfflineAlert /> : <ErrorAlert error={giving.error} />}
      <Button
        isWide
        busy={giving.isPending}
        disabled={isOffline}
        onClick={() => !giving.isPending && giving.mutate()}
      >
        <Trans>Yes, give it up</Trans>
      </Button>
      <Button variant="outline" isWide onClick={() => setAsking(false)}>
        <Trans>Keep playing it</Trans>
      </Button>
    </Stack>
  );
}
