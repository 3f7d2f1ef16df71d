import { queryOptions } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { ownProfile } from '#contract/profile.ts';

/** What the member told. Never written down on the device: it is what papers say. */
export function ownProfileQuery(memberId: string) {
  return queryOptions({
    queryKey: ownKey(memberId, ownProfile),
    queryFn: ({ signal }) => ask(ownProfile, {}, signal),
  });
}

export function useOwnProfileQuery() {
  const { member } = useSession();
  return ownProfileQuery(member?.id ?? '');
}
