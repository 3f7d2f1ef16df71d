import type { GameType } from '#contract/values.ts';
import { seeded } from '#demo/art/seeded.ts';
import { gameAt } from './games.ts';

export interface DemoWinner {
  account: string;
  nodeId: number;
  winAmount: bigint;
  minutesAgo: number;
}

/** Who won where in the demonstration, and how many times the game's smallest bet. */
const wins: readonly (readonly [account: string, GameType, string, number, times: number])[] = [
  ['camila.rojas', 'RNG', 'PG', 1, 4820],
  ['elprofe77', 'RNG', 'JL', 2, 3150],
  ['mar_y_sol', 'LIVE', 'EVO', 1, 385],
  ['chucho1988', 'RNG', 'PT', 3, 2740],
  ['lin.wei', 'LIVE', 'SA', 2, 264],
  ['dona_sofia', 'RNG', 'CQ9', 4, 1980],
  ['nurul.h', 'FISH', 'JDB', 1, 1610],
  ['andresvive', 'RNG', 'JDB', 5, 2230],
  ['paisa_fiel', 'INHOUSE', 'VERBENA', 2, 2900],
  ['gaby.mn', 'RNG', 'FC', 2, 1475],
  ['tiovivo', 'SPORTS', 'BTI', 1, 96],
  ['wang88', 'PVP', 'KY', 1, 420],
  ['sandia_loca', 'RNG', 'EG2', 6, 1320],
  ['farid.z', 'LOTT', 'TCG_SEA', 3, 640],
  ['la.negra', 'RNG', 'BGS', 1, 1190],
  ['rocio_ba', 'LIVE', 'AG', 3, 88],
  ['memo2001', 'FISH', 'CQ9', 2, 870],
  ['aziz_kl', 'RNG', 'JK', 3, 990],
  ['juanpa.v', 'ESPORTS', 'TFG', 1, 54],
  ['pilar_ct', 'INHOUSE', 'VERBENA_ROOMS', 2, 1250],
  ['hernan_q', 'RNG', 'PG', 7, 760],
  ['chen.xiao', 'ELOTT', 'ELOTT', 1, 510],
  ['lucerito', 'RNG', 'JL', 8, 605],
  ['dante.rm', 'RNG', 'PT', 9, 480],
];

/** Each in the day before the seeding, so that no win lies in the future. */
export const winners: readonly DemoWinner[] = wins.map(
  ([account, gameType, vassalage, index, times], at) => {
    const game = gameAt(vassalage, gameType, index);
    if (!game) throw new Error(`The winner ${account} played a game that does not exist`);
    return {
      account,
      nodeId: game.nodeId,
      winAmount: game.minimumBet * BigInt(times),
      minutesAgo: 7 + at * 58 + seeded(account).whole(0, 40),
    };
  },
);
