import { dice } from './dice.ts';
import type { Game } from './game.ts';

/** By the code that rounds are stored under. */
export const allGames = { [dice.code]: dice } as Readonly<Record<string, Game>>;
