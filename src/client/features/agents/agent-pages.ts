/** The five places of an agent's bar. */
export type AgentPlace = 'overview' | 'team' | 'register' | 'reports' | 'more';

const placeOfPage: Readonly<Record<string, AgentPlace>> = {
  agentTeamOverview: 'overview',
  downlineManagmentView: 'team',
  registerCenter: 'register',
  personalHistoryCopy: 'reports',
  palStatementsAgentCopy: 'reports',
  agentRevenueReport: 'reports',
  agentDownlineTransactionDetailsCopy: 'reports',
  agentDividendRecordCopy2: 'reports',
  agentDailyWages2: 'reports',
  agentHourSalary: 'reports',
  agentRealtimeSalary: 'reports',
  more: 'more',
  contracts: 'more',
  agentAnnouncement: 'more',
};

/** At which of them a page belongs; the first page stands for whatever nobody knows. */
export function agentPlaceOf(pathname: string): AgentPlace {
  return placeOfPage[pathname.split('/')[2] ?? ''] ?? 'overview';
}
