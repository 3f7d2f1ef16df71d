/** Accounts to look around with. Their credentials belong to identity, which sets them itself. */
export interface DemoAccount {
  account: string;
  nickname: string;
  /** 0 a member, 1 an agent, 4 on trial. */
  type: 0 | 1 | 4;
  /** As their papers would say it: money leaves to accounts in this name only. */
  realName?: string;
}

export const accounts: readonly DemoAccount[] = [
  { account: 'demo', nickname: 'Camila', type: 0, realName: 'Camila Rojas Vega' },
  { account: 'agente', nickname: 'Don Ernesto', type: 1, realName: 'Ernesto Salas Mora' },
  { account: 'prueba', nickname: 'Visita', type: 4 },
  { account: 'mayorista', nickname: 'Doña Pilar', type: 1 },
];

/** Who stands below whom, so that money can be sent up and down. */
export const lines: readonly { account: string; agent: string }[] = [
  { account: 'demo', agent: 'agente' },
  { account: 'agente', agent: 'mayorista' },
];

/** Whose account it is that the demonstration's invitation code leads to, and the code. */
export const affiliateCode = { account: 'agente', code: 'fiesta24' };
