import { queryOptions } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import type { MemberInfo } from '#contract/member.ts';
import { ownIcon } from '#contract/profile.ts';

/** One's own picture. It is asked for once a version, and only the page remembers it. */
export function iconQuery({ id, iconVersion }: Pick<MemberInfo, 'id' | 'iconVersion'>) {
  return queryOptions({
    queryKey: [ownIcon.path, id, iconVersion],
    queryFn: ({ signal }) => ask(ownIcon, {}, signal),
    enabled: iconVersion !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
