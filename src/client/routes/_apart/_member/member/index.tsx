import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { beginCentre } from '#client/features/member/begin-centre.ts';
import { MemberScreen } from '#client/features/member/MemberScreen.tsx';

export const Route = createFileRoute('/_apart/_member/member/')({
  staticData: { title: msg`My account`, paint: 'device' },
  loader: beginCentre,
  component: MemberScreen,
});
