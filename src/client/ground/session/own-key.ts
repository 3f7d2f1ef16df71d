import type { CallDeclaration } from '#contract/call.ts';
import { useSession } from './session-atom.ts';

/** Where the answer to a member's own question is kept: under their name, so that nobody reads another's. */
export function ownKey(memberId: string, call: CallDeclaration) {
  return ['member', memberId, call.path] as const;
}

/** The same for whoever is logged in; nobody's while that is nobody. */
export function useOwnKey(): (call: CallDeclaration) => ReturnType<typeof ownKey> {
  const { member } = useSession();
  return (call) => ownKey(member?.id ?? '', call);
}
