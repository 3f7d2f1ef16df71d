import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useSession } from '#client/ground/session/session-atom.ts';
import { apart } from '#client/i18n/apart.tsx';

const NeedsAccount = apart(() => import('./NeedsAccount.tsx').then((file) => file.NeedsAccount));

/** Somebody on trial has no money, and so none of these pages. */
export function AccountGate() {
  const { isTrial } = useSession();
  if (!isTrial) return <Outlet />;
  return (
    <Suspense>
      <NeedsAccount />
    </Suspense>
  );
}
