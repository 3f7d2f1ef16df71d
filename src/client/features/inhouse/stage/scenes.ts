import { houseGameOf } from '../house-games.ts';
import type { SceneName } from './scene-name.ts';

/** Two rooms may be played by the same rules; a table's code says what its cover shows. */
const sceneOfCover: Readonly<Record<string, SceneName>> = {
  'VB_CRASH lantern': 'midnight',
  'VB_BINGO moon': 'midnight',
};

export function sceneOf(rules: string, game = ''): SceneName {
  return sceneOfCover[`${rules} ${coverWordOf(game)}`] ?? houseGameOf(rules)?.scene ?? 'dusk';
}

/** The word for what a game's cover shows, such as `lantern`; empty where its code bears none. */
export function coverWordOf(game: string): string {
  return game.split('-').at(-2) ?? '';
}
