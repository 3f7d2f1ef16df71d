import type { Game } from '#games/game.ts';

const loads: Readonly<Record<string, () => Promise<unknown>>> = {
  VB_DICE: () => import('#games/dice.ts').then((file) => file.dice),
  VB_MINES: () => import('#games/mines.ts').then((file) => file.mines),
  VB_ROULETTE: () => import('#games/roulette.ts').then((file) => file.roulette),
  VB_PLINKO: () => import('#games/plinko.ts').then((file) => file.plinko),
  VB_WHEEL: () => import('#games/wheel.ts').then((file) => file.wheel),
  VB_LIMBO: () => import('#games/limbo.ts').then((file) => file.limbo),
  VB_CRASH: () => import('#games/crash.ts').then((file) => file.crash),
  VB_BINGO: () => import('#games/bingo/bingo.ts').then((file) => file.bingo),
  ...tickets(['VB_SCRATCH_1', 'VB_SCRATCH_2', 'VB_SCRATCH_5', 'VB_SCRATCH_10']),
  VB_KENO: () => import('#games/keno.ts').then((file) => file.keno),
  VB_JACKS_OR_BETTER: () =>
    import('#games/video-poker/video-poker.ts').then((file) => file.videoPoker),
  VB_BLACKJACK: () => import('#games/blackjack/blackjack.ts').then((file) => file.blackjack),
  VB_BACCARAT: () => import('#games/baccarat/baccarat.ts').then((file) => file.baccarat),
  VB_HI_LO: () => import('#games/hi-lo.ts').then((file) => file.hiLo),
  VB_ORCHARD: () => import('#games/slots/orchard.ts').then((file) => file.orchard),
  VB_GARDEN: () => import('#games/slots/garden.ts').then((file) => file.garden),
};

/** A kind of ticket is its pool's print. */
function tickets(codes: readonly string[]): Record<string, () => Promise<unknown>> {
  const load = async (code: string) => {
    const [{ scratchPools }, { scratchGame }] = await Promise.all([
      import('#games/scratch/pools.ts'),
      import('#games/scratch/scratch.ts'),
    ]);
    const pool = scratchPools.find((one) => one.code === code);
    return pool && scratchGame(pool);
  };
  return Object.fromEntries(codes.map((code) => [code, () => load(code)]));
}

/** The rules themselves, as the gateway has them: for chances, and to tell a round again. */
export async function loadRules(code: string): Promise<Game> {
  const load = loads[code];
  if (!load) throw new Error(`No rules of ${code} on this device.`);
  // Choices and steps come as the gateway stored them, and the game's schemas read them first.
  return (await load()) as Game;
}
