import type { GoodRequest } from './good-requests.ts';

/** Those of an agent's team. */
export const teamRequests: Readonly<Record<string, GoodRequest>> = {
  consolidated: { request: {}, as: 'agent' },
  teamOverview: { request: { window: 'week' }, as: 'agent' },
  teamMembers: { request: { reach: 'all', sort: 'valid' }, as: 'agent' },
  sendTeamMessage: {
    request: {
      requestId: '7f0c8a9e-6a55-4f0e-9a0f-3d8f0d1b7a23',
      account: 'demo',
      text: 'Mañana hay sorteo.',
    },
    as: 'agent',
  },
  setMemberSeries: { request: { account: 'demo', series: 1_800 }, as: 'agent' },
  inviteLinks: { request: {}, as: 'agent' },
  makeInviteLink: {
    request: {
      requestId: '7f0c8a9e-6a55-4f0e-9a0f-3d8f0d1b7a21',
      kind: 'member',
      channel: 'WhatsApp',
      days: 30,
    },
    as: 'agent',
  },
  endInviteLink: { request: { code: 'fiesta24' }, as: 'agent' },
  openInviteLink: { request: { code: 'fiesta24' } },
  openTeamAccount: {
    request: {
      requestId: '7f0c8a9e-6a55-4f0e-9a0f-3d8f0d1b7a22',
      account: 'nuevo2026',
      kind: 'member',
    },
    as: 'agent',
  },
  teamMember: { request: { account: 'demo' }, as: 'agent' },
  teamReport: { request: { by: 'member' }, as: 'agent' },
  memberBets: { request: { account: 'demo', language: 'en' }, as: 'agent' },
  teamTransactions: { request: {}, as: 'agent' },
  agentIncome: { request: {}, as: 'agent' },
  agentAnnouncements: { request: { language: 'en' }, as: 'agent' },
};
