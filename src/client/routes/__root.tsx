import { createRootRouteWithContext } from '@tanstack/react-router';
import { NotFoundScreen } from '#client/features/frame/NotFoundScreen.tsx';
import { RootScreen } from '#client/features/frame/RootScreen.tsx';
import { ScreenFailed } from '#client/features/frame/ScreenFailed.tsx';
import type { RouterContext } from '#client/router.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  component: RootScreen,
  notFoundComponent: NotFoundScreen,
  errorComponent: ScreenFailed,
});
