import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { NotificationScreen } from '#client/features/notices/NotificationScreen.tsx';
import { pushSettingsQuery } from '#client/features/notices/notice-queries.ts';
import { begin } from '#client/ground/page/begin.ts';

export const Route = createFileRoute('/_apart/_member/_account/member/notifications')({
  staticData: { title: msg`Notifications`, paint: 'device' },
  loader: begin(({ client, memberId }) => [client.prefetchQuery(pushSettingsQuery(memberId))]),
  component: NotificationScreen,
});
