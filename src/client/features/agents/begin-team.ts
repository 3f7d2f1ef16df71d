import { begin } from '#client/ground/page/begin.ts';
import { agentSearchOf, membersWanted } from './agent-search.ts';
import {
  agentAnnouncementsQuery,
  linksQuery,
  memberCardQuery,
  membersQuery,
  overviewQuery,
} from './team-queries.ts';

/** What the centre's first page asks first. A day is shown with the week that it ends. */
export const beginOverview = begin<object>(({ client, memberId }, chosen) => {
  const { window = 'day', to } = agentSearchOf(chosen);
  const chart = window === 'day' ? 'week' : window;
  return [...new Set([window, chart])].map((one) =>
    client.prefetchQuery(overviewQuery(memberId, { window: one, to })),
  );
});

/** Everybody below, or the one whose card lies open. */
export const beginTeam = begin<object>(({ client, memberId }, chosen) => {
  const search = agentSearchOf(chosen);
  const { member: account, from, to } = search;
  return [
    account === undefined
      ? client.prefetchInfiniteQuery(membersQuery(memberId, membersWanted(search)))
      : client.prefetchQuery(memberCardQuery(memberId, { account, from, to })),
  ];
});

export const beginRegister = begin(({ client, memberId }) => [
  client.prefetchQuery(linksQuery(memberId)),
]);

export const beginAnnouncements = begin(({ client, memberId, language }) => [
  client.prefetchQuery(agentAnnouncementsQuery(memberId, language)),
]);
