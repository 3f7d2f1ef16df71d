/** Kinds of transfer by which contracts between agents are paid. */
const agentBillKinds = {
  dividend: 'agent-dividend',
  daily: 'agent-salary',
  hourly: 'agent-hour-salary',
  realtime: 'agent-realtime-salary',
} as const;

export function agentBillKind(kind: keyof typeof agentBillKinds): string {
  return agentBillKinds[kind];
}

/** Money among agents, as it stands in the records. */
export const agentKinds: readonly string[] = [
  'agent-transfer',
  'agent-rebate',
  ...Object.values(agentBillKinds),
];
