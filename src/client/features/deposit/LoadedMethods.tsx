import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOfflineSince } from '#client/data/online.ts';
import { Loaded, NeedsNetwork } from '#client/ui/Loaded.tsx';
import type { ValueOf } from '#contract/call.ts';
import type { depositMethods } from '#contract/deposits.ts';
import { methodsQuery } from './deposit-queries.ts';
import { useWhose } from './use-deposit-place.ts';

interface LoadedMethodsProps {
  cards: number;
  children: (methods: ValueOf<typeof depositMethods>) => ReactNode;
}

/** Nothing is queued without a network: an amount entered yesterday is nobody's order today. */
export function LoadedMethods({ cards, children }: LoadedMethodsProps) {
  const { memberId, language } = useWhose();
  const query = useQuery(methodsQuery(memberId, language));
  const isOffline = useOfflineSince() !== null;
  return (
    <Loaded
      of={query}
      cards={cards}
      isLost={isOffline || query.isError}
      renderLost={(retry) => (
        <NeedsNetwork title={<Trans>You need a connection to deposit.</Trans>} onRetry={retry}>
          <Trans>Nothing is sent later on its own. Come back when you are online.</Trans>
        </NeedsNetwork>
      )}
    >
      {children}
    </Loaded>
  );
}
