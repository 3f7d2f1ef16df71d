import type { MemberInfo } from '#contract/member.ts';

type Named = Pick<MemberInfo, 'nickname' | 'userName' | 'account'>;

/** What a member is called on screens. */
export function nameOf({ nickname, userName, account }: Named): string {
  return nickname || userName || account;
}

/** The first character as people count them: a letter beyond the first 65,536 is one too. */
export function initialOf(member: Named): string {
  return ([...nameOf(member)][0] ?? '').toLocaleUpperCase();
}
