import { atom } from 'jotai';

/** Drawn before anybody knows who looks: what differs between a visitor and a member stays out. */
export const drawnAheadAtom = atom(false);
