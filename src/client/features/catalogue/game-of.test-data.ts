import type { Game } from '#contract/catalogue.ts';

/** A game for tests; what a test is about is given. */
export function gameOf(given: Partial<Game> & Pick<Game, 'nodeId'>): Game {
  return {
    gameId: `g${given.nodeId}`,
    vassalage: 'PG',
    vendorName: 'PG',
    gameType: 'RNG',
    gameClassify: 'VIDEO',
    gameCode: `PG-RNG-${given.nodeId}`,
    gameName: `Game ${given.nodeId}`,
    iconUrl: '/art/covers/a.svg',
    isHot: 0,
    supportPlay: 1,
    isGame: 'GAME',
    lines: 25,
    minimumBet: '10000',
    currency: 'COP',
    returnBasisPoints: 9650,
    volatility: 'medium',
    ...given,
  };
}
