import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import { ForcedChange } from '#client/features/access/ForcedChange.tsx';
import { FavouriteFeed } from '#client/features/catalogue/FavouriteFeed.tsx';
import { ContractFeed } from '#client/features/contracts/ContractFeed.tsx';
import { NoticeFeed } from '#client/features/notices/NoticeFeed.tsx';
import { ProtectionFeed } from '#client/features/protection/ProtectionFeed.tsx';
import { GuardFeed } from '#client/features/session/GuardFeed.tsx';
import { IdleFeed } from '#client/features/session/IdleFeed.tsx';
import { KeptMemberFeed } from '#client/features/session/KeptMemberFeed.tsx';
import { NewDeviceFeed } from '#client/features/session/NewDeviceFeed.tsx';
import { watchSession } from '#client/features/session/watch-session.ts';
import { BalanceFeed } from '#client/features/wallet/BalanceFeed.tsx';

/** Everything that runs while somebody is logged in, in one piece. */
export function FeedsOfMember({ memberId }: { memberId: string }) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const store = useStore();
  useEffect(() => {
    if (isWatching) return;
    isWatching = true;
    // A screen that is for members alone sends its visitor to the door.
    watchSession({ queryClient, store, onLeft: () => void router.invalidate() });
  }, [queryClient, router, store]);
  return (
    <>
      <FavouriteFeed memberId={memberId} />
      <BalanceFeed memberId={memberId} />
      <NewDeviceFeed memberId={memberId} />
      <GuardFeed memberId={memberId} />
      <NoticeFeed memberId={memberId} />
      <ContractFeed memberId={memberId} />
      <ProtectionFeed memberId={memberId} />
      <IdleFeed />
      <KeptMemberFeed />
      <ForcedChange />
    </>
  );
}

/** It outlives the member, whose leaving is what it waits for. */
let isWatching = false;
