import type { GamePage } from '../game-registry.ts';
import { mountPokerTable } from './mount-poker-table.ts';
import { pokerWords } from './words-poker.ts';

export const pokerPage: GamePage = { mount: mountPokerTable, words: pokerWords };
