import { atom } from 'jotai';
import { forgetWithMember } from '#client/ground/session/forgotten-with-member.ts';

/**
 * The password that a login has just used, while it has to be changed at once: asking for it a second
 * time would tell nothing. In memory only, and gone with the change.
 */
export const knownPasswordAtom = atom<string | null>(null);

forgetWithMember(({ store }) => store.set(knownPasswordAtom, null));
