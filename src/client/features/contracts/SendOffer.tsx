import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ask } from '#client/data/ask.ts';
import { Refused } from '#client/data/refused.ts';
import { useIntent } from '#client/features/wallet/use-intent.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import { useToast } from '#client/ui/toasts.ts';
import type { Terms } from '#contract/contract-terms.ts';
import { offerContract, requestContract } from '#contract/contracts.ts';
import { EndingList } from './EndingList.tsx';
import { type Simulation, SimulationView } from './SimulationView.tsx';
import { useRefreshContracts } from './use-answer.ts';
import { useContractPlaces } from './use-contract-places.ts';

interface SendOfferProps {
  /** Undefined: it is a request to the upline. */
  account: string | undefined;
  other: string;
  terms: Terms;
  simulated: Simulation;
  /** Contracts have changed since: the list is to be read anew. */
  onOutdated: () => void;
}

/** What the terms would have paid and which contracts they would end; read first, then sent. */
export function SendOffer({ account, other, terms, simulated, onOutdated }: SendOfferProps) {
  const { t } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const { contracts } = useContractPlaces();
  const refresh = useRefreshContracts();
  const intent = useIntent(account === undefined ? 'contract-request' : 'contract-offer');
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);
  const ends = simulated.ends.map(({ contractId }) => contractId);
  const send = useMutation({
    mutationFn: () => {
      const requestId = intent.idFor(JSON.stringify([account, terms, ends]));
      return account === undefined
        ? ask(requestContract, { requestId, terms, ends })
        : ask(offerContract, { requestId, account, terms, ends });
    },
    onSuccess: async () => {
      intent.settle();
      toast(t`Sent to ${other}, who now answers.`, { tone: 'good' });
      await refresh();
      const whose = account === undefined ? 'mine' : 'downlines';
      await navigate({ to: contracts, search: { whose }, replace: true });
    },
    onError: (error) => {
      if (error instanceof Refused && error.code === 'contract.ends-others') onOutdated();
    },
  });
  return (
    <Stack gap={3} ref={top} tabIndex={-1} as="section" aria-label={t`Over the last period`}>
      <SimulationView simulated={simulated} terms={terms} isOffer={account !== undefined} />
      <EndingList ends={simulated.ends} />
      <ErrorAlert error={send.error} />
      <Button isWide size="l" busy={send.isPending} onClick={() => send.mutate()}>
        {ends.length > 0 ? (
          <Trans>Send it all the same</Trans>
        ) : account === undefined ? (
          <Trans>Send the request</Trans>
        ) : (
          <Trans>Send the offer</Trans>
        )}
      </Button>
    </Stack>
  );
}
