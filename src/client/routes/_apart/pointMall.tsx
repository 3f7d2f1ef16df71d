import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PointMallScreen } from '#client/features/frame/PointMallScreen.tsx';
import { requireLogin } from '#client/features/session/require-login.ts';

export const Route = createFileRoute('/_apart/pointMall')({
  staticData: { title: msg`Points mall` },
  beforeLoad: requireLogin,
  component: PointMallScreen,
});
