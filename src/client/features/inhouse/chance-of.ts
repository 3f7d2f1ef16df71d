import { type HouseGame, houseGameOf } from './house-games.ts';

/** Where a game's chance comes from; one that is not known here is taken for one of own seeds. */
export function chanceOf(rules: string): HouseGame['chance'] {
  return houseGameOf(rules)?.chance ?? 'own';
}
