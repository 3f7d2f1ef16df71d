import { createRootRouteWithContext } from '@tanstack/react-router';
import { loadFrame } from '#client/features/frame/frame-queries.ts';
import { NotFoundScreen } from '#client/features/frame/NotFoundScreen.tsx';
import { RootScreen } from '#client/features/frame/RootScreen.tsx';
import { ScreenFailed } from '#client/features/frame/ScreenFailed.tsx';
import type { RouterContext } from '#client/router.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => loadFrame(context),
  // What the menu holds changes with the catalogue, which tells so by itself.
  staleTime: Number.POSITIVE_INFINITY,
  component: RootScreen,
  notFoundComponent: NotFoundScreen,
  errorComponent: ScreenFailed,
});
