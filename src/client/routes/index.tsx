import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '#client/features/lobby/HomeScreen.tsx';
import { loadHome } from '#client/features/lobby/home-queries.ts';

export const Route = createFileRoute('/')({
  staticData: { title: msg`Lobby`, paint: 'gateway' },
  loader: ({ context }) => loadHome(context),
  component: HomeScreen,
});
