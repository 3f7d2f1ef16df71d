import type { ContractKind } from '#contract/contract-terms.ts';

/** In the agents' centre each kind of bills has a page of its own. */
export const billPages = {
  dividend: '/agentHome/agentDividendRecordCopy2',
  daily: '/agentHome/agentDailyWages2',
  hourly: '/agentHome/agentHourSalary',
  realtime: '/agentHome/agentRealtimeSalary',
} as const satisfies Record<ContractKind, string>;

/** The days behind a bill: a dividend comes of what the team lost, a salary of what it bet. */
export const dayPages = {
  dividend: '/agentHome/palStatementsAgentCopy',
  daily: '/agentHome/personalHistoryCopy',
  hourly: '/agentHome/personalHistoryCopy',
  realtime: '/agentHome/personalHistoryCopy',
} as const satisfies Record<ContractKind, string>;
