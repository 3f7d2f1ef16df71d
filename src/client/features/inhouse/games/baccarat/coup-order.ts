import type { BaccaratView } from '#games/baccarat/baccarat.ts';

export type Side = 'player' | 'banker';

/** Player, banker, player, banker; then the third ones, the player's first. */
export function coupOrder(view: BaccaratView): string[] {
  return [0, 1, 2].flatMap((place) =>
    (['player', 'banker'] as const)
      .filter((side) => view[side].cards[place] !== undefined)
      .map((side) => cardKey(side, place)),
  );
}

export function cardKey(side: Side, place: number): string {
  return `${side}-${place}`;
}
