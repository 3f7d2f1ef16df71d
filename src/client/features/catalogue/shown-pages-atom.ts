import { atom } from 'jotai';

/** How many more pages than the first a list has brought along, so that coming back finds them. */
export const shownPagesAtom = atom<ReadonlyMap<string, number>>(new Map());
