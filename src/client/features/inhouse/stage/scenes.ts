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

export function sceneOf(rules: string): SceneName {
  return sceneOfRules[rules] ?? 'dusk';
}
