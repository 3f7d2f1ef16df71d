import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onMissed, onServerEvent } from '#client/data/server-events.ts';
import { MemberPage } from '#client/ground/page/MemberPage.tsx';
import { AmountStep } from './AmountStep.tsx';
import { ClaimForm } from './ClaimForm.tsx';
import { DepositDetail } from './DepositDetail.tsx';
import { refreshDeposits } from './deposit-queries.ts';
import { claimWay, useDepositPlace, useWhose } from './use-deposit-place.ts';
import { WaysToPay } from './WaysToPay.tsx';

/** Paying in: the ways, then the amount, then what becomes of it. */
export function DepositScreen() {
  const { t } = useLingui();
  const { deposit, way } = useDepositPlace();
  useNews();
  if (deposit !== undefined) {
    return (
      <MemberPage title={t`Your deposit`}>
        <DepositDetail key={deposit} depositId={deposit} />
      </MemberPage>
    );
  }
  if (way === claimWay) {
    return (
      <MemberPage title={t`Find my transfer`}>
        <ClaimForm />
      </MemberPage>
    );
  }
  return (
    <MemberPage>
      {way === undefined ? <WaysToPay /> : <AmountStep key={way} way={way} />}
    </MemberPage>
  );
}

/** Whatever happens to a deposit on another device, or at the provider, is seen here at once. */
function useNews() {
  const client = useQueryClient();
  const { memberId } = useWhose();
  useEffect(() => {
    const refresh = () => refreshDeposits(client, memberId);
    const stops = [
      onServerEvent('deposit.changed', refresh),
      onServerEvent('protection.changed', refresh),
      onMissed(refresh),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, memberId]);
}
