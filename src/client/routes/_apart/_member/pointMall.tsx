import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PointMallScreen } from '#client/features/rewards/PointMallScreen.tsx';

export const Route = createFileRoute('/_apart/_member/pointMall')({
  staticData: { title: msg`Points mall`, paint: 'device' },
  component: PointMallScreen,
});
