import { Trans, useLingui } from '@lingui/react/macro';
import { UserRoundPlus } from 'lucide-react';
import { Suspense } from 'react';
import { useSession } from '#client/features/session/session-atom.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { MemberPage } from './MemberPage.tsx';
import styles from './MemberScreen.module.css';
import { firstPage as FirstPage, pageNamed } from './member-pages.ts';

/** The page that the address names. Somebody on trial has no money, and so none of these. */
export function MemberCentre({ page }: { page: string | undefined }) {
  const { isTrial } = useSession();
  const Page = pageNamed(page);
  if (Page && isTrial) return <NeedsAccount />;
  return (
    <Suspense key={page} fallback={Page ? <Coming /> : <ComingFirst />}>
      {Page ? <Page /> : <FirstPage />}
    </Suspense>
  );
}

function Coming() {
  return (
    <MemberPage title="">
      <Skeleton shape="card" />
      <Skeleton count={6} />
    </MemberPage>
  );
}

function ComingFirst() {
  return (
    <main className={styles.screen}>
      <h1 className={styles.heading}>
        <Trans>My account</Trans>
      </h1>
      <Skeleton shape="card" count={2} />
      <Skeleton count={6} />
    </main>
  );
}

function NeedsAccount() {
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
