import { begin } from '#client/ground/page/begin.ts';
import { agentSearchOf } from './agent-search.ts';
import { overviewQuery } from './team-queries.ts';

/** What the centre's first page asks first. A day is shown with the week that it ends. */
export const beginOverview = begin<object>(({ client, memberId }, chosen) => {
  const { window = 'day', to } = agentSearchOf(chosen);
  const chart = window === 'day' ? 'week' : window;
  return [...new Set([window, chart])].map((one) =>
    client.prefetchQuery(overviewQuery(memberId, { window: one, to })),
  );
});
