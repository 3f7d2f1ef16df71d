import type { GamePage } from '../game-registry.ts';
import { mountFishPond } from './mount-fish-pond.ts';
import { fishWords } from './words-fish.ts';

export const fishPage: GamePage = { mount: mountFishPond, words: fishWords };
