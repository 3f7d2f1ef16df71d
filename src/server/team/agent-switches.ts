import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import {
  selectTransferSwitches,
  setActiveScope,
  setAgentPolicy,
  setAgentSwitch,
  setTransferSwitch,
} from './agent-store.ts';
import { isAgentPolicyOn, selectAgentSetting } from './tree-store.ts';

export const agentSwitchNames = [
  'policy',
  'transfers-up',
  'transfers-down',
  'dividend',
  'daily',
  'hourly',
  'realtime',
  'balances',
  'opening',
  'active-direct',
] as const;
export type AgentSwitchName = (typeof agentSwitchNames)[number];

type Database = Pick<AppContext, 'database'>;

export async function readAgentSwitches({
  database,
}: Database): Promise<Record<AgentSwitchName, boolean>> {
  const [setting, transfers, policy] = await Promise.all([
    selectAgentSetting(database),
    selectTransferSwitches(database),
    isAgentPolicyOn(database),
  ]);
  return {
    policy,
    'transfers-up': transfers.up,
    'transfers-down': transfers.down,
    dividend: setting.dividend_contracts,
    daily: setting.daily_contracts,
    hourly: setting.hourly_contracts,
    realtime: setting.realtime_contracts,
    balances: setting.shows_balances,
    opening: setting.opens_accounts,
    'active-direct': setting.active_scope === 'direct',
  };
}

export async function switchAgents(
  { database }: Database,
  { name, enabled }: { name: AgentSwitchName; enabled: boolean },
  actor: Actor,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await write(transaction, name, enabled);
    await writeAudit(transaction, actor, 'agent-switch', name, { enabled: String(enabled) });
    return done(null);
  });
}

function write(transaction: Transaction, name: AgentSwitchName, enabled: boolean): Promise<void> {
  switch (name) {
    case 'policy':
      return setAgentPolicy(transaction, enabled);
    case 'transfers-up':
      return setTransferSwitch(transaction, 'upline', enabled);
    case 'transfers-down':
      return setTransferSwitch(transaction, 'downline', enabled);
    case 'active-direct':
      return setActiveScope(transaction, enabled ? 'direct' : 'all');
    default:
      return setAgentSwitch(transaction, columns[name], enabled);
  }
}

const columns = {
  dividend: 'dividend_contracts',
  daily: 'daily_contracts',
  hourly: 'hourly_contracts',
  realtime: 'realtime_contracts',
  balances: 'shows_balances',
  opening: 'opens_accounts',
} as const;
