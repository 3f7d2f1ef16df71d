import type * as v from 'valibot';
import type { Provider, Whitelabel } from '#contract/system.ts';

export interface WaysIn {
  hasPassword: boolean;
  hasPasskey: boolean;
  /** A number that they have proved to be theirs. */
  hasMobile: boolean;
  linked: readonly Provider[];
}

interface Open {
  whitelabel: v.InferOutput<typeof Whitelabel>;
  /** The providers that are set up here. */
  offered: readonly Provider[];
}

/** A link in a mail sets a password, but it is no way in: mailboxes are lost, and not noticed. */
export function isWayLeft(ways: WaysIn, { whitelabel, offered }: Open): boolean {
  if (ways.hasPassword || ways.hasPasskey) return true;
  if (ways.hasMobile && (whitelabel.MOBILEVERCODELOGIN3 || whitelabel.PHONEAUTHLOGIN3)) return true;
  return ways.linked.some((provider) => offered.includes(provider));
}
