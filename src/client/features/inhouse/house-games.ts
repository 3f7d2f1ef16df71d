import type { Game } from '#games/game.ts';
import type { SceneName } from './stage/scene-name.ts';

/** What this device knows of a game of the house, besides its words. */
export interface HouseGame {
  /** `Dice` is `games/dice/DiceBoard.tsx` and exports `DiceBoard`. */
  board: string;
  /** Where its chance comes from: one's own seeds, a table that many share, a pool of tickets. */
  chance: 'own' | 'chain' | 'pool';
  /** Where it is played, as its cover promises. */
  scene: SceneName;
  /** Its cards may be shown in four colours. */
  hasCards?: true;
  /** Its rounds go on by steps, which stand where the stake was: one button, two rows of them, or more than a stake. */
  steps?: 'one' | 'two' | 'tall';
  /** Two bets of a player's may be in one round, each on a slip of its own. */
  takesTwo?: true;
  /** The rules themselves, as the gateway has them: for chances, and to tell a round again. */
  load: () => Promise<unknown>;
}

/**
 * Every game of the house, by its rules: a game's one entry. `say-bet.ts` and `RulesText.tsx` hold its words, and do not
 * compile without them.
 */
const games = {
  VB_DICE: {
    ...{ board: 'Dice', chance: 'own', scene: 'midnight' },
    load: () => import('#games/dice.ts').then((file) => file.dice),
  },
  VB_MINES: {
    ...{ board: 'Mines', chance: 'own', scene: 'cave' },
    load: () => import('#games/mines.ts').then((file) => file.mines),
  },
  VB_ROULETTE: {
    ...{ board: 'Roulette', chance: 'own', scene: 'salon' },
    load: () => import('#games/roulette.ts').then((file) => file.roulette),
  },
  VB_PLINKO: {
    ...{ board: 'Plinko', chance: 'own', scene: 'fair' },
    load: () => import('#games/plinko.ts').then((file) => file.plinko),
  },
  VB_WHEEL: {
    ...{ board: 'Wheel', chance: 'own', scene: 'fair' },
    load: () => import('#games/wheel.ts').then((file) => file.wheel),
  },
  VB_LIMBO: {
    ...{ board: 'Limbo', chance: 'own', scene: 'midnight' },
    load: () => import('#games/limbo.ts').then((file) => file.limbo),
  },
  VB_CRASH: {
    ...{ board: 'Crash', chance: 'chain', scene: 'dusk', takesTwo: true },
    load: () => import('#games/crash.ts').then((file) => file.crash),
  },
  VB_BINGO: {
    ...{ board: 'Bingo', chance: 'chain', scene: 'plaza' },
    load: () => import('#games/bingo/bingo.ts').then((file) => file.bingo),
  },
  VB_SCRATCH_1: {
    ...{ board: 'Scratch', chance: 'pool', scene: 'dusk' },
    load: () => loadTicket('VB_SCRATCH_1'),
  },
  VB_SCRATCH_2: {
    ...{ board: 'Scratch', chance: 'pool', scene: 'plaza' },
    load: () => loadTicket('VB_SCRATCH_2'),
  },
  VB_SCRATCH_5: {
    ...{ board: 'Scratch', chance: 'pool', scene: 'garden' },
    load: () => loadTicket('VB_SCRATCH_5'),
  },
  VB_SCRATCH_10: {
    ...{ board: 'Scratch', chance: 'pool', scene: 'vault' },
    load: () => loadTicket('VB_SCRATCH_10'),
  },
  VB_KENO: {
    ...{ board: 'Keno', chance: 'own', scene: 'midnight' },
    load: () => import('#games/keno.ts').then((file) => file.keno),
  },
  VB_JACKS_OR_BETTER: {
    ...{
      board: 'VideoPoker',
      chance: 'own',
      scene: 'salon-violet',
      hasCards: true,
      steps: 'one',
    },
    load: () => import('#games/video-poker/video-poker.ts').then((file) => file.videoPoker),
  },
  VB_BLACKJACK: {
    ...{ board: 'Blackjack', chance: 'own', scene: 'salon', hasCards: true, steps: 'two' },
    load: () => import('#games/blackjack/blackjack.ts').then((file) => file.blackjack),
  },
  VB_BACCARAT: {
    ...{ board: 'Baccarat', chance: 'own', scene: 'salon-blue', hasCards: true },
    load: () => import('#games/baccarat/baccarat.ts').then((file) => file.baccarat),
  },
  VB_HI_LO: {
    ...{ board: 'HiLo', chance: 'own', scene: 'salon-wine', hasCards: true, steps: 'tall' },
    load: () => import('#games/hi-lo.ts').then((file) => file.hiLo),
  },
  VB_ORCHARD: {
    ...{ board: 'Orchard', chance: 'own', scene: 'orchard' },
    load: () => import('#games/slots/orchard.ts').then((file) => file.orchard),
  },
  VB_GARDEN: {
    ...{ board: 'Garden', chance: 'own', scene: 'garden' },
    load: () => import('#games/slots/garden.ts').then((file) => file.garden),
  },
} as const satisfies Readonly<Record<string, HouseGame>>;

export type HouseRules = keyof typeof games;

export const houseGames: Readonly<Record<HouseRules, HouseGame>> = games;

/** Codes come from the gateway, which may know a game that this release does not. */
export function isHouseRules(rules: string): rules is HouseRules {
  return Object.hasOwn(houseGames, rules);
}

export function houseGameOf(rules: string): HouseGame | undefined {
  return isHouseRules(rules) ? houseGames[rules] : undefined;
}

/** A kind of ticket is its pool's print. */
async function loadTicket(code: string): Promise<unknown> {
  const [{ scratchPools }, { scratchGame }] = await Promise.all([
    import('#games/scratch/pools.ts'),
    import('#games/scratch/scratch.ts'),
  ]);
  const pool = scratchPools.find((one) => one.code === code);
  return pool && scratchGame(pool);
}

export async function loadRules(code: string): Promise<Game> {
  const loaded = await houseGameOf(code)?.load();
  if (!loaded) throw new Error(`No rules of ${code} on this device.`);
  // Choices and steps come as the gateway stored them, and the game's schemas read them first.
  return loaded as Game;
}
