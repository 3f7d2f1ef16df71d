import { begin } from '#client/ground/page/begin.ts';
import { boardsQuery, missionsQuery } from './mission-queries.ts';

/** What the screen shows first, asked for while its program is on its way. */
export const beginMissions = begin(({ client, memberId, language }) => [
  client.prefetchQuery(missionsQuery(memberId, language)),
  client.prefetchQuery(boardsQuery(memberId, language)),
]);
