import { atom } from 'jotai';

/**
 * The password that a login has just used, while it has to be changed at once: asking for it a second
 * time would tell nothing. In memory only, and gone with the change.
 */
export const knownPasswordAtom = atom<string | null>(null);
