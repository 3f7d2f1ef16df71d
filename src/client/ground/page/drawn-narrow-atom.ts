import { atom } from 'jotai';

/** The gateway drew this page for a phone, without what only wide screens show. */
export const drawnNarrowAtom = atom(false);
