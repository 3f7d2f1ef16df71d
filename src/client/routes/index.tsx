import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadHome } from '#client/features/lobby/home-queries.ts';
import { HomeScreen } from '#client/features/lobby/HomeScreen.tsx';

export const Route = createFileRoute('/')({
  staticData: { title: msg`Lobby` },
  loader: ({ context }) => loadHome(context),
  component: HomeScreen,
});
