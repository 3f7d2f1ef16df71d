import { useCallback } from 'react';
import type { Game } from '#contract/catalogue.ts';
import { follow } from './follow-launch.ts';
import { launchRouteOf } from './launch-route.ts';
import type { PlayMode } from './play-rule.ts';
import { useFollower } from './use-open-vendor.ts';

/** Plays a game, or says what stands before it. */
export function usePlay(): (game: Game, mode?: PlayMode) => void {
  const by = useFollower();
  return useCallback(
    (game, mode = 'real') => follow(by, launchRouteOf(game), game.gameName, mode),
    [by],
  );
}
