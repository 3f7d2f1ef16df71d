import { msg } from '@lingui/core/macro';
import type { useRouter } from '@tanstack/react-router';
import { isOffline } from '#client/data/online.ts';
import type { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import type { Session } from '#client/ground/session/session-atom.ts';
import { statusQuery } from '#client/ground/site/status-query.ts';
import type { useToast } from '#client/ui/toasts.ts';
import { type LaunchRoute, type VendorTarget, vendorRouteOf } from './launch-route.ts';
import { type PlayMode, playAnswerOf } from './play-rule.ts';

/** Who wants to go, and how one gets anywhere. */
export interface Follower {
  router: ReturnType<typeof useRouter>;
  session: Session;
  open: ReturnType<typeof useOpenOverlay>;
  toast: ReturnType<typeof useToast>;
}

/** Opens a vendor: its slots, its list of games, or its lobby. */
export function followVendor(by: Follower, vendor: VendorTarget & { displayName: string }): void {
  follow(by, vendorRouteOf(vendor), vendor.displayName, 'real');
}

/** Sits down at the table of somebody who deals there. */
export function followModel(by: Follower, table: { game: string; gameName: string }): void {
  follow(by, { kind: 'launch', gameCode: table.game }, table.gameName, 'real');
}

/** Goes where a press leads, or says what stands before it: the login, or an account of one's own. */
export function follow(by: Follower, route: LaunchRoute, title: string, mode: PlayMode): void {
  const { router, session, open } = by;
  const answer = playAnswerOf(session, mode);
  if (route.kind === 'slots') {
    void router.navigate({ to: '/rng', search: { vassalage: route.vassalage } });
  } else if (route.kind === 'vendor-games') {
    const { gameType, vassalage } = route;
    open({ kind: 'vendor-games', gameType, vassalage, title });
  } else if (isOffline()) {
    // Before the login: that needs a network no less, and a room without one looks like a logout.
    void sayNeedsNetwork(by);
  } else if (answer === 'login') {
    const goOn = { why: 'play', name: title, to: launchAddress(route, mode) } as const;
    open({ kind: mode === 'trial' && isFreePlayOffered(by) ? 'free-play' : 'login', goOn });
  } else if (answer === 'trial-account') {
    open({ kind: answer });
  } else {
    void router.navigate({ href: launchAddress(route, mode) });
  }
}

function isFreePlayOffered({ router }: Follower): boolean {
  const status = router.options.context.queryClient.getQueryData(statusQuery.queryKey);
  return status?.info.whitelabel.FREEPLAY3 === true;
}

async function sayNeedsNetwork({ router, toast }: Follower): Promise<void> {
  const { i18n } = router.options.context;
  toast(i18n._(msg`You need a connection to play. The game is here when you are back online.`));
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
