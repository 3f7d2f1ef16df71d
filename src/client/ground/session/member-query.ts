import { queryOptions } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { NetworkFailed, Refused } from '#client/data/refused.ts';
import { type MemberInfo, memberInfo } from '#contract/member.ts';

/** Who is logged in; null for a visitor. A visitor's page asks nothing. */
export const memberQuery = queryOptions({
  queryKey: ['session', 'member'],
  queryFn: async ({ signal }): Promise<MemberInfo | null> => {
    if (!hasSessionHint()) return null;
    try {
      return await ask(memberInfo, {}, signal);
    } catch (error) {
      if (error instanceof Refused && error.code.startsWith('session.')) return null;
      const member = error instanceof NetworkFailed && (await loadStandIn());
      if (member) return member;
      throw error;
    }
  },
  staleTime: 5 * 60_000,
  gcTime: Number.POSITIVE_INFINITY,
  // A level that rose stands beside the name.
  meta: { changedBy: ['rewards.changed'] },
});

/** Without a network it is still theirs what this phone keeps: hearts, and what they had. */
async function loadStandIn(): Promise<MemberInfo | null> {
  const { standInMember } = await import('./kept-member.ts');
  return standInMember();
}

/**
 * The session itself is in a cookie that scripts cannot read. Beside it stands one that says only
 * that there is a session, so that visitors cost no call.
 */
function hasSessionHint(): boolean {
  return typeof document !== 'undefined' && /(?:^|;\s*)signed-in=1/.test(document.cookie);
}
