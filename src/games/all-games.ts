import type { Game } from './game.ts';

export const allGames = {} as const satisfies Record<string, Game>;
