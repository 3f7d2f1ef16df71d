export type SceneName = 'fair' | 'midnight' | 'cave' | 'dusk' | 'salon' | 'orchard' | 'garden';

/** Where each game is played, as its cover promises. */
const sceneOfRules: Readonly<Record<string, SceneName>> = {
  VB_DICE: 'midnight',
  VB_MINES: 'cave',
  VB_PLINKO: 'fair',
  VB_WHEEL: 'fair',
  VB_LIMBO: 'midnight',
  VB_CRASH: 'dusk',
  VB_KENO: 'midnight',
  VB_BINGO: 'fair',
  VB_ROULETTE: 'salon',
  VB_BLACKJACK: 'salon',
  VB_BACCARAT: 'salon',
  VB_JACKS_OR_BETTER: 'salon',
  VB_HI_LO: 'salon',
  VB_ORCHARD: 'orchard',
  VB_GARDEN: 'garden',
};

/** Two rooms may be played by the same rules; a table's code says what its cover shows. */
const sceneOfCover: Readonly<Record<string, SceneName>> = {
  'VB_CRASH lantern': 'midnight',
  'VB_BINGO moon': 'midnight',
};

export function sceneOf(rules: string, game = ''): SceneName {
  return sceneOfCover[`${rules} ${coverWordOf(game)}`] ?? sceneOfRules[rules] ?? 'dusk';
}

/** The word for what a game's cover shows, such as `lantern`; empty where its code bears none. */
export function coverWordOf(game: string): string {
  return game.split('-').at(-2) ?? '';
}
