import type { GoodRequest } from './good-requests.ts';

/** Those of records, and of the house's own games. */
export const playRequests: Readonly<Record<string, GoodRequest>> = {
  transactionHistory: { request: { language: 'es' }, as: 'saver' },
  bettingRecord: { request: { language: 'es', gameType: 'RNG' }, as: 'saver' },
  personalProfit: { request: { days: '30' }, as: 'saver' },
  gameTable: {
    request: { game: '{houseGame}', purse: 'money', language: 'zh' },
    as: 'saver',
  },
  openRound: {
    request: {
      requestId: '5b0c8a9e-6a55-4f0e-9a0f-3d8f0d1b7a01',
      game: '{houseGame}',
      purse: 'money',
      choices: { stake: '10000', side: 'over', target: 5000 },
    },
    as: 'saver',
  },
  stepRound: {
    request: { roundId: '{openHouseRound}', after: 0, step: { kind: 'pick', cell: 3 } },
    as: 'saver',
  },
  oneRound: { request: { roundId: '{openHouseRound}' }, as: 'saver' },
  ownRounds: { request: { purse: 'coins' }, as: 'saver' },
  housePots: { request: { game: '{potGame}', purse: 'money' }, as: 'saver' },
  ownSeeds: { request: { purse: 'money' }, as: 'saver' },
  chooseClientSeed: { request: { purse: 'coins', clientSeed: 'my-own-seed' }, as: 'saver' },
  rotateSeeds: { request: { purse: 'coins', commitment: '{commitment}' }, as: 'saver' },
  fillPurse: { request: {}, as: 'saver' },
};
