import type { ContractKind } from '#contract/contract-terms.ts';

/** In the agents' centre each kind of bills has a page of its own. */
export const billPages = {
  dividend: '/agentHome/agentDividendRecordCopy2',
  daily: '/agentHome/agentDailyWages2',
  hourly: '/agentHome/agentHourSalary',
  realtime: '/agentHome/agentRealtimeSalary',
} as const satisfies Record<ContractKind, string>;
