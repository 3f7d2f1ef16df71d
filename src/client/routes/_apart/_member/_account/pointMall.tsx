import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { PointMallScreen } from '#client/features/rewards/PointMallScreen.tsx';
import {
  mallQuery,
  pointsConfigQuery,
  pointsQuery,
} from '#client/features/rewards/points-queries.ts';
import { begin } from '#client/ground/page/begin.ts';
import { Word } from '#client/ground/page/search-words.ts';

export const Route = createFileRoute('/_apart/_member/_account/pointMall')({
  staticData: { title: msg`Points mall`, paint: 'device', needs: 'points' },
  validateSearch: v.object({ tab: Word }),
  loader: begin(({ client, memberId, language }) => [
    client.prefetchQuery(pointsQuery(memberId)),
    client.prefetchQuery(mallQuery(memberId, language)),
    client.prefetchQuery(pointsConfigQuery(memberId, language)),
  ]),
  component: PointMallScreen,
});
