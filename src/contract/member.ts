import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Nothing } from './values.ts';

export const agentTypes: readonly number[] = [1, 2, 41, 42];
export const trialType = 4;

export interface MemberFlags {
  isAgent: boolean;
  isTrial: boolean;
}

/** The member's type code decides what the member is. */
export function flagsOf(type: number): MemberFlags {
  return { isAgent: agentTypes.includes(type), isTrial: type === trialType };
}

export const MemberInfo = v.object({
  id: v.string(),
  account: v.string(),
  userName: v.string(),
  nickname: v.string(),
  type: v.number(),
  currencySymbol: v.string(),
  /** Changes with the picture, so that every device asks for the new one; null where there is none. */
  iconVersion: v.nullable(v.string()),
  hasVip: v.boolean(),
  vipLabelName: v.nullable(v.string()),
  /** Promotions that lead somewhere for this member. */
  availablePromo: v.object({ REFERRAL: v.object({ enabled: v.boolean() }) }),
  /** Nothing else is answered until the password is changed. */
  mustChangePassword: v.boolean(),
  /** Age and terms are stated with the password: an agent opened the account (L-AGE). */
  mustConfirmAge: v.boolean(),
});
export type MemberInfo = v.InferOutput<typeof MemberInfo>;

export const memberInfo = defineCall({
  name: 'memberInfo',
  summary: 'Who is logged in',
  method: 'GET',
  path: '/wps/member/info',
  who: 'member',
  evenBeforeChange: true,
  request: Nothing,
  value: MemberInfo,
  refuses: [],
});

export const logout = defineCall({
  name: 'logout',
  summary: 'Ends the session on the gateway and forgets it on the device',
  method: 'DELETE',
  path: '/wps/session/logout',
  who: 'anyone',
  // Who wants to leave a phone that is not theirs cannot wait for the end of maintenance.
  always: true,
  request: Nothing,
  value: v.object({}),
  refuses: [],
});
