import { useLingui } from '@lingui/react/macro';
import { MemberPage } from '#client/ground/page/MemberPage.tsx';
import { AmountStep } from './AmountStep.tsx';
import { ClaimForm } from './ClaimForm.tsx';
import { DepositDetail } from './DepositDetail.tsx';
import { claimWay, useDepositPlace } from './use-deposit-place.ts';
import { WaysToPay } from './WaysToPay.tsx';

/** Paying in: the ways, then the amount, then what becomes of it. */
export function DepositScreen() {
  const { t } = useLingui();
  const { deposit, way } = useDepositPlace();
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
  if (way !== undefined) {
    return (
      <MemberPage title={t`Deposit amount`}>
        <AmountStep key={way} way={way} />
      </MemberPage>
    );
  }
  return (
    <MemberPage>
      <WaysToPay />
    </MemberPage>
  );
}
