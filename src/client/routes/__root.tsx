import { createRootRouteWithContext } from '@tanstack/react-router';
import type { RouterContext } from '#client/router.tsx';
import { loadFrame } from '#client/shell/frame-queries.ts';
import { NotFoundScreen } from '#client/shell/NotFoundScreen.tsx';
import { RootScreen } from '#client/shell/RootScreen.tsx';
import { ScreenFailed } from '#client/shell/ScreenFailed.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => loadFrame(context),
  // What the menu holds changes with the catalogue, which tells so by itself.
  staleTime: Number.POSITIVE_INFINITY,
  component: RootScreen,
  notFoundComponent: NotFoundScreen,
  errorComponent: ScreenFailed,
});
