import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { MessagesScreen } from '#client/features/notices/MessagesScreen.tsx';
import { messagesQuery } from '#client/features/notices/notice-queries.ts';
import { begin } from '#client/ground/page/begin.ts';
import { Numbered } from '#client/ground/page/search-words.ts';

export const Route = createFileRoute('/_apart/_member/_account/member/messageV2')({
  staticData: { title: msg`Messages`, paint: 'device' },
  validateSearch: v.object({ message: Numbered }),
  loader: begin(({ client, memberId, language }) => [
    client.prefetchInfiniteQuery(messagesQuery({ memberId, language, kind: undefined })),
  ]),
  component: MessagesScreen,
});
