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
        title={<Trans>This needs an account of your own.</Trans>}
        action={
          <Button to="/register">
            <Trans>Sign up</Trans>
          </Button>
        }
      >
        <Trans>Free play has no wallet. Open an account to pay in and to play for real.</Trans>
      </EmptyState>
    </MemberPage>
  );
}
