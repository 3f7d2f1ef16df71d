import type { GoodRequest } from './good-requests.ts';

/** Those of an agent's team. */
export const teamRequests: Readonly<Record<string, GoodRequest>> = {
  consolidated: { request: {}, as: 'agent' },
  teamOverview: { request: { window: 'week' }, as: 'agent' },
  teamMembers: { request: { reach: 'all', sort: 'valid' }, as: 'agent' },
  teamMember: { request: { account: 'demo' }, as: 'agent' },
};
