import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { MemberScreen } from '#client/features/member/MemberScreen.tsx';
import { requireLogin } from '#client/features/session/require-login.ts';

export const Route = createFileRoute('/_apart/member')({
  staticData: { title: msg`My account` },
  beforeLoad: requireLogin,
  component: MemberScreen,
});
