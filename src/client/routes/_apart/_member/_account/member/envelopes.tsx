import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { EnvelopesScreen } from '#client/features/envelopes/EnvelopesScreen.tsx';
import { envelopesQuery } from '#client/features/envelopes/envelope-queries.ts';
import { begin } from '#client/ground/page/begin.ts';

export const Route = createFileRoute('/_apart/_member/_account/member/envelopes')({
  staticData: { title: msg`Red envelopes`, paint: 'device', needs: 'envelopes' },
  loader: begin(({ client, memberId, language }) => [
    client.prefetchQuery(envelopesQuery(memberId, language)),
  ]),
  component: EnvelopesScreen,
});
