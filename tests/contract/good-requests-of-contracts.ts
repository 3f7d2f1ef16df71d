import type { GoodRequest } from './good-requests.ts';

const terms = {
  kind: 'hourly',
  singleBet: '100',
  betAmount: '1000',
  users: 1,
  winRate: 10,
  lossRate: 20,
};

/** Those of contracts between agents, and of the bills that come of them. */
export const contractRequests: Readonly<Record<string, GoodRequest>> = {
  waitingContracts: { request: {}, as: 'contractDownline' },
  listContracts: {
    request: { whose: 'downlines', kind: 'daily', are: 'running', account: 'agent' },
    as: 'contractAgent',
  },
  oneContract: { request: { contractId: '{contract}' }, as: 'contractDownline' },
  contractEditor: { request: { kind: 'daily', account: 'agent-below' }, as: 'contractAgent' },
  simulateContract: { request: { account: 'agent-below', terms }, as: 'contractAgent' },
  offerContract: {
    request: {
      requestId: '3c1e7a52-2a9c-4f55-8f0b-7d5a2c9b1e01',
      account: 'agent-below',
      terms,
      ends: [],
    },
    as: 'contractAgent',
  },
  requestContract: {
    request: {
      requestId: '3c1e7a52-2a9c-4f55-8f0b-7d5a2c9b1e02',
      terms: {
        kind: 'daily',
        activeFrom: '100',
        tiers: [{ sales: '0', loss: '0', users: 0, rate: 6_000 }],
      },
      ends: [],
    },
    as: 'contractDownline',
  },
  answerContract: {
    request: { contractId: '{contractToAnswer}', answer: 'accept', ends: [] },
    as: 'contractDownline',
  },
  withdrawContract: { request: { contractId: '{contractToWithdraw}' }, as: 'contractAgent' },
  askToEndContract: { request: { contractId: '{contract}' }, as: 'contractDownline' },
  answerEndOfContract: {
    request: { contractId: '{contractEnding}', answer: 'accept', ends: [] },
    as: 'contractAside',
  },
  listBills: {
    request: { whose: 'mine', kind: 'daily', from: '2020-01-01', to: '2040-01-01' },
    as: 'contractDownline',
  },
  oneBill: { request: { billId: '{bill}' }, as: 'contractDownline' },
  billMembers: { request: { billId: '{bill}', are: 'active' }, as: 'contractDownline' },
};
