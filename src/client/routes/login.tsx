import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '#client/features/lobby/HomeScreen.tsx';
import { loadHome } from '#client/features/lobby/home-queries.ts';

/** Home; that the login popup lies over it follows from the address (ground/overlay/overlay.ts). */
export const Route = createFileRoute('/login')({
  staticData: { title: msg`Log in`, paint: 'gateway' },
  loader: ({ context }) => loadHome(context),
  component: HomeScreen,
});
