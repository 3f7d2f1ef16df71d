import { brands } from '#brands/brands.ts';
import type { Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';

export interface RelyingParty {
  /** The host a passkey is bound to; a browser offers it nowhere else. */
  id: string;
  name: string;
  origin: string;
}

/** What is set, or on a laptop the address that the page was opened under. */
export function relyingParty(
  { settings }: Pick<AppContext, 'settings'>,
  visit: Visit,
): RelyingParty {
  const origin = settings.publicOrigin ?? visit.origin;
  return { id: new URL(origin).hostname, name: brands[settings.brand].name, origin };
}

/** ES256, EdDSA and RS256: what phones, security keys and Windows make. */
export const algorithms = [-7, -8, -257];
export const validMs = 5 * 60_000;
export const mostPasskeys = 10;
