import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useOpenOverlay } from '#client/features/frame/overlay.ts';
import { useSession } from '#client/features/session/session-atom.ts';
import type { Game } from '#contract/catalogue.ts';
import {
  type LaunchRoute,
  launchRouteOf,
  type VendorTarget,
  vendorRouteOf,
} from './launch-route.ts';
import { type PlayMode, playAnswerOf } from './play-rule.ts';

/** Plays a game, or says what stands before it: the login, or an account of one's own. */
export function usePlay(): (game: Game, mode?: PlayMode) => void {
  const follow = useFollow();
  return useCallback(
    (game, mode = 'real') => follow(launchRouteOf(game), game.gameName, mode),
    [follow],
  );
}

/** Opens a vendor: its slots, its list of games, or its lobby. */
export function useOpenVendor(): (vendor: VendorTarget & { displayName: string }) => void {
  const follow = useFollow();
  return useCallback(
    (vendor) => follow(vendorRouteOf(vendor), vendor.displayName, 'real'),
    [follow],
  );
}

function useFollow(): (route: LaunchRoute, title: string, mode: PlayMode) => void {
  const router = useRouter();
  const session = useSession();
  const open = useOpenOverlay();
  return useCallback(
    (route, title, mode) => {
      if (route.kind === 'slots') {
        const { vassalage } = route;
        return void router.navigate({ to: '/rng', search: { vassalage } });
      }
      if (route.kind === 'vendor-games') {
        const { gameType, vassalage } = route;
        return open({ kind: 'vendor-games', gameType, vassalage, title });
      }
      const answer = playAnswerOf(session, mode);
      if (answer !== 'launch') return open({ kind: answer });
      return void router.navigate({ href: launchAddress(route, mode) });
    },
    [router, session, open],
  );
}

function launchAddress(
  route: Extract<LaunchRoute, { kind: 'lottery' | 'launch' }>,
  mode: PlayMode,
): string {
  const page = route.kind === 'lottery' ? route.page : '/seamless';
  const search = new URLSearchParams();
  if (route.gameCode) search.set('gameCode', route.gameCode);
  if (mode === 'trial') search.set('mode', mode);
  const text = search.toString();
  return text ? `${page}?${text}` : page;
}
