import { queryOptions } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ownProfile } from '#contract/profile.ts';

/** What the member told. Never written down on the device: it is what papers say. */
export const ownProfileQuery = queryOptions({
  queryKey: [ownProfile.path],
  queryFn: ({ signal }) => ask(ownProfile, {}, signal),
});
