import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useOverlay } from '#client/ground/overlay/overlay.ts';
import { MemberPage } from '#client/ground/page/MemberPage.tsx';
import { AddAccount } from './AddAccount.tsx';
import { PayoutAccounts } from './PayoutAccounts.tsx';
import { useMemberId, useWithdrawPlace } from './use-withdraw-place.ts';
import { WithdrawalDetail } from './WithdrawalDetail.tsx';
import { WithdrawStart } from './WithdrawStart.tsx';
import { refreshWithdrawals } from './withdraw-queries.ts';

/** Money out: what may leave and what stands in its way, where it goes, and what became of it. */
export function WithdrawScreen() {
  const { t } = useLingui();
  const { withdrawal, way } = useWithdrawPlace();
  useRefreshAfterSheet();
  if (withdrawal !== undefined) {
    return (
      <MemberPage title={t`Your withdrawal`}>
        <WithdrawalDetail key={withdrawal} id={withdrawal} />
      </MemberPage>
    );
  }
  if (way === 'accounts') {
    return (
      <MemberPage title={t`Payout accounts`}>
        <PayoutAccounts />
      </MemberPage>
    );
  }
  if (way === 'add') {
    return (
      <MemberPage title={t`Add a payout account`}>
        <AddAccount />
      </MemberPage>
    );
  }
  return (
    <MemberPage>
      <WithdrawStart />
    </MemberPage>
  );
}

/** What was done in a sheet over the page is seen here at once. */
function useRefreshAfterSheet() {
  const client = useQueryClient();
  const memberId = useMemberId();
  const overlay = useOverlay();
  const hadOverlay = useRef(false);
  useEffect(() => {
    if (hadOverlay.current && !overlay) refreshWithdrawals(client, memberId);
    hadOverlay.current = overlay !== null;
  }, [client, memberId, overlay]);
}
