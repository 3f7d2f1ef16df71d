import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { RafflesScreen } from '#client/features/raffles/RafflesScreen.tsx';
import { rafflesQuery } from '#client/features/raffles/raffle-queries.ts';
import { begin } from '#client/ground/page/begin.ts';

export const Route = createFileRoute('/_apart/_member/_account/member/raffles')({
  staticData: { title: msg`Raffles`, paint: 'device', needs: 'raffles' },
  loader: begin(({ client, memberId, language }) => [
    client.prefetchQuery(rafflesQuery(memberId, language)),
  ]),
  component: RafflesScreen,
});
