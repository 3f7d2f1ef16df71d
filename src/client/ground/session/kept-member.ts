import * as v from 'valibot';
import { deviceStorage } from '#client/data/device-storage.ts';
import { memberHereKey } from '#client/data/offline-store.ts';
import { MemberInfo } from '#contract/member.ts';

/**
 * Of whoever is logged in, for a start without a network: which of what is kept is theirs, and in what
 * they count. No name lies on the phone; it goes with everything else that is theirs.
 */
const Kept = v.pick(MemberInfo, ['id', 'type', 'currencySymbol']);
const kept = deviceStorage(v.nullable(Kept));
const nameless: Omit<MemberInfo, keyof v.InferOutput<typeof Kept>> = {
  ...{ account: '', userName: '', nickname: '', iconVersion: null },
  ...{ hasVip: false, vipLabelName: null, mustChangePassword: false, mustConfirmAge: false },
  availablePromo: { REFERRAL: { enabled: false } },
};
let isStandIn = false;

export function keepMember({ id, type, currencySymbol }: MemberInfo): void {
  kept.setItem(memberHereKey, { id, type, currencySymbol });
}

/** Who was logged in when the gateway was last heard. It is believed until the gateway answers again. */
export function standInMember(): MemberInfo | null {
  const member = kept.getItem(memberHereKey, null);
  isStandIn = member !== null;
  return member && { ...nameless, ...member };
}

/** Whether the gateway has still to be asked who is logged in; says so once. */
export function takeStandIn(): boolean {
  const was = isStandIn;
  isStandIn = false;
  return was;
}
