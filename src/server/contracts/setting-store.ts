import type { Carry, ContractKind, DividendStyle } from '#contract/contract-terms.ts';
import type { Database } from '#server/db/open.ts';

/** On what terms the merchant lets agents make contracts. */
export interface ContractSetting {
  /** None while agents are switched off. What was agreed on before runs on until it is ended. */
  kinds: ContractKind[];
  style: DividendStyle;
  carry: Carry;
  /** In millionths: what the house gives without a second person. */
  topRate: number;
  needsApproval: boolean;
  endsWithPeriod: boolean;
  answerDays: number;
  billDays: number;
  /** Whose bets make an active member: all of the team's, or the direct downline's. */
  activeScope: 'all' | 'direct';
}

export async function selectSetting(database: Database): Promise<ContractSetting> {
  const [own, agents, policy] = await Promise.all([
    database.selectFrom('contract_setting').selectAll().executeTakeFirstOrThrow(),
    database.selectFrom('agent_setting').selectAll().executeTakeFirstOrThrow(),
    database
      .selectFrom('whitelabel_switch')
      .select('enabled')
      .where('key', '=', 'AGENTPOLICY3')
      .executeTakeFirst(),
  ]);
  const kinds: [ContractKind, boolean][] = [
    ['dividend', agents.dividend_contracts],
    ['daily', agents.daily_contracts],
    ['hourly', agents.hourly_contracts],
    ['realtime', agents.realtime_contracts],
  ];
  return {
    kinds: kinds.filter(([, isOn]) => isOn && policy?.enabled === true).map(([kind]) => kind),
    style: own.dividend_style,
    carry: own.dividend_carry,
    topRate: own.top_rate,
    needsApproval: own.needs_approval,
    endsWithPeriod: own.ends_with_period,
    answerDays: own.answer_days,
    billDays: own.bill_days,
    activeScope: agents.active_scope,
  };
}

/** The merchant's calendar and money, as commands and jobs ask for them too. */
export interface SiteTerms {
  timeZone: string;
  currency: string;
}

export async function selectSiteTerms(
  database: Database,
  fallbackCurrency: string,
): Promise<SiteTerms> {
  const row = await database
    .selectFrom('site_setting')
    .select(['time_zone', 'currency'])
    .executeTakeFirst();
  return { timeZone: row?.time_zone ?? 'UTC', currency: row?.currency ?? fallbackCurrency };
}
