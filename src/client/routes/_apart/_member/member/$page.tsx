import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { beginCentre } from '#client/features/member/begin-centre.ts';
import { MemberScreen } from '#client/features/member/MemberScreen.tsx';

/** Whatever an address names that is no page: the first page stands for it. */
export const Route = createFileRoute('/_apart/_member/member/$page')({
  staticData: { title: msg`My account`, paint: 'device', aheadFor: [] },
  loader: beginCentre,
  component: MemberScreen,
});
