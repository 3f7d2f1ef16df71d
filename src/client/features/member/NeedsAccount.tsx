import { Trans, useLingui } from '@lingui/react/macro';
import { UserRoundPlus } from 'lucide-react';
import { MemberPage } from '#client/ground/page/MemberPage.tsx';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';

/** What somebody on trial is shown instead. */
export function NeedsAccount() {
  const { t } = useLingui();
  return (
    <MemberPage title={t`My account`}>
      <EmptyState
        icon={UserRoundPlus}
        title={<Trans>You need an account for this.</Trans>}
        action={
          <Button to="/register">
            <Trans>Sign up</Trans>
          </Button>
        }
      >
        <Trans>Free play has no wallet. Create an account to deposit and play for real.</Trans>
      </EmptyState>
    </MemberPage>
  );
}
