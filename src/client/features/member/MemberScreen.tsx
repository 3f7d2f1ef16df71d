import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { ownProfileQuery } from '#client/features/profile/profile-query.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { LogOutDialog } from '../session/LogOutDialog.tsx';
import { MemberCard } from './MemberCard.tsx';
import { MemberEntries } from './MemberEntries.tsx';
import styles from './MemberScreen.module.css';

/** The member centre's first page, `securityCenter`: who one is here, and what guards it. */
export function MemberScreen() {
  const { member, isAgent, isTrial } = useSession();
  const [isAsking, setAsking] = useState(false);
  const profile = useQuery({
    ...ownProfileQuery(member?.id ?? ''),
    enabled: member !== null && !isTrial,
  });
  return (
    <main className={styles.screen}>
      <h1 className={styles.heading}>
        <Trans>My account</Trans>
      </h1>
      {member ? (
        <MemberCard
          member={member}
          profile={profile.data}
          onRetry={profile.isError ? () => void profile.refetch() : undefined}
          isAgent={isAgent}
          isTrial={isTrial}
        />
      ) : (
        <Skeleton shape="card" />
      )}
      <MemberEntries
        account={member?.account ?? ''}
        profile={profile.data}
        isAgent={isAgent}
        isTrial={isTrial}
      />
      <div className={styles.leave}>
        <Button variant="outline" isWide onClick={() => setAsking(true)}>
          <Icon of={LogOut} isDirectional />
          <Trans>Log out</Trans>
        </Button>
      </div>
      {isAsking && <LogOutDialog onClose={() => setAsking(false)} />}
    </main>
  );
}
