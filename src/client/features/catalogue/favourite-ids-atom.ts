import { atom } from 'jotai';

export const noFavourites: ReadonlySet<string> = new Set();

/** The member's favourites with what was just pressed; empty for a visitor. Fed by FavouriteFeed only. */
export const favouriteIdsAtom = atom(noFavourites);
