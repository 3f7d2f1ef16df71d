import { Suspense } from 'react';
import { useSession } from '#client/features/session/session-atom.ts';
import { apart } from '#client/i18n/apart.tsx';

const FavouriteFeed = apart(() =>
  import('#client/features/catalogue/FavouriteFeed.tsx').then((file) => file.FavouriteFeed),
);

/** What runs beside every screen while somebody is logged in; a visitor does not fetch it. */
export function MemberFeeds() {
  const { member } = useSession();
  if (!member) return null;
  return (
    <Suspense>
      <FavouriteFeed memberId={member.id} />
    </Suspense>
  );
}
