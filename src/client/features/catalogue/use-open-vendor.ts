import { useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useToast } from '#client/ui/toasts.ts';
import type { Follower } from './follow-launch.ts';
import type { VendorTarget } from './launch-route.ts';

/** Opens a vendor's slots, games or lobby; the way there is fetched with the first press. */
export function useOpenVendor(): (vendor: VendorTarget & { displayName: string }) => void {
  const by = useFollower();
  return useCallback(
    async (vendor) => {
      const { followVendor } = await import('./follow-launch.ts');
      followVendor(by, vendor);
    },
    [by],
  );
}

export function useFollower(): Follower {
  const router = useRouter();
  const session = useSession();
  const open = useOpenOverlay();
  const toast = useToast();
  return useMemo(() => ({ router, session, open, toast }), [router, session, open, toast]);
}
