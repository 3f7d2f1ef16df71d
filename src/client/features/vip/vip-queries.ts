import { queryOptions } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import type { Language } from '#contract/values.ts';
import { vipStanding } from '#contract/vip.ts';

/** Kept on the device, so that it opens without a network as it last stood. */
export function vipQuery(memberId: string, language: Language) {
  return queryOptions({
    queryKey: [...ownKey(memberId, vipStanding), language],
    queryFn: ({ signal }) => ask(vipStanding, { language }, signal),
    staleTime: 0,
    meta: { keepForMember: true, changedBy: ['rewards.changed'] },
  });
}
