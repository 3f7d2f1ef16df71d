import type { GamePage } from '../game-registry.ts';
import { mountLiveTable } from './mount-live-table.ts';
import { liveWords } from './words-live.ts';

export const livePage: GamePage = { mount: mountLiveTable, words: liveWords };
