import { Suspense } from 'react';
import { pageSeen } from '#client/data/page-seen.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { apart } from '#client/i18n/apart.tsx';

const FeedsOfMember = apart(
  () => import('./FeedsOfMember.tsx').then((file) => file.FeedsOfMember),
  { wanted: pageSeen },
);

/** What runs beside every screen while somebody is logged in; a visitor does not fetch it. */
export function MemberFeeds() {
  const { member } = useSession();
  if (!member) return null;
  return (
    <Suspense>
      <FeedsOfMember memberId={member.id} />
    </Suspense>
  );
}
