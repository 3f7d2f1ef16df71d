import { createContext, type ReactNode } from 'react';
import type { Game } from '#contract/catalogue.ts';

/** What a category has to say on each of its tiles, such as when a lottery draws next; null for nothing. */
export const TileNoteContext = createContext<((game: Game) => ReactNode) | null>(null);
