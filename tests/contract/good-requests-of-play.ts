import type { GoodRequest } from './good-requests.ts';

/** Those of records, and of the house's own games. */
export const playRequests: Readonly<Record<string, GoodRequest>> = {
  transactionHistory: { request: { language: 'es' }, as: 'saver' },
  bettingRecord: { request: { language: 'es', gameType: 'RNG' }, as: 'saver' },
  personalProfit: { request: { days: '30' }, as: 'saver' },
  memberStatement: { request: { language: 'en' }, as: 'saver' },
  houseGame: {
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
  roundStory: { request: { roundId: '{openHouseRound}' }, as: 'saver' },
  measuredReturn: { request: { game: '{houseGame}', purse: 'coins' }, as: 'saver' },
  raiseDispute: {
    request: { roundId: '{overHouseRound}', words: 'The last pick was another one.' },
    as: 'saver',
  },
  roundDispute: { request: { roundId: '{overHouseRound}' }, as: 'saver' },
  listDisputes: { request: {} },
  answerDispute: {
    request: { id: '{dispute}', verdict: 'refused', answer: 'Seeds and outcome agree.' },
  },
  ownRounds: { request: { purse: 'coins' }, as: 'saver' },
  housePots: { request: { game: '{potGame}', purse: 'money' }, as: 'saver' },
  roomNow: { request: { game: '{roomGame}', purse: 'money' }, as: 'saver' },
  ticketPool: { request: { game: '{poolGame}', purse: 'coins' }, as: 'saver' },
  ownSeeds: { request: { purse: 'money' }, as: 'saver' },
  chooseClientSeed: { request: { purse: 'coins', clientSeed: 'my-own-seed' }, as: 'saver' },
  rotateSeeds: { request: { purse: 'coins', commitment: '{commitment}' }, as: 'saver' },
  gameByCode: { request: { gameCode: '{liveGame}', language: 'es' } },
  launchGame: {
    request: { gameCode: '{liveGame}', language: 'es', theme: 'night' },
    as: 'saver',
  },
  liveModels: { request: { language: 'es' } },
  vendorMatches: { request: { language: 'es', gameType: 'SPORTS' } },
  launchChat: {
    request: { vassalage: '{liveVendor}', model: 'LUZ', language: 'es', theme: 'day' },
    as: 'saver',
  },
  vendorJackpots: { request: { language: 'es' } },
  vendorMoves: { request: {}, as: 'saver' },
  fillPurse: { request: {}, as: 'saver' },
};
